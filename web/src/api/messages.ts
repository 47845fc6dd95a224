// Made by tools/typescript.py from the messages of server/ and companion/ and the games' views. Do not edit.

export type Args = Record<string, unknown>;

export interface DecisionView {
  seat: number;
  kind: string;
  rule: string;
}

/** What one seat (None: a spectator) may know of a position; `board` is the game's own struct. For people `declines`
 * are those of the legal actions that decline. */
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
  declines: number[];
}

export interface Phrase {
  message: string;
  args: Args;
}

/** A legal action as `legal` of a view has it, how likely the seat's side is to win with it, and the line that was
 * thought of, in notation, the action itself first. */
export interface Choice {
  action: number;
  notation: string;
  args: Args;
  chance: number;
  line: string[];
}

/** The best action, why, and the next best where another one was thought about. */
export interface Advice {
  best: Choice;
  gains: Phrase[];
  risks: Phrase[];
  second: Choice | null;
}

/** `chance`: how likely the seat's side was to win with what was played; `best`: what would have been best, which
 * may be the same; `lost`: the difference. `mark` is inaccuracy, mistake or blunder, or nothing; where there is one,
 * `why` says what speaks for the best and `risks` what was risked. `curve`: the chance of seat 0's side after it. */
export interface Judged {
  number: number;
  seat: number;
  played: Choice;
  best: Choice;
  chance: number;
  lost: number;
  mark: string;
  curve: number;
  why: Advice | null;
  risks: Phrase[];
}

/** How long people may think. `days`: for one move. `live`: seconds for the game, and an increment for each move. */
export interface Clock {
  kind?: "days" | "live" | "none";
  days?: number;
  seconds?: number;
  increment?: number;
}

/** Who should sit somewhere: me (several times: hot-seat), a bot (a level, or one of the study bots), or
 * whoever comes. */
export interface SeatWish {
  kind?: "bot" | "me" | "open";
  bot?: string;
}

/** A table somebody wants. No seats: me, and bots at the others. `pack`: its name or digest, else the first.
 *
 * `rated` false: the result does not count. `practice`: nor does it here, and I may take back whatever I like; for me
 * and bots only. */
export interface NewTable {
  game: string;
  options?: Args;
  seats?: SeatWish[];
  listed?: boolean;
  spectators?: boolean;
  clock?: Clock;
  timeout?: "bot" | "fallback";
  pack?: string;
  rated?: boolean;
  practice?: boolean;
}

/** `name` of a bot is its id. `account`: a person's name leads to their page, `/me/<name>`; guests have none.
 * `bot`: the level, or the study bot, that plays there, or "".
 *
 * `online`: a person's page is connected. `away`: a bot stands in for who left. `knows`: this person has seen secrets
 * of another team, and others play here. */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string;
  account: boolean;
  bot: string;
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
 * `origin` "record": the game goes on from a record, whoever brought it may know what was hidden until then; "again":
 * the same deal as in a game before. `rated` false: its result says nothing about the players, as its owner wished or
 * somebody may know more than their own side. `practice`: who plays here against bots may take back what they like.
 * `scores`: what each side had in the end, where that is a number. */
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
  origin: "again" | "new" | "record";
  rated: boolean;
  scores: number[] | null;
  practice: boolean;
}

/** An action by its number or its notation. */
export interface Decide {
  type: "play";
  id: string;
  seat: number;
  seq?: number;
  action: number | string;
}

/** Take back my last decision, or the last few that I made just now. */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
  seq?: number;
  decisions?: number;
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

/** What I wish of the bot that is my partner: one of the game's `wishes`, or `none`; or whether it says what it
 * intends: `quiet`, `speak`. `about`: what a wish is about, if it has to say it. */
export interface Tell {
  type: "wish";
  id: string;
  seat: number;
  seq?: number;
  what: string;
  about?: string;
}

/** What would the best bot do in my place, and why? */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
  seq?: number;
}

