// Made by tools/typescript.py from the messages of server/ and companion/ and the games' views. Do not edit.

export type Args = Record<string, unknown>;

export interface DecisionView {
  seat: number;
  kind: string;
  rule: string;
}

/** What one seat (None: a spectator) may know of a position; `board` is the game's own struct. */
export interface View<B = unknown> {
  game: string;
  rules: string;
  pack: string;
  options: Args;
  seat: number | null;
  seq: number;
  phase: string;
  decisions: DecisionView[];
  legal: [number, string, Args][];
  board: B;
  returns: number[] | null;
}

/** How long people may think. `days`: for one move. `live`: seconds for the game, and an increment for each move. */
export interface Clock {
  kind?: "days" | "live" | "none";
  days?: number;
  seconds?: number;
  increment?: number;
}

/** Who should sit somewhere: me (several times: hot-seat), a bot of a strength, or whoever comes. */
export interface SeatWish {
  kind?: "bot" | "me" | "open";
  bot?: string;
  strength?: "normal" | "quick" | "strong";
}

/** A table somebody wants. No seats: me, and bots at the others. `pack`: its name or digest, else the first. */
export interface NewTable {
  game: string;
  options?: Args;
  seats?: SeatWish[];
  listed?: boolean;
  spectators?: boolean;
  clock?: Clock;
  timeout?: "bot" | "fallback";
  pack?: string;
}

/** `name` of a bot is its id. `online`: a person's page is connected. `away`: a bot stands in for who left.
 *
 * `knows`: this person has seen secrets of another team, and others play here. */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string;
  strength: string;
  mine: boolean;
  online: boolean;
  away: boolean;
  team: number;
  knows: boolean;
}

/** Something all must agree on: taking back beyond one's own turn, or a draw. */
export interface Offer {
  id: number;
  what: "draw" | "undo";
  seat: number;
  agreed: number[];
}

/** A table as one person may see it; nothing of it depends on what is hidden in the game.
 *
 * `origin` "record": the game goes on from a record, whoever brought it may know what was hidden until then.
 * `rated` false: its result says nothing about the players, as somebody may know more than their own side. */
export interface TableInfo {
  id: string;
  game: string;
  rules: string;
  pack: string;
  options: Args;
  status: "over" | "running" | "stopped" | "waiting";
  seats: SeatInfo[];
  owner: boolean;
  listed: boolean;
  spectators: boolean;
  clock: Clock;
  timeout: string;
  created: number;
  moved: number;
  asked: number[];
  ending: "" | "agreed" | "played" | "resigned" | "time";
  returns: number[] | null;
  rematch: string | null;
  origin: "new" | "record";
  rated: boolean;
}

/** An action by its number or its notation. */
export interface Decide {
  type: "play";
  id: string;
  seat: number;
  seq?: number;
  action: number | string;
}

/** Take back my last decision. */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
  seq?: number;
}

export interface Redo {
  type: "redo";
  id: string;
  seat: number;
  seq?: number;
}

/** Take back all I decided in this turn, as far as undo goes. */
export interface Reset {
  type: "reset";
  id: string;
  seat: number;
  seq?: number;
}

/** Offer the table to take back beyond my own turn, or a draw. */
export interface Ask {
  type: "ask";
  id: string;
  seat: number;
  seq?: number;
  what: "draw" | "undo";
}

export interface Answer {
  type: "answer";
  id: string;
  seat: number;
  seq?: number;
  offer: number;
  yes: boolean;
}

export interface Resign {
  type: "resign";
  id: string;
  seat: number;
  seq?: number;
}

/** Chat: `seat` -1 is a spectator, who may only speak to the table. `sketch` carries drawn marks to the team. */
export interface Say {
  type: "say";
  id: string;
  seat: number;
  seq?: number;
  channel?: "sketch" | "table" | "team";
  text: string;
}

/** What would a bot do in my place? */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
  seq?: number;
}

/** Why is this action not legal? */
export interface WhyNot {
  type: "why";
  id: string;
  seat: number;
  seq?: number;
  action: number | string;
}

/** Something that did not work: a message id with its arguments, and the rule where a rule forbids it. */
export interface Problem {
  message: string;
  args: Args;
  rule: string;
  game: string;
}

