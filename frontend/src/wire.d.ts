/* Made from wire.schema.json by `npm run types`; do not edit. */

export interface Wire {
  [k: string]: unknown;
}
/**
 * A refusal: the code is for programs and for the page's own words, the detail is English.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Error".
 */
export interface Error {
  code: string;
  detail: string;
  arguments: {
    [k: string]: string | number;
  };
}
/**
 * A game that can be played; the words for it are in the catalogues, under its key.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameLine".
 */
export interface GameLine {
  key: string;
  seats: Seats;
  options: GameOption[];
  players: string[];
}
/**
 * How many a game seats.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Seats".
 */
export interface Seats {
  least: number;
  most: number;
  usual: number;
}
/**
 * An option's values: all of them, or of a long range of numbers its first and last.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GameOption".
 */
export interface GameOption {
  name: string;
  kind: "choice" | "flag" | "number" | "seat";
  values: (string | number | boolean)[];
  default: string | number | boolean;
}
/**
 * The listed tables.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Lobby".
 */
export interface Lobby {
  tables: TableLine[];
}
/**
 * A table as the lobby shows it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableLine".
 */
export interface TableLine {
  id: string;
  game: string;
  options: {
    [k: string]: string | number | boolean;
  };
  people: Person[];
  status: "over" | "playing" | "waiting";
  watchable: boolean;
  joinable: boolean;
  age_s: number;
}
/**
 * Who holds a seat. `present`: the table is on a screen that they see; `away_s`: for how long it has not been.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Person".
 */
export interface Person {
  seat: number;
  name: string;
  kind: "bot" | "open" | "person";
  present: boolean;
  away_s: number;
  clock_ms: number | null;
  you: boolean;
}
/**
 * A table to be made. A seat is `me`, `open` or `bot:` with a player's name.
 *
 * `hints`: whether hints may be asked for where other people sit; alone or against bots they always may.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NewTable".
 */
export interface NewTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: string[];
  name?: string;
  options?: {
    [k: string]: string | number | boolean;
  };
  listed?: boolean;
  watchable?: boolean;
  clock?: Clock | null;
  chat?: boolean;
  hints?: boolean;
}
/**
 * A clock: so many seconds for the game, so many more after every move, and what happens at zero.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Clock".
 */
export interface Clock {
  seconds: number;
  increment?: number;
  on_timeout?: "bot" | "resign";
}
/**
 * A new table; `secret` is the seat's, `invite` a relative address for the others. Both null without a `me`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Created".
 */
export interface Created {
  id: string;
  seat: number | null;
  secret: string | null;
  invite: string;
}
/**
 * A wish for an open seat.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Join".
 */
export interface Join {
  name?: string;
}
/**
 * The seat, and the secret that it answers to.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Joined".
 */
export interface Joined {
  seat: number;
  secret: string;
}
/**
 * A search for an opponent: an open seat of a listed table, else a table of one's own with a bot that gives way.
 *
 * `seated_at`: tables where the seeker sits already; nobody is to meet themselves.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Find".
 */
export interface Find {
  game: string;
  name?: string;
  /**
   * @maxItems 100
   */
  seated_at?: string[];
}
/**
 * A move of the seat whose secret comes with it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "NewMove".
 */
export interface NewMove {
  move: string;
  serial: number;
}
/**
 * The table's version after the move.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Moved".
 */
export interface Moved {
  version: number;
}
/**
 * A record, the text of a `.loom` file.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Import".
 */
export interface Import {
  record: string;
}
/**
 * The finished table that a record became.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Imported".
 */
export interface Imported {
  id: string;
}
/**
 * Everything that a seat, or a bystander, may know about a table.
 *
 * `version` counts the table's events: of two tables the one with the higher version is the newer one. `view` is null
 * until the cards are dealt. `scores` are null where the seat may not know them. `gone`: the seat that ended the game
 * before its end, by resigning or by its clock. `origin`: the finished table whose game is played on here. `hints`: by
 * seat, how many it has had; `may_hint`: whether the seat may ask for one when it is to act.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Table".
 */
