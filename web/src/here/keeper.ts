// The storage of this browser, as the local host needs it: texts under keys, by kind; written whole or not at all.

const NAME = "consigliere";
const VERSION = 2;
const KINDS = ["me", "tables", "rows", "lines", "analyses", "companions"];

type Change = [kind: string, key: string, text: string | null, fresh: boolean];

const PATIENCE = 20_000;

let opened: Promise<IDBDatabase> | null = null;
let last: Promise<void> = Promise.resolve();

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => KINDS.filter((kind) => !asked.result.objectStoreNames.contains(kind)).forEach((kind) => asked.result.createObjectStore(kind));
    asked.onsuccess = () => {
      asked.result.onversionchange = () => asked.result.close(); // a newer page is about to take over
      asked.result.onclose = () => (opened = null); // the browser has closed it: next time it is opened again
      resolve(asked.result);
    };
    asked.onerror = () => reject(asked.error ?? new Error("refused"));
  });
  opened.catch(() => (opened = null));
  return opened;
}

function done<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("refused"));
  });
}

/** What there is not is undefined, which is Python's None: null would be something of its own there. */
export async function get(kind: string, key: string): Promise<string | undefined> {
  return done<string | undefined>((await open()).transaction(kind).objectStore(kind).get(key));
}

/** Keys and texts between two keys, as JSON. */
export async function find(kind: string, first: string, last: string): Promise<string> {
  const store = (await open()).transaction(kind).objectStore(kind);
  const range = IDBKeyRange.bound(first, last);
  const [keys, texts] = await Promise.all([done(store.getAllKeys(range)), done<string[]>(store.getAll(range))]);
  return JSON.stringify(keys.map((key, place) => [key, texts[place]]));
}

/** "" when it is stored; else why it is not: "taken", "full" or "refused". */
export async function write(changes: string): Promise<string> {
  try {
    await store(JSON.parse(changes) as Change[]);
    return "";
  } catch (error) {
    const name = error instanceof DOMException ? error.name : "";
    return name === "ConstraintError" ? "taken" : name === "QuotaExceededError" ? "full" : "refused";
  }
}

async function store(changes: Change[]): Promise<void> {
  const all = (await open()).transaction([...new Set(changes.map(([kind]) => kind))], "readwrite");
  const end = new Promise<void>((resolve, reject) => {
    all.oncomplete = () => resolve();
    all.onabort = () => reject(all.error ?? new Error("refused"));
  });
  for (const [kind, key, text, fresh] of changes) {
    const place = all.objectStore(kind);
    if (text === null) place.delete(key);
    else if (fresh) place.add(text, key);
    else place.put(text, key);
  }
  await end;
}

const timedOut = (error: unknown) => error instanceof DOMException && error.name === "TimeoutError";

/**
 * Until what it gives is called, nobody else has the lock; undefined: another tab keeps it for too long.
 * Over plain HTTP there are no locks between tabs: what another has written meanwhile is found by its keys.
 */
export function lock(): Promise<(() => void) | undefined> {
  return new Promise((resolve, reject) => {
    const held = () => new Promise<void>((release) => resolve(release));
    if (!navigator.locks) last = last.then(held);
    else navigator.locks.request(NAME, { signal: AbortSignal.timeout(PATIENCE) }, held).catch((error: unknown) => (timedOut(error) ? resolve(undefined) : reject(error)));
  });
}
