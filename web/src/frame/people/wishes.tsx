// A bot that is my partner: what I wish of it, what it intends, and whether it says so.

import { useEffect } from "preact/hooks";
import type { Line } from "../../api/messages";
import { language, name, say } from "../../i18n/texts";
import { Icon } from "../../parts/icons";
import { LEVELS, type Level } from "../../parts/levels";
import { remembered } from "../../parts/remembered";
import { useFetched } from "../loading";
import { games, loadGames } from "../model/games";
import type { Session } from "../model/session";

const NONE = "none";
const speaks = remembered("partner-speaks", true);

function last(session: Session, channel: string, seat: number): Line | undefined {
  return session.chat.value.findLast((line) => line.channel === channel && line.seat === seat);
}

/** For the seat beside me; nothing where no bot sits that heeds. */
export function PartnerWish({ session, seat }: { session: Session; seat: number }) {
  const { game, seats, status } = session.info.value;
  const heeds = LEVELS.includes(seats[seat]!.bot as Level);
  useFetched(() => loadGames(), []);
  const wishes = games.value.find(({ id }) => id === game)?.wishes ?? {};
  if (!heeds || status !== "running" || !Object.keys(wishes).length) return null;
  return <Telling session={session} seat={seat} wishes={wishes} />;
}

interface Props {
  session: Session;
  seat: number;
  wishes: Record<string, string[]>;
}

function Telling({ session, seat, wishes }: Props) {
  const me = session.seat!;
  const voice = last(session, "voice", me);
  const on = voice === undefined || voice.message === "table-voice-speak";
  const intent = on ? last(session, "intent", seat) : undefined;
  const tell = (what: string, about = "") => session.order({ type: "wish", what, about });
  useEffect(() => {
    if (!speaks.value && voice === undefined) void session.quietly({ type: "wish", what: "quiet" });
  }, []);
  function turn(): void {
    speaks.value = !on;
    void tell(on ? "quiet" : "speak");
  }
  return (
    <div class="partner-wish">
      <WishList game={session.info.value.game} wishes={wishes} wished={wished(last(session, "wish", me))} onWish={(what, about) => void tell(what, about)} />
      <button class="quiet square" aria-pressed={on} aria-label={say("page-wish-speaks")} title={say("page-wish-speaks")} onClick={turn}>
        <Icon name={on ? "chat" : "mute"} size={16} />
      </button>
      <p aria-live="polite">{intent && say(intent.message, intent.args)}</p>
    </div>
  );
}

/** A wish as the value of an option: `attack enna`. */
function wished(line: Line | undefined): string {
  const what = line?.message?.split("-wish-")[1] ?? NONE;
  return [what, ...Object.values(line?.args ?? {})].join(" ");
}

interface ListProps {
  game: string;
  wishes: Record<string, string[]>;
  wished: string;
  onWish: (what: string, about: string) => void;
}

function WishList({ game, wishes, wished, onWish }: ListProps) {
  const order = new Intl.Collator(language.value);
  function choose(event: Event): void {
    const [what, about = ""] = (event.currentTarget as HTMLSelectElement).value.split(" ");
    onWish(what!, about);
  }
  return (
    <select aria-label={say("page-wish")} title={say("page-wish")} value={wished} onChange={choose}>
      {[NONE, ...Object.keys(wishes).filter((what) => !wishes[what]!.length)].map((what) => (
        <option key={what} value={what}>{say(`${game}-wish-${what}`)}</option>
      ))}
      {Object.keys(wishes).filter((what) => wishes[what]!.length).map((what) => (
        <optgroup key={what} label={say("page-wish-about", { what })}>
          {wishes[what]!.map((about) => ({ about, words: name(game, about) })).sort((one, other) => order.compare(one.words, other.words)).map(({ about, words }) => (
            <option key={about} value={`${what} ${about}`}>{say("page-wish-one", { what, words })}</option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
