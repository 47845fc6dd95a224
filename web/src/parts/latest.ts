// Whoever is asked several times may answer in another order.

/** Of promises given one after the other only what the last gives is heard, whenever the others come. */
export function onlyLatest<T>(found: (value: T) => void, failed: (error: unknown) => void): (promise: Promise<T>) => void {
  let latest: Promise<T> | null = null;
  return (promise) => {
    latest = promise;
    promise.then(
      (value) => promise === latest && found(value),
      (error: unknown) => promise === latest && failed(error),
    );
  };
}
