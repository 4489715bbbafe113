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
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Find".
 */
export interface Find {
  game: string;
  name?: string;
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
 * until the cards are dealt. `scores` are null where the seat may not know them. `gone`:
 * the seat that ended the game before its end, by resigning or by its clock.
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
 * The first message. `since`: the version that the client has; `previews`: whether it wants `Table.previews`.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
  t: "hello";
  secret?: string | null;
  since?: number | null;
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
 * The whole table: at hello, and after every event that concerns the watcher.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "TableMessage".
 */
export interface TableMessage {
  t: "table";
  table: Table;
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
