// A finished game, move by move, as one of its seats saw it.
import * as api from "./api";
import type { Play, Refused } from "./play.svelte";
import { go } from "./route.svelte";
import type * as wire from "./wire";

export class Replay implements Play {
  readonly id: string;
  shown: wire.Table | null = $state.raw(null);
  refusal: api.Refusal | null = $state.raw(null);
  /** What the coach says of each seat; null while the game is only watched. */
  review: wire.Review | null = $state.raw(null);
  /** As whom it is watched; null: a bystander. */
  seat: number | null = $state(null);

  readonly mine = false;
  readonly legal: readonly string[] = [];
  readonly split = null;
  readonly previews = {};
  readonly pending = null;
  readonly refused: Refused | null = null;

  #known = new Map<string, Promise<wire.Table>>();

  constructor(id: string) {
    this.id = id;
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
      const table = await this.#fetch(at, seat);
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

  act(): void {}
  forgive(): void {}

  #fetch(at: number | null, seat: number | null): Promise<wire.Table> {
    const key = `${at}/${seat}`;
    const known = this.#known.get(key) ?? api.replay(this.id, at, seat);
    this.#known.set(key, known);
    return known;
  }
}