/** How likely is my side to win, as I am asked now? */
export interface AskChance {
  type: "chance";
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

/** An event of the journal as one viewer may know it; `seq` is the viewer's own count.
 *
 * `undone`: the counts of the decisions that were taken back with it. */
export interface Told {
  seq: number;
  message: string;
  args: Args;
  undone?: number[];
}

/** A line of chat. `seat` -1: a spectator. What is said to a bot that is a partner (channels `wish`, and `voice` for
 * whether it says anything), and what it says itself (`intent`), is no text but a message with its arguments; it is
 * for the team. */
export interface Line {
  n: number;
  channel: string;
  seat: number;
  name: string;
  text: string;
  at: number;
  message: string;
  args: Args;
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
  can_ask: boolean;
}

/** A position on the way, after the first of the events; `board` are the parts in which it differs from the end. */
export interface Scene {
  events: number;
  phase: string;
  board: Args;
}

/** Something happened that this viewer may see. `can_ask`: a decision could be taken back if all agreed. */
export interface Update {
  type: "update";
  seq: number;
  view: View;
  events: Told[];
  offers: Offer[];
  clocks: Clocks;
  can_undo: boolean;
  can_redo: boolean;
  can_ask: boolean;
  scenes: Scene[];
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

/** `chance`: how likely one's side is to win with the action, a draw is half a win; None where the bot does not
 * know. `advice`: why, and what it would do else. */
export interface Hinted {
  type: "hinted";
  id: string;
  action: number;
  notation: string;
  chance: number | null;
  advice: Advice;
}

/** `chance` None: the bot does not know. */
export interface Chance {
  type: "chance";
  id: string;
  chance: number | null;
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

/** Who I am, with a new secret; one from before works no longer. A script sends it, `Authorization: Bearer
 * <secret>`; a browser gets it as a cookie, and here nothing. */
export interface Identity {
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

/** `options`: each name with its values, the first is the default. `quick`: those with which a game starts at once.
 * `pack`: the digest of its components. `puzzles`: how many there are. `wishes`: what a bot can be told by
 * its partner, each with what it can be about. `seats`: how many play with the first options,
 * `seats_by`: for each option that changes it, the number with each of its values.
 *
 * `ours`: of each kind of component how many are our reconstruction, and how many there are. */
export interface GameInfo {
  id: string;
  rules: string;
  pack: string;
  pack_name: string;
  seats: number;
  seats_by: Record<string, Record<string, number>>;
  teams: number[];
  options: Record<string, unknown[]>;
  quick: Args;
  bots: string[];
  puzzles: number;
  ours: Record<string, number[]>;
  wishes: Record<string, string[]>;
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
  scenes: Scene[];
  facts: Args | null;
}

/** How a game went: what each side had at the start and after each move of its replay. */
export interface Course {
  scores: number[][];
}

/** What bots think of a finished game: how many decisions are `done` of how many, and at the end all of them, each
 * numbered by the moment of the replay in which it was taken. */
export interface Analysis {
  status: "done" | "none" | "running";
  done: number;
  total: number;
  judged: Judged[];
}

/** A puzzle of so many, as at a table: one action of its seat is clearly best. */
export interface PuzzlePosition {
  number: number;
  most: number;
  seat: number;
  table: TableInfo;
  view: View;
}

export interface PuzzleAnswer {
  action: number;
}

export interface PuzzleSolution {
  right: boolean;
  solution: Advice;
}

/** Play on from a moment of a finished game, counted as `seat` saw it (as for the moments). */
export interface GoOn {
  move: number;
  seat?: string;
}

/** A record to go on with as a hot-seat table, from a move on (None: where it ends). */
export interface ImportedRecord {
  record: string;
  move?: number | null;
}

/** How strong somebody is in a game, in games of one `pool`: "people"; a bot by its level, "bot normal"; or,
 * where one plays alone against the game, "alone" with its level. Against bots and games 1500 is as strong as they. */
export interface RatingInfo {
  game: string;
  pool: string;
  value: number;
  deviation: number;
  games: number;
}

/** Wins, draws and losses in a game: all of it ("" for `kind`), or against somebody: a person by name, a bot or the
 * game itself as in `RatingInfo.pool`. */
export interface Tally {
  game: string;
  kind: string;
  name: string;
  won: number;
  drawn: number;
  lost: number;
}

/** `mine`: it is my own, with everything; of others only what is public. */
export interface Profile {
  name: string;
  account: boolean;
  mine: boolean;
  games: number;
  ratings: RatingInfo[];
  tallies: Tally[];
}

/** A finished game: `score` 1 won, 0.5 drawn, 0 lost, None for who sat on both sides. `points`: of each team, the
 * game's own last where one plays alone; maybe none. `change`: of the rating, None where the game does not count. */
export interface Played {
  table: string;
  game: string;
  at: number;
  seat: number;
  seats: SeatInfo[];
  score: number | null;
  points: number[];
  ending: string;
  pool: string;
  change: number | null;
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

/** What is asked or told now. `default` is what an empty answer means; `lines` are the instruction that comes first
 * and may be impossible (`cannot`); `because` tells the reasons. A `numbers` question wants `count` numbers from
 * `least` to `most`: `known` as last told, `enough` (0: none) and more are the same. `who`: the people asked, by their
 * colours; in a table, of each row. `draw`: how many of his cards are to be named; `cards`: those that may come. */
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
  known: (number | null)[];
  enough: number;
  cannot: boolean;
  who: string[];
  draw: number;
  cards: string[];
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
  owner: string;
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
  ring: string;
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

/** A game beside a box, in a list. `humans` are the colours of several people. `old`: saved by another version, it
 * cannot go on here. */
export interface CompanionInfo {
  id: string;
  cards: "app" | "physical";
  pack: string;
  humans: string[];
  turn: number;
  over: boolean;
  old: boolean;
  created: number;
  changed: number;
}

/** A game beside a box. `version` counts its changes; an answer names the one it answers. `sheet` None: the set-up
 * is not done. `owners` are the words for everybody who can control a tile. */
export interface CompanionGame {
  info: CompanionInfo;
  version: number;
  answers: number;
  question: CompanionQuestion;
  sheet: CompanionSheet | null;
  plan: CompanionCard[];
  owners: string[];
  problems: CompanionProblem[];
}

/** `app`: the program shuffles his cards; `physical`: they lie on the table. `humans`: the colours in turn order
 * where two or three play against him. `pack`: TOML of one's own box. */
export interface NewCompanion {
  cards?: "app" | "physical";
  humans?: string[];
  pack?: string;
}

/** A saved game. `anyway`: go on although the pack is another one. */
export interface CompanionFile {
  text: string;
  pack?: string;
  anyway?: boolean;
}

/** An answer or a change of the sheet, in the companion's words; empty: the default. `command` is the client's own
 * id of it: sent again, it is not carried out twice. */
export interface CompanionAnswer {
  text: string;
  version: number;
  command: string;
}

export interface CompanionUndo {
  version: number;
  command: string;
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

export interface BoxCondition {
  key: string;
  n?: number;
}

export interface BoxPay {
  muscle?: number;
  influence?: number;
  money?: number;
}

/** One effect of the language of section 16; `id` names an order, `options` are those of a choice. */
export interface BoxEffect {
  do: string;
  n?: number;
  id?: string;
  to?: string;
  max?: number;
  who?: string;
  at?: string;
  per?: string;
  if?: BoxCondition;
  may?: boolean;
  pay?: BoxPay;
  discount?: number;
  nothug?: boolean;
  bonus?: number;
  times?: number | string;
  options?: BoxEffect[][];
}

export interface BoxRow {
  bonus?: number;
  act?: BoxEffect[];
}

export interface BoxCard {
  id?: string;
  deck?: string;
  power?: number;
  move?: number;
  rows?: BoxRow[];
  prov?: string;
}

export interface BoxNeed {
  power?: number;
  money?: number;
}

export interface BoxLevel {
  id?: string;
  no?: number;
  values?: number[];
  req?: BoxNeed[];
  on_reach?: BoxEffect[][];
}

export interface BoxReward {
  cell?: number;
  take?: string;
}

export interface BoxBoard {
  gang?: string;
  plan?: number[];
  actions?: number[];
  rows?: number[][];
  rewards?: BoxReward[];
  levels?: BoxLevel[];
  prov?: string;
}

export interface BoxFace {
  alcohol?: number;
  guns?: number;
  profit?: number;
  defence?: number;
}

export interface BoxTile {
  id?: string;
  day?: BoxFace;
  night?: BoxFace;
  prov?: string;
}

export interface BoxDistrict {
  id?: string;
  adj?: string[];
  prov?: string;
}

/** SF-207. */
export interface BoxBase {
  hire_price?: number[];
  business_price?: number[];
  remove_price?: number[];
  fence_alcohol?: number;
  fence_guns?: number;
  fence_per_point?: number;
  crime_step_price?: number;
  takeover_crime?: number[];
  dealer_supply?: number;
  ring?: number;
  star?: number;
  prov?: string;
}

export interface BoxData {
  base?: BoxBase;
  action?: BoxCard[];
  solo_board?: BoxBoard[];
  tile?: BoxTile[];
  district?: BoxDistrict[];
}

export interface BoxOption {
  id: string;
  label: CompanionLine;
}

/** One thing to enter.
 *
 * `number`: from `least` to `most`, those of `quick` as buttons, `usual` where nothing is printed. `numbers`: a
 * list of them, `count` at most and at least `count_least`, -1 where one is not entered yet. `table`: so many rows of
 * so many `columns`. `choice`: one of the options; `places`: some of them. `effects`: a list of effects; `acts`: a
 * list of such lists. `condition`: an option and, where it is among `counted`, a number. `record`: the fields inside;
 * `records` and `rows`: a list of such. `said`: the lines of a looked-through record are about these. */
export interface BoxField {
  name: string;
  kind: "acts" | "choice" | "condition" | "effects" | "number" | "numbers" | "places" | "record" | "records" | "rows" | "table";
  label: CompanionLine;
  needed: boolean;
  least: number;
  most: number;
  quick: number[];
  usual: number | null;
  count: number;
  count_least: number;
  columns: number;
  options: BoxOption[];
  counted: string[];
  said: boolean;
  fields: BoxField[];
}

/** A printed symbol: the effect it stands for, its picture, and which `details` of the form can be told of it. */
export interface BoxSymbol {
  icon: string;
  label: CompanionLine;
  group: "effect" | "order" | "rare";
  effect: BoxEffect;
  details: string[];
}

/** A part of a box: records of a table (`base` is one alone). `ids`: what they are called, `free`: or otherwise;
 * `preset`: what each of them has, so that parts of one table are told apart. */
export interface BoxPart {
  id: string;
  table: "action" | "base" | "district" | "solo_board" | "tile";
  key: string;
  label: CompanionLine;
  note: CompanionLine;
  ids: BoxOption[];
  free: boolean;
  most: number;
  preset: Record<string, string>;
  fields: BoxField[];
}

/** All there is to enter. `longest`: the letters a box may have; `not_yet`: a number of a list not entered yet. */
export interface BoxForm {
  parts: BoxPart[];
  symbols: BoxSymbol[];
  details: Record<string, BoxField>;
  longest: number;
  not_yet: number;
}

/** How a record stands: its place in its table, what is still to enter, what is wrong, and what it says. */
export interface BoxRecord {
  part: string;
  table: string;
  place: number;
  id: string;
  state: "done" | "unfinished" | "wrong";
  missing: CompanionLine[];
  problems: CompanionProblem[];
  says: (CompanionLine | null)[];
}

export interface BoxProgress {
  part: string;
  have: number;
  most: number;
}

/** A box looked through: itself, as a TOML file, and how far each part is. */
export interface BoxCheck {
  box: BoxData;
  toml: string;
  digest: string;
  progress: BoxProgress[];
  records: BoxRecord[];
}

/** A box as JSON (as the page keeps it) or as TOML (a file). */
export interface BoxText {
  text: string;
}

export type AnyCommand = Decide | Undo | Redo | Reset | Ask | Answer | Resign | Say | Tell | Hint | AskChance | WhyNot;

export type AnyReply = Done | Refused | Hinted | Chance | Reason;

export type AnyNews = Position | Update | TableChanged | Chat | Done | Refused | Hinted | Chance | Reason;

/** F-27: the points of a seat, by where its cards lie, and by family in the order I A B M. */
export interface FamigliaScore {
  hand: number;
  area: number;
  families: number[];
  total: number;
}

/** A legal action after which the seat has passed (F-22, F-26); `ends`: the game is over then, else another pass
 * would end it. */
export interface FamigliaPassing {
  action: number;
  ends: boolean;
}

/** The rule that decided the game: the points (F-27), or the strongest cards that differ (F-28), by seat; None for
 * a seat that had no card left; no cards at all in a draw. */
export interface FamigliaDecided {
  rule: string;
  cards: (string | null)[];
}

/** `deck`: how many cards it still has. `standing`: what each seat would get if the game ended now. `decline`: the
 * action that declines what is asked. `ahead`: the cards of the Street that can be recruited once accountant and brute
 * are declined, asked before that. `decided` after the end. */
export interface FamigliaOutlook {
  deck: number;
  scores: FamigliaScore[];
  standing: number[];
  passing: FamigliaPassing[];
  decline: number | null;
  ahead: string[];
  decided: FamigliaDecided | null;
}

/** Cards by name. `deck` lies in unknown order, `bottom` below it in this order, the next to be dealt first.
 * `outlook` is what follows from it all, for people. */
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
  outlook: FamigliaOutlook;
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

/** The order that is resolved and its area; where a move, bomb, rally or incitement starts and goes, or the area
 * for which it is asked how many; the column and side of the disc that is moved, the cell that is used; the sea a boat
 * has just come to; the row of which one more disc may be taken. */
export interface LafamigliaNow {
  token: string | null;
  area: string | null;
  origin: string | null;
  target: string | null;
  column: number | null;
  side: number | null;
  cell: number | null;
  sea: string | null;
  row: string | null;
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

/** `attacking` and `defending` are sides, `attack` and `defence` the bonuses (LF-132). `players`: the seats that
 * play the cards of both sides, as far as that is settled; `cards`: for each side "" while none lies there, "down"
 * for one face down, or its face where the viewer may know it (LF-172). */
export interface LafamigliaForecast {
  attacking: number;
  defending: number;
  area: number;
  attackers: number;
  defenders: number;
  attack: number;
  defence: number;
  rows: LafamigliaProspect[];
  players: number[];
  cards: string[];
}

/** After the decisions of `path` (each a notation with its arguments, together costing `fee`) `kind` is asked, and
 * any of `ids` answers it: cells, areas, tokens, seas or rows, as `what` says. `then`: where the token may lie,
 * whichever it is. */
export interface LafamigliaAhead {
  path: [string, Args][];
  fee: number;
  kind: string;
  what: string;
  ids: string[];
  then: string[];
}

/** Of what is placed so many are `left`, this one included; `ids`: where all of them may go, one by one. */
export interface LafamigliaRest {
  left: number;
  ids: string[];
}

/** `sheets`: the upper and the lower one; `full`: cells of the lower one that take no more discs (LF-52). `queue`:
 * the orders to come, the one being resolved first (LF-110). `prices` by column, for the seat or for whose turn it is.
 * `values` by seat and row (LF-79). `would_control` by mandamento (LF-88). `could_hold`: the tokens each seat could
 * have hidden (LF-171). `fleets` by team. `shows_hq`: whose money and soldiers no screen hides. `ahead` and `rest`:
 * what who is asked may pick before it is asked, or for all that is left. `decided`: the rule that decided the game
 * (LF-160, LF-161, LF-162), once it is over by them. */
export interface LafamigliaOutlook {
  now: LafamigliaNow;
  sheets: [number, number];
  full: number[];
  queue: string[];
  prices: LafamigliaPrice[];
  values: number[][][];
  would_control: number[];
  could_hold: string[][];
  fleets: LafamigliaFleet[][];
  shows_hq: boolean[];
  targets: LafamigliaTarget[];
  conflict: LafamigliaForecast | null;
  ahead: LafamigliaAhead[];
  rest: LafamigliaRest | null;
  decided: string | null;
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
export type ScarfaceDealer = [dealer: string | null, thugs: number, alcohol: number, guns: number];

/** One side's board. `side` is its name in the whole view and in events; `seat` is None for the Henchman, and before
 * the turn order is drawn. `streets`, `cars` and `trucks` stand by district, `levels` by characteristic; `jobs` are
 * those done (Henchman: all his). */
export interface ScarfaceGang {
  side: string;
  seat: number | null;
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

/** A human's cards. `plan_price` is what the next card of the plan costs; `rewarded` are the cells of his boss
 * track that have paid out; `pool` is muscle, influence, wild; `skills_used` and `combos_used` are places in the
 * plan. Who may not see his hand (`hidden`) sees how many cards it and the deck have, and in `deck` which cards these
 * are together. */
export interface ScarfaceHand {
  hidden: boolean;
  hand_size: number;
  deck_size: number;
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

/** Another human, in company. */
export interface ScarfaceOther {
  gang: ScarfaceGang;
  cards: ScarfaceHand;
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

/** `control` is a side. `profit` and `defence` are those of its controller; of a neutral tile for the human,
 * before he has a gang the printed profit. */
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
export type ScarfaceReserve = [cars: number, trucks: number, markers: number];

/** How many cards each deck still has, also those that lie under it or are known on top. */
export type ScarfaceDecks = [jobs: number, dealers: number, raids: number, low: number, high: number, his: number];

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

/** The plan as it lies, were it ready now (SF-45, SF-46): its points, his crime then, what one more card would add
 * to that, and the orders and jobs it can pay for. */
export interface ScarfacePlan {
  pool: number[];
  crime: number;
  more_crime: number;
  orders: string[];
  jobs: string[];
}

export interface ScarfaceDecided {
  by: string;
  marks: number[];
}

/** `reserves` and `rows` (of the boss tracks, from 0) by side: human, Henchman, other humans. `floor`: the least
 * crime (SF-110). `first_time`: where the time track begins (SF-22). `hire`: what the associates in the market cost
 * now, by slot (SF-58). `upgrades`: points and money of the next level, by characteristic (SF-72). `plan` while it is
 * laid. `time`: which of how many equal questions this is (SF-32, SF-33). `suggested`: an answer for who leaves the
 * set-up to others. `decided` after the end: which mark of SF-124 and SF-125 made the difference between the winner
 * and the next, and their marks. */
export interface ScarfaceOutlook {
  reserves: ScarfaceReserve[];
  rows: number[];
  floor: number;
  first_time: number;
  decks: ScarfaceDecks;
  hire: (number | null)[];
  upgrades: ([number, number] | null)[];
  source: ScarfaceSource | null;
  plan: ScarfacePlan | null;
  time: [number, number] | null;
  suggested: number | null;
  decided: ScarfaceDecided | null;
}

/** The whole table. Lists of seven stand by district. `human` and `cards` are the viewer's own, for a spectator
 * those of the first human; `others` are the other humans in turn order; `rival` and `henchman` are the Henchman's.
 * `turn`, `ring` and `deciding` (the human who decides or for whom cards are drawn) are sides; `totals` stand by side:
 * first human, Henchman, second and third human. `outlook` is what follows from it all, for people. */
export interface ScarfaceBoard {
  human: ScarfaceGang;
  rival: ScarfaceGang;
  cards: ScarfaceHand;
  others: ScarfaceOther[];
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
  deciding: string;
  closing: boolean;
  totals: number[];
  shown: number[];
  outlook: ScarfaceOutlook;
}