export interface Table {
  id: string;
  game: string;
  options: {
    [k: string]: string | number | boolean;
  };
  version: number;
  status: "over" | "playing" | "waiting";
  to_act: number[];
  over: boolean;
  scores: (number | null)[];
  winners: number[];
  seat: number | null;
  view: {} | null;
  legal: string[] | Split;
  people: Person[];
  length: number;
  clock: Clock | null;
  offers: Offers;
  log: Logged[];
  chat: ChatLine[] | null;
  shuffle: Shuffle | null;
  gone: number | null;
  origin: string | null;
  hints: number[];
  may_hint: boolean;
  previews: {
    [k: string]: Preview;
  };
}
/**
 * The legal moves of a big split: `count` ways to part `cards` into `groups` hands of `size` cards.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Split".
 */
export interface Split {
  count: number;
  cards: string[];
  groups: number;
  size: number;
}
/**
 * What waits for an answer: `undo` the seat that asks, `rematch` those who want one, `next` the table it became.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Offers".
 */
export interface Offers {
  undo: number | null;
  rematch: number[];
  next: string | null;
}
/**
 * A move that was made; `move` is null as long as it is not for the watcher's eyes. `t`: seconds since 1970.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Logged".
 */
export interface Logged {
  n: number;
  seat: number;
  move: string | null;
  t: number;
}
/**
 * Something said: plain text, or the key of a preset. `at`: seconds since 1970.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ChatLine".
 */
export interface ChatLine {
  seat: number;
  name: string;
  text: string | null;
  preset: ("good-game" | "good-luck" | "hello" | "one-moment" | "sorry" | "thanks" | "well-played") | null;
  at: number;
}
/**
 * The promise of a fair shuffle, and after the game what proves it. `entropy`: by seat, what its client added.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Shuffle".
 */
export interface Shuffle {
  commitment: string;
  secret: string | null;
  entropy: string[] | null;
}
/**
 * What a legal move makes, as far as the seat can know. Which fields are there depends on the game.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Preview".
 */
export interface Preview {
  lines?: LinePreview[];
  worth?: number;
  cards?: string[];
  best?: string;
  ranks?: string;
  melds?: MeldPreview[];
  points?: number;
}
/**
 * What a line becomes by a move; no category while it has gaps.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LinePreview".
 */
export interface LinePreview {
  line: string;
  category: string | null;
  points: number;
}
/**
 * A meld that a move makes: its cells, and the types that it is of.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MeldPreview".
 */
export interface MeldPreview {
  cells: string[];
  types: string[];
}
/**
 * Hands to be named: of five (jokers as in Grid Poker) or of three (piles of Nine Card Brag).
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hands".
 */
export interface Hands {
  kind: "five" | "three";
  /**
   * @maxItems 50
   */
  hands: string[];
}
/**
 * What a hand is. `short`: how many cards it still needs; then the category is that of what is there.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "HandName".
 */
export interface HandName {
  category: string;
  ranks: string;
  jokers: string[];
  strength: number;
  short: number;
}
/**
 * Cards to be laid into three hands.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SplitRequest".
 */
export interface SplitRequest {
  kind: "five" | "three";
  cards: string;
}
/**
 * The suggested hands, strongest first.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SplitAnswer".
 */
export interface SplitAnswer {
  hands: string[];
}
/**
 * A wish for a hint in words of a language. The same serial again gets the same hint, counted once.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "AskHint".
 */
export interface AskHint {
  serial: number;
  language?: "en" | "it" | "sv";
}
/**
 * The coach gets ready for this game: ask again in a moment, with the same serial. Nothing is counted yet.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Preparing".
 */
export interface Preparing {
  game: string;
}
/**
 * The hint, and how many the seat has had with it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "GivenHint".
 */
