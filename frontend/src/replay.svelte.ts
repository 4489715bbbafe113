// A finished game, move by move, as one of its seats saw it.
import * as api from "./api";
import type { Play, Refused } from "./play.svelte";
import { refusal } from "./rich";
import { go } from "./route.svelte";
import { keepSeat, seatAt } from "./session";
import { settings } from "./settings.svelte";
import type * as wire from "./wire";
import { language } from "./words.svelte";

export class Replay implements Play {
  readonly id: string;
  shown: wire.Table | null = $state.raw(null);
  refusal: api.Refusal | null = $state.raw(null);
  /** What the coach says of each seat; null while the game is only watched. */
  review: wire.Review | null = $state.raw(null);
  /** Whether the server was asked for something that has not come yet. */
  waiting = $state(false);
  /** As whom it is watched; null: a bystander. */
  seat: number | null = $state(null);
  /** The table after the game. */
  whole: wire.Table | null = $state.raw(null);

  readonly live = false;
  readonly mine = false;
  readonly legal: readonly string[] = [];
  readonly split = null;
  readonly previews = {};
  readonly pending = null;
  refused: Refused | null = $state.raw(null);

  #known = new Map<string, Promise<wire.Table>>();
  #seen: { at: number; told: wire.Seen } | null = $state.raw(null);

  constructor(id: string) {
    this.id = id;
  }

  /** The move that follows. */
  get next(): wire.Logged | null {
    return this.whole?.log[this.at] ?? null;
  }

  /** The bot that made it; null if it was a person. */
  get bot(): wire.Person | null {
    return this.table.people.find(({ seat, kind }) => seat === this.next?.seat && kind === "bot") ?? null;
  }

  get table(): wire.Table {
    return this.shown!;
  }

  get me(): number | null {
    return this.seat;
  }

  /** How many moves have been made on the table that is shown. */
  get at(): number {
    return this.table.log.length;
  }

  /** The review of the seat that is looked at. */
  get judged(): wire.SeatReview | null {
    return this.review?.seats.find(({ seat }) => seat === this.seat) ?? null;
  }

  get length(): number {
    return this.table.length;
  }

  /** Show the table after so many moves, the whole game unless said otherwise. */
  async show(at: number | null, seat: number | null): Promise<void> {
    try {
      const [table, whole] = await Promise.all([this.#fetch(at, seat), this.#fetch(null, null)]);
      this.whole = whole;
      this.seat = seat;
      this.shown = table;
      this.refusal = null;
    } catch (error) {
      if (!(error instanceof api.Refusal)) throw error;
      this.refusal = error;
    }
  }

  /** Go to a move; the page's address goes along, so that it can be sent. */
  go(at: number, seat: number | null = this.seat): void {
    go(
      { page: "replay", id: this.id, at: Math.max(0, Math.min(at, this.length)), seat, review: this.review !== null },
      true,
    );
  }

  /** What the bot that moves next makes of its moves, once that was asked. */
  get seen(): wire.Seen | null {
    return this.#seen?.at === this.at ? this.#seen.told : null;
  }

  closeSeen(): void {
    this.#seen = null;
  }

  /** Show what the bot that moves next saw, and what it makes of its moves. */
  async look(): Promise<void> {
    const { at, bot } = this;
    if (!bot) return;
    this.go(at, bot.seat);
    await this.#ask(async (secret) => {
      this.#seen = { at, told: await api.seen(this.id, at, secret, language()) };
    });
  }

  /** Play on from here, at a table of one's own. */
  async playOn(): Promise<void> {
    const { at, seat } = this;
    if (seat === null) return;
    await this.#ask(async (secret) => {
      const { id, secret: own } = await api.playOn(this.id, { at, seat, name: settings.name }, secret);
      keepSeat(id, { seat, secret: own!, game: this.table.game });
      go({ page: "table", id });
    });
  }

  async #ask(ask: (secret: string | null) => Promise<void>): Promise<void> {
    if (this.waiting) return;
    this.waiting = true;
    this.refused = null;
    try {
      await ask(seatAt(this.id)?.secret ?? null);
    } catch (error) {
      if (!(error instanceof api.Refusal)) throw error;
      this.refused = { text: refusal(error.code, error.detail, error.values), at: null };
    } finally {
      this.waiting = false;
    }
  }

  act(): void {}

  forgive(): void {
    this.refused = null;
  }

  #fetch(at: number | null, seat: number | null): Promise<wire.Table> {
    const key = `${at}/${seat}`;
    const known = this.#known.get(key) ?? api.replay(this.id, at, seat, seatAt(this.id)?.secret ?? null);
    this.#known.set(key, known);
    return known;
  }
}
