// A table as a person sits at it: what boards and the shell around them read, and what they may do.
import * as api from "./api";
import { Connection, type Order } from "./connection.svelte";
import { Pace } from "./pace";
import { refusal } from "./rich";
import { base } from "./route.svelte";
import { saveFile } from "./saving";
import { countGame, keepSeat, type Seat, seatAt } from "./session";
import type * as wire from "./wire";
import { language } from "./words.svelte";

export type Preset = NonNullable<wire.ChatLine["preset"]>;

export interface Refused {
  text: string;
  at: string | null; // the item that was aimed at
}

/** What a board needs of a table. A replay is one too, at which nobody may move. */
export interface Play {
  /** The table as it is shown. */
  readonly table: wire.Table;
  /** Whether the game is going on; one that is looked at again shows nothing by itself. */
  readonly live: boolean;
  /** The own seat; null for a bystander. */
  readonly me: number | null;
  /** Whether the own seat may act now. */
  readonly mine: boolean;
  /** The moves that may be made now; empty while one is on its way, and for the big splits. */
  readonly legal: readonly string[];
  /** The big split that is asked for. */
  readonly split: wire.Split | null;
  /** What each legal move makes, as far as the seat can know. */
  readonly previews: Record<string, wire.Preview>;
  /** The move that was sent and is not answered yet. */
  readonly pending: string | null;
  /** Why the last move was refused. */
  readonly refused: Refused | null;
  /** Send a move. `at`: the item it aims at; a refusal is shown there. */
  act(move: string, at?: string): void;
  /** Take the refusal away. */
  forgive(): void;
}

/** A seat whose turn it may be. */
export abstract class Turn {
  pending: string | null = $state(null);
  refused: Refused | null = $state.raw(null);

  abstract get table(): wire.Table;
  abstract get mine(): boolean;

  get legal(): readonly string[] {
    return this.mine && Array.isArray(this.table.legal) ? this.table.legal : [];
  }

  get split(): wire.Split | null {
    return this.mine && !Array.isArray(this.table.legal) ? this.table.legal : null;
  }

  get previews(): Record<string, wire.Preview> {
    return this.mine ? this.table.previews : {};
  }

  forgive(): void {
    this.refused = null;
  }
}

export class LivePlay extends Turn implements Play {
  readonly id: string;
  readonly connection: Connection;
  newest: wire.Table | null = $state.raw(null);
  chat: wire.ChatLine[] = $state.raw([]);
  people: wire.Person[] = $state.raw([]);
  /** The number of moves after which the table is shown; null: as it is now. */
  back: number | null = $state(null);
  /** The coach's hint for the move that is asked for. */
  hint: wire.Hint | null = $state.raw(null);
  /** Whether a hint was asked for and has not come yet. */
  hinting = $state(false);
  /** Whether the coach gets ready for this game first. */
  preparing = $state(false);
  /** When the newest table came, for the clocks. */
  came = $state(0);

  readonly live = true;

  #history = new Map<number, wire.Table>();
  #pace = new Pace((table) => this.#show(table));
  #entropySent = false;
  #done = 0; // the version that holds the own last move