export interface GivenHint {
  used: number;
  hint: Hint;
}
/**
 * The moves of a seat, best first; of a big split, every way that could be best.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
  game: string;
  seat: number;
  player: string;
  measure: "chance" | "points" | "tokens";
  moves: ValuedMove[];
}
/**
 * A move, its value, and how far it is behind the best; `even`: it cannot be told from the best.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ValuedMove".
 */
export interface ValuedMove {
  move: string;
  value: number;
  error: number;
  loss: number;
  loss_error: number;
  even: boolean;
  reasons: Reason[];
}
/**
 * `text`: the words, part of a sentence, once the reason is told in a language; cards in it are notation.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Reason".
 */
export interface Reason {
  code: string;
  arguments?: {
    [k: string]: string | number;
  };
  text?: string;
}
/**
 * A review is being made: so many decisions are judged, of so many.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Reviewing".
 */
export interface Reviewing {
  done: number;
  of: number;
}
/**
 * A game, seat by seat, as this player judges it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Review".
 */
export interface Review {
  game: string;
  player: string;
  seats: SeatReview[];
}
/**
 * A seat's decisions. `decisions`, `accuracy`, `labels` count the non-trivial ones; `mistakes`: costliest first.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "SeatReview".
 */
export interface SeatReview {
  seat: number;
  name: string;
  decisions: number;
  accuracy: number | null;
  labels: {
    [k: string]: number;
  };
  account: Account | null;
  mistakes: number[];
  graph_measure: "chance" | "points" | "tokens";
  graph: Point[];
  moves: Decision[];
}
/**
 * The result is the start, and the luck, less what was lost.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Account".
 */
export interface Account {
  start: number;
  luck: number;
  lost: number;
  lost_error: number;
  result: number;
}
/**
 * The result to be expected after move `n`; of a game that is over, the result.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Point".
 */
export interface Point {
  n: number;
  value: number;
}
/**
 * One move. `n`: its number in the record; `turn`: the seat's own count; `drop`: the loss as a chance of winning.
 *
 * `luck`: what chance and the others changed since the seat's last decision. `played`: what the move did; `better`:
 * what the best move would have done besides.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Decision".
 */
export interface Decision {
  n: number;
  turn: number;
  move: string;
  best: string;
  measure: "chance" | "points" | "tokens";
  value: number;
  best_value: number;
  loss: number;
  error: number;
  drop: number;
  label: "bad" | "best" | "doubtful" | "fine" | "trivial" | "very-bad";
  accuracy: number | null;
  luck: number | null;
  played: Reason[];
  better: Reason[];
  hindsight: Hindsight | null;
}
/**
 * What the move has made, and the most that any way would have made. `told`: the verdict in words.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hindsight".
 */
export interface Hindsight {
  value: number;
  best_value: number;
  verdict: "as-known" | "lucky" | "unlucky";
  told: Reason;
}
/**
 * Another move where a decision was made. `gain`: over the move that was made; `loss`: how far behind the best.
 *
 * `why`: if it is better, what it does and that move did not; `better`: what the best move would have done besides.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Retry".
 */
export interface Retry {
  move: string;
  measure: "chance" | "points" | "tokens";
  value: number;
  gain: number;
  loss: number;
  verdict: "best" | "better" | "even" | "same" | "worse";
  why: Reason[];
  better: Reason[];
}
/**
 * What a bot that saw what this one saw makes of its moves; `made`: the one that was made.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Seen".
 */
export interface Seen {
  made: string;
  hint: Hint;
}
/**
 * A wish to play a finished game on alone, from how it stood after `at` moves, as this seat.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "PlayOn".
 */
export interface PlayOn {
  at: number;
  seat: number;
  name?: string;
}
/**
 * Cards to be laid in every way that can be best.
 *
 * Grid Poker: `others` are the other seats' cards, none if they can be any. Nine Card Brag: of so many `seats` this is
 * the one that shows in this `place`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "LabRequest".
 */
export interface LabRequest {
  game: "grid-poker" | "nine-card-brag";
  cards: string;
  /**
   * @maxItems 2
   */
  others?: string[];
  seats?: number;
  place?: number;
  language?: "en" | "it" | "sv";
}
/**
 * The ways, best first, and why the best is better than the next.
 *
 * `measure`: chance of winning; points, comparisons won of three; share of the pot.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Lab".
 */