/** An event of the journal as one viewer may know it; `seq` is the viewer's own count. */
export interface Told {
  seq: number;
  message: string;
  args: Args;
}

/** A line of chat. `seat` -1: a spectator. */
export interface Line {
  n: number;
  channel: string;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** Seconds left for each seat when the message was sent (None: no limit), and whose clocks run. */
export interface Clocks {
  left: (number | null)[];
  running: number[];
}

/** The first message of a socket: everything this viewer may know now, and the events it has missed. */
export interface Position {
  type: "position";
  table: TableInfo;
  seat: number | null;
  seq: number;
  view: View | null;
  events: Told[];
  chat: Line[];
  offers: Offer[];
  clocks: Clocks;
  can_undo: boolean;
  can_redo: boolean;
}

/** Something happened that this viewer may see. */
export interface Update {
  type: "update";
  seq: number;
  view: View;
  events: Told[];
  offers: Offer[];
  clocks: Clocks;
  can_undo: boolean;
  can_redo: boolean;
}

export interface TableChanged {
  type: "table";
  table: TableInfo;
}

export interface Chat {
  type: "chat";
  line: Line;
}

/** The command `id` is stored; `seq` is the viewer's count after it. */
export interface Done {
  type: "done";
  id: string;
  seq: number;
}

export interface Refused {
  type: "refused";
  id: string;
  problem: Problem;
}

export interface Hinted {
  type: "hinted";
  id: string;
  action: number;
  notation: string;
}

/** The answer to `why`; `problem` None: it is legal. */
export interface Reason {
  type: "reason";
  id: string;
  problem: Problem | null;
}

export interface Me {
  id: string;
  name: string;
  account: boolean;
}

/** A guest for a script, which sends `Authorization: Bearer <secret>`. */
export interface NewGuest {
  me: Me;
  secret: string;
}

/** Who I am, with a new secret: the old one works no longer. A browser gets it as a cookie, and here nothing. */
export interface Renewed {
  me: Me;
  secret: string;
}

/** An account is found by its name, so its password is needed to change it. */
export interface NewName {
  name: string;
  password?: string;
}

export interface Credentials {
  name: string;
  password: string;
}

export interface NewPassword {
  old: string;
  new: string;
}

/** The password of my account, for what cannot be undone; a guest has none. */
export interface Proof {
  password?: string;
}

/** A link that carries an identity to another device, once. */
export interface Carry {
  token: string;
  expires: number;
}

export interface SessionInfo {
  id: string;
  agent: string;
  created: number;
  used: number;
  current: boolean;
}

/** Somebody whose chat I do not want to read. */
export interface Muted {
  id: string;
  name: string;
}

/** `options`: each name with its values, the first is the default. `pack`: the digest of its components.
 *
 * `ours`: of each kind of component how many are our reconstruction, and how many there are. */
export interface GameInfo {
  id: string;
  rules: string;
  pack: string;
  pack_name: string;
  seats: number;
  teams: number[];
  options: Record<string, unknown[]>;
  bots: string[];
  ours: Record<string, number[]>;
}

/** Mine (running first, then by last move) and those anybody may join or watch. */
export interface Tables {
  mine: TableInfo[];
  listed: TableInfo[];
}

/** A position of a replay: after `move` of `moves`, with the events of that move.
 *
 * `facts`: the whole position, hidden things included, when all was asked for after the end. */
export interface Moment {
  move: number;
  moves: number;
  view: View;
  events: Told[];
  facts: Args | null;
}

/** A record to go on with as a hot-seat table, from a move on (None: where it ends). */
export interface ImportedRecord {
  record: string;
  move?: number | null;
}

/** An instruction or a reason, as a message id with its arguments, which may be such lines too. */
export interface CompanionLine {
  message: string;
  args: Args;
}

/** Something about an owner's pack. `wrong`: left out until it is put right; else it is missing, ours stands in. */
export interface CompanionProblem {
  wrong: boolean;
  message: string;
  args: Args;
}

/** What is asked or told now. `default` is what an empty answer means; `lines` are the instruction of a `done`;
 * `because` tells the reasons. A `numbers` question wants `count` numbers from `least` to `most`. */
export interface CompanionQuestion {
  kind: string;
  message: string;
  args: Args;
  rule: string;
  form: "choice" | "numbers" | "table" | "words";
  options: string[];
  columns: string[];
  rows: ((string | number)[])[];
  count: number;
  least: number;
  most: number;
  default: string;
  lines: CompanionLine[];
  because: CompanionLine[];
}

/** A row of a card of his: the effects as they are written, and in words. */
export interface CompanionRow {
  act: Args[];
  bonus: number;
  text: CompanionLine;
}

/** A card of his plan; `cubes` are the rows done, from 0. */
export interface CompanionCard {
  card: string;
  power: number;
  move: number;
  rows: CompanionRow[];
  cubes: number[];
}

export interface CompanionDistrict {
  district: string;
  number: number;
  thugs: number;
  cars: number;
  trucks: number;
}

/** None where nobody has told yet; `goods` are alcohol and guns lying on it. */
export interface CompanionTile {
  label: string;
  district: string;
  owner: "henchman" | "nobody" | "you";
  alcohol: number | null;
  guns: number | null;
  profit: number | null;
  defence: number | null;
  markers: number;
  goods: number[];
}

/** All the companion knows of the table. `dealers`: thugs, alcohol, guns of each; `piles`: A and B. */
export interface CompanionSheet {
  turn: number;
  gang: string;
  money: number;
  crime: number;
  ness: number;
  stars: number;
  jobs: number;
  news: number;
  ring: "henchman" | "nobody" | "you";
  here: string;
  thugs: Record<string, number>;
  levels: Record<string, number>;
  boss: number;
  dealers: number[][];
  deck: number;
  discard: number;
  piles: number[];
  districts: CompanionDistrict[];
  tiles: CompanionTile[];
}

/** A game beside a box, in a list. */
export interface CompanionInfo {
  id: string;
  cards: "app" | "physical";
  pack: string;
  turn: number;
  over: boolean;
  created: number;
  changed: number;
}

/** A game beside a box. `version` counts its changes; an answer names the one it answers. `sheet` None: the set-up
 * is not done. */
export interface CompanionGame {
  info: CompanionInfo;
  version: number;
  answers: number;
  question: CompanionQuestion;
  sheet: CompanionSheet | null;
  plan: CompanionCard[];
  problems: CompanionProblem[];
}

/** `app`: the program shuffles his cards; `physical`: they lie on the table. `pack`: TOML of one's own box. */
export interface NewCompanion {
  cards?: "app" | "physical";
  pack?: string;
}

/** A saved game. `anyway`: go on although the pack is another one. */
export interface CompanionFile {
  text: string;
  pack?: string;
  anyway?: boolean;
}

/** An answer or a change of the sheet, in the companion's words; empty: the default. */
export interface CompanionAnswer {
  text: string;
  version: number;
}

export interface CompanionUndo {
  version: number;
}

export interface CompanionPack {
  pack: string;
}

/** What an owner's pack has, lacks and has wrong. */
export interface PackCheck {
  digest: string;
  cards: number;
  problems: CompanionProblem[];
}

export type AnyCommand = Decide | Undo | Redo | Reset | Ask | Answer | Resign | Say | Hint | WhyNot;

export type AnyReply = Done | Refused | Hinted | Reason;

export type AnyNews = Position | Update | TableChanged | Chat | Done | Refused | Hinted | Reason;

/** Cards by name. `deck` lies in unknown order, `bottom` below it in this order, the next to be dealt first. */
export interface FamigliaBoard {
  hands: string[][];
  areas: string[][];
  street: string[];
  discard: string[];
  deck: string[];
  bottom: string[];
  scores: number[];
  first: number;
  player: number;
  passes: number;
  run_out: number;
  turns_left: number;
  street_used: boolean;
  accountant: string | null;
  moved: number;
  named: string;
  brute: string | null;
  lowered: string | null;
  lowered_by: number;
  to_deal: number;
  dealing_in: number;
}

/** `hq` and `supply` are soldiers; `cars`, `boats` and `discs` are those in the supply; `uncovered` counts the open
 * spaces of the rows justice, police, economy, church; `tokens` (in HQ) is None for those who may not see them. */
export interface LafamigliaPlayer {
  colour: string | null;
  character: string | null;
  money: number;
  hq: number;
  supply: number;
  cars: number;
  boats: number;
  discs: number;
  uncovered: number[];
  tokens: string[] | null;
  token_count: number;
  sold: string[];
  marker: string | null;
}

/** A token on the map; `token` is None while it is face down for the viewer. */
export interface LafamigliaOrder {
  area: number;
  seat: number;
  token: string | null;
  resolved: boolean;
}

/** The order that is resolved and its area; where a move, bomb, rally or incitement starts and goes; the column and
 * side of the disc that is moved, the cell that is used; the sea a boat has just come to. */
export interface LafamigliaNow {
  token: string | null;
  area: string | null;
  origin: string | null;
  target: string | null;
  column: number | null;
  side: number | null;
  cell: number | null;
  sea: string | null;
}

export interface LafamigliaFee {
  seat: number;
  n: number;
}

/** LF-58: what gaining a column costs: the tab, a coin for each disc, fees to the other owners. */
export interface LafamigliaPrice {
  tab: number;
  discs: number;
  fees: LafamigliaFee[];
  total: number;
}

/** LF-25: seas that the boats of a team join, and the areas on their coasts. */
export interface LafamigliaFleet {
  seas: string[];
  coast: string[];
}

/** What an attack would meet in an area that can be chosen: bonuses, and the defenders they leave. */
export interface LafamigliaTarget {
  area: string;
  attack: number;
  defence: number;
  left: number;
}

/** Of so many ways, in how many the area is taken, empty, held; soldiers left on average. */
export interface LafamigliaOdds {
  ways: number;
  taken: number;
  empty: number;
  held: number;
  attackers: number;
  defenders: number;
}

/** `what`: brute, tactics, a card, take, leave, or send with a number of soldati. */
export interface LafamigliaProspect {
  what: string;
  n: number;
  odds: LafamigliaOdds;
}

/** `attacking` and `defending` are sides, `attack` and `defence` the bonuses (LF-132). */
export interface LafamigliaForecast {
  attacking: number;
  defending: number;
  area: number;
  attackers: number;
  defenders: number;
  attack: number;
  defence: number;
  rows: LafamigliaProspect[];
}

/** `queue`: the orders to come, the one being resolved first (LF-110). `prices` by column, for the seat or for
 * whose turn it is. `values` by seat and row (LF-79). `would_control` by mandamento (LF-88). `could_hold`: the tokens
 * each seat could have hidden (LF-171). `fleets` by team. `shows_hq`: whose money and soldiers no screen hides. */
export interface LafamigliaOutlook {
  now: LafamigliaNow;
  queue: string[];
  prices: LafamigliaPrice[];
  values: number[][][];
  would_control: number[];
  could_hold: string[][];
  fleets: LafamigliaFleet[][];
  shows_hq: boolean[];
  targets: LafamigliaTarget[];
  conflict: LafamigliaForecast | null;
}

/** Sides are seats 0 to 3 (nw, ne, sw, se) and 4 for the neutrals, -1 is nobody. Lists by area, sea, mandamento,
 * column and cell follow the order of the data files. `boats` is by sea and seat; `upper` by column and side; `lower`
 * by cell of the lower sheet and side; `tile_owner` by team and tile of `tiles`.
 * `partner_legal` are the options of the partner who decides, shaped like `legal`; `outlook` is what follows from it
 * all, for people. */
export interface LafamigliaBoard {
  round: number;
  leader: number;
  primo: number;
  player: number;
  players: LafamigliaPlayer[];
  holder: number[];
  soldiers: number[];
  labs: number[];
  cars: number[];
  boats: number[][];
  orders: LafamigliaOrder[];
  control: number[];
  upper: number[][];
  lower: number[][];
  tiles: string[];
  tile_owner: number[][];
  used_tiles: string[];
  pool: number;
  labs_left: number;
  neutral_discs: number;
  bank: number;
  dealt: number[];
  request: string;
  issuing: string | null;
  cards: (string | null)[];
  answered: (string | null)[];
  partner_legal: [number, string, Args][];
  result: number;
  outlook: LafamigliaOutlook;
}

/** `dealer` is None for a dealer of the Henchman that nobody has seen. */
export interface ScarfaceDealer {
  dealer: string | null;
  thugs: number;
  alcohol: number;
  guns: number;
}

/** One side's board. `streets`, `cars` and `trucks` stand by district, `levels` by characteristic; `jobs` are those
 * done (Henchman: all his). */
export interface ScarfaceGang {
  gang: string | null;
  money: number;
  crime: number;
  slums: number;
  safehouses: number;
  hq: number;
  underworld: number;
  authorities: number;
  prison: number;
  streets: number[];
  cars: number[];
  trucks: number[];
  levels: number[];
  boss: number;
  dealers: ScarfaceDealer[];
  jobs: string[];
  stars: number;
}

/** The human's cards. `plan_price` is what the next card of the plan costs; `rewarded` are the cells of his boss
 * track that have paid out; `pool` is muscle, influence, wild; `skills_used` and `combos_used` are places in the
 * plan. */
export interface ScarfaceHand {
  hand: string[];
  deck: string[];
  deck_top: string[];
  plan: string[];
  plan_price: number;
  discard: string[];
  right_hand: string[];
  rewarded: number[];
  start_jobs: string[];
  open_jobs: string[];
  pool: number[];
  orders_used: string[];
  skills_used: number[];
  combos_used: number[];
}

/** The Henchman's cards. `deck_top` are the piles (A or B) of cards lying face down on the shuffled rest `deck`;
 * `unseen` are the cards of A and B nobody has seen, `piles` how many of them still lie there; `cubes` are pairs of a
 * place in the plan and a row, from 0. */
export interface ScarfaceHenchman {
  here: string | null;
  deck: string[];
  deck_top: string[];
  plan: string[];
  discard: string[];
  piles: number[];
  associates: string[];
  cubes: number[][];
}

/** `profit` and `defence` are those of its controller; of a neutral tile for the human. */
export interface ScarfaceTile {
  tile: string;
  district: string;
  control: string | null;
  night: boolean;
  markers: string[];
  alcohol: number;
  guns: number;
  profit: number;
  defence: number;
}

/** `left` cards lie face down in unknown order, they are among `unseen`; below them `bottom`, the next first. */
export interface ScarfaceDeck {
  left: number;
  bottom: string[];
  discard: string[];
}

/** SF-4: what a side has left to bring into play; `markers` are control markers. */
export interface ScarfaceReserve {
  cars: number;
  trucks: number;
  markers: number;
}

/** A phrase: a message whose arguments may be phrases, or lists of them. */
export interface ScarfaceText {
  message: string;
  args: Args;
}

/** One of the options of a card: its effects as they are written, and in words. */
export interface ScarfaceOption {
  effects: Args[];
  text: ScarfaceText;
}

/** The card whose effects are carried out; `options` while one of them is asked for. */
export interface ScarfaceSource {
  table: string;
  id: string;
  options: ScarfaceOption[];
}

/** `reserves` and `rows` (of the boss tracks, from 0) by side, the human first. `floor`: the least crime (SF-110).
 * `hire`: what the associates in the market cost now, by slot (SF-58). `upgrades`: points and money of the next level,
 * by characteristic (SF-72). */
export interface ScarfaceOutlook {
  reserves: ScarfaceReserve[];
  rows: number[];
  floor: number;
  hire: (number | null)[];
  upgrades: ([number, number] | null)[];
  source: ScarfaceSource | null;
}

/** The whole table. Lists of seven stand by district. `outlook` is what follows from it all, for people. */
export interface ScarfaceBoard {
  human: ScarfaceGang;
  rival: ScarfaceGang;
  cards: ScarfaceHand;
  henchman: ScarfaceHenchman;
  tiles: ScarfaceTile[];
  tile_pile: string[];
  tokens: number[];
  police: number[];
  business: number[];
  alcohol: number;
  guns: number;
  market: (string | null)[];
  low: ScarfaceDeck;
  high: ScarfaceDeck;
  jobs: ScarfaceDeck;
  dealers: ScarfaceDeck;
  raids: ScarfaceDeck;
  news: ScarfaceDeck;
  news_active: string[];
  ness: number;
  time: number;
  ring: string | null;
  round: number;
  turn: string | null;
  closing: boolean;
  totals: number[];
  shown: number[];
  outlook: ScarfaceOutlook;
}