  constructor(id: string) {
    super();
    this.id = id;
    const url = new URL(`api/tables/${id}/socket`, base);
    url.protocol = url.protocol.replace("http", "ws");
    this.connection = new Connection({
      url,
      secret: seatAt(id)?.secret ?? null,
      onTable: (table) => this.#take(table),
      onChat: (line) => {
        this.chat = [...this.chat, line];
      },
      onPeople: (people) => {
        this.people = people;
        this.came = Date.now();
      },
    });
    addEventListener("pointerdown", this.#pace.hurry);
    addEventListener("keydown", this.#pace.hurry);
  }

  get table(): wire.Table {
    return (this.back === null ? undefined : this.#history.get(this.back)) ?? this.newest!;
  }

  get me(): number | null {
    return this.newest?.seat ?? null;
  }

  get mine(): boolean {
    return this.#free && this.me !== null && this.table.to_act.includes(this.me);
  }

  get #free(): boolean {
    return this.pending === null && this.back === null;
  }

  act(move: string, at: string | null = null): void {
    if (!this.#free) return;
    this.pending = move;
    this.refused = null;
    this.hint = null;
    this.#done = Number.POSITIVE_INFINITY;
    void this.order({ t: "move", move }, at).then((version) => {
      this.#done = version ?? 0;
      this.#settle();
    });
  }

  /** Ask the coach; the answer counts as help. */
  async askHint(): Promise<void> {
    if (this.hinting || !this.mine || !this.table.may_hint) return;
    this.hinting = true;
    const { length } = this.table;
    const asked = { serial: Date.now(), language: language() };
    try {
      while (this.mine && this.table.length === length) {
        const given = await api.hint(this.id, seatAt(this.id)?.secret ?? null, asked);
        this.preparing = !("hint" in given);
        if (!("hint" in given)) continue; // the server has waited a little before it said so
        if (this.mine && this.table.length === length) this.hint = given.hint;
        return;
      }
    } catch (error) {
      if (!(error instanceof api.Refusal)) throw error;
      this.refused = { text: refusal(error.code, error.detail, error.values), at: null };
    } finally {
      this.hinting = this.preparing = false;
    }
  }

  /** Let the browser keep the record as a file. */
  async saveRecord(): Promise<void> {
    try {
      saveFile(`${this.id}.loom`, await api.record(this.id, seatAt(this.id)?.secret ?? null));
    } catch (error) {
      if (!(error instanceof api.Refusal)) throw error;
      this.refused = { text: refusal(error.code, error.detail, error.values), at: null };
    }
  }

  /** Send a command: the version that it made, or null and a note if it was refused. */
  async order(order: Order, at: string | null = null): Promise<number | null> {
    const answer = await this.connection.send(order);
    if (answer.t === "ok") return answer.version;
    this.refused = { text: refusal(answer.code, answer.detail, answer.arguments), at };
    return null;
  }

  /** Whether the table is still known as it stood after so many moves. */
  remembers(moves: number): boolean {
    return this.#history.has(moves);
  }

  close(): void {
    removeEventListener("pointerdown", this.#pace.hurry);
    removeEventListener("keydown", this.#pace.hurry);
    this.#pace.stop();
    this.connection.close();
  }

  #take(table: wire.Table): void {
    this.#addEntropy(table);
    this.#pace.take(table);
  }

  #show(table: wire.Table): void {
    if (table.length !== this.newest?.length) this.hint = null;
    this.newest = table;
    this.chat = table.chat ?? [];
    this.people = table.people;
    this.came = Date.now();
    this.#settle();
    this.#history.set(table.length, table);
    const seat = seatAt(this.id);
    if (seat) this.#remember(table, seat);
    if (table.over && table.seat !== null && table.origin === null) {
      countGame(this.id, table.game, table.winners.includes(table.seat), table.scores[table.seat - 1] ?? null);
    }
  }

  /** The seat at this table, and at the rematch, where the same secret opens it. */
  #remember({ game, seat, offers: { next } }: wire.Table, held: Seat): void {
    keepSeat(this.id, { ...held, seat: seat ?? held.seat, game });
    if (next !== null && seatAt(next) === null) keepSeat(next, { seat: held.seat, secret: held.secret, game });
  }

  /** The own move stands until a table that holds it is shown. */
  #settle(): void {
    if (this.newest && this.newest.version >= this.#done) this.pending = null;
  }

  /** The own share in the shuffle, once it is promised and before the deal. */
  #addEntropy(table: wire.Table): void {
    const seat = seatAt(this.id);
    if (this.#entropySent || !seat || table.view !== null || !table.shuffle) return;
    this.#entropySent = true;
    const entropy = seat.entropy ?? randomText();
    keepSeat(this.id, { ...seat, entropy });
    void this.connection.send({ t: "entropy", text: entropy });
  }
}

function randomText(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