export interface Lab {
  game: string;
  measure: "chance" | "points" | "share";
  ways: Way[];
  reasons: Reason[];
}
/**
 * Three hands, the best first. `lanes`: what each wins on average; `value`, `error`: of all together.
 *
 * `weight`: how often it should be laid; `pot`, `saved`: the chances that the pot is won, and that it is saved.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Way".
 */
export interface Way {
  hands: string[];
  categories: string[];
  left_over: string;
  lanes: number[];
  value: number;
  error: number;
  weight?: number | null;
  pot?: number | null;
  saved?: number | null;
}
/**
 * The first message. `previews`: whether the client wants `Table.previews`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
  t: "hello";
  secret?: string | null;
  previews?: boolean;
}
/**
 * A move text, such as `Table.legal` lists.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Move".
 */
export interface Move {
  t: "move";
  serial: number;
  move: string;
}
/**
 * Take the own last move back: at once while nobody has seen it, else as an offer to the others.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  t: "undo";
  serial: number;
}
/**
 * Yes or no to what another seat asks for.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Answer".
 */
export interface Answer {
  t: "answer";
  serial: number;
  offer: "undo";
  yes: boolean;
}
/**
 * Give the game up.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Resign".
 */
export interface Resign {
  t: "resign";
  serial: number;
}
/**
 * Play again with the seats moved on by one; a new table when all people want it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rematch".
 */
export interface Rematch {
  t: "rematch";
  serial: number;
}
/**
 * Either a text or a preset.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Chat".
 */
export interface Chat {
  t: "chat";
  serial: number;
  text?: string | null;
  preset?: ("good-game" | "good-luck" | "hello" | "one-moment" | "sorry" | "thanks" | "well-played") | null;
}
/**
 * The client's share in the shuffle, sent once it has the commitment and before the deal.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Entropy".
 */
export interface Entropy {
  t: "entropy";
  serial: number;
  text: string;
}
/**
 * Whether the table is on a visible screen.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Visible".
 */
export interface Visible {
  t: "visible";
  visible: boolean;
}
/**
 * A sign of life; a pong answers it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  t: "ping";
}
/**
 * The whole table: at hello, and whenever more has happened than `MovesMessage` can say.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableMessage".
 */
export interface TableMessage {
  t: "table";
  table: Table;
}
/**
 * Moves were made, and the game goes on: fields of `Table` as they are now. What is not here is as it was.
 *
 * `log` has the new moves only. `people` comes where a clock runs.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "MovesMessage".
 */
export interface MovesMessage {
  t: "moves";
  version: number;
  to_act: number[];
  scores: (number | null)[];
  view: {};
  legal: string[] | Split;
  length: number;
  log: Logged[];
  previews: {
    [k: string]: Preview;
  };
  people?: Person[];
}
/**
 * The command is done and on disk; `version` is the table's version after it.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Ok".
 */
export interface Ok {
  t: "ok";
  serial: number;
  version: number;
}
/**
 * The command was not done. `serial` is null if the message had none that could be read.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Rejected".
 */
export interface Rejected {
  t: "rejected";
  serial: number | null;
  code: string;
  detail: string;
  arguments: {
    [k: string]: string | number;
  };
}
/**
 * Something was said; see `ChatLine`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "ChatMessage".
 */
export interface ChatMessage {
  t: "chat";
  seat: number;
  name: string;
  text: string | null;
  preset: ("good-game" | "good-luck" | "hello" | "one-moment" | "sorry" | "thanks" | "well-played") | null;
  at: number;
}
/**
 * Somebody came, went or looked away; the version is as it was.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "People".
 */
export interface People {
  t: "people";
  people: Person[];
}
/**
 * The answer to a ping.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  t: "pong";
}
/**
 * The server ends now; the table is kept: come back in a moment.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Closing".
 */
export interface Closing {
  t: "closing";
}
