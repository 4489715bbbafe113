// The mistakes of a review, met again one by one: a move is made where each was made, and the coach says what it is worth.
import * as api from "../api";
import { type Play, Turn } from "../play.svelte";
import { refusal } from "../rich";
import { seatAt } from "../session";
import type * as wire from "../wire";
import { language } from "../words.svelte";

const ASK_MS = 1_000;

export class Again extends Turn implements Play {
  readonly id: string;
  readonly me: number;
  readonly mistakes: readonly wire.Decision[];
  /** Which of them it is, from 0; their count: that was all. */
  number = $state(0);
  /** What came of each so far. */
  answers: readonly wire.Retry[] = $state.raw([]);
  /** The moves made this time, as they were told. */
  told: readonly string[] = $state.raw([]);
  shown: wire.Table | null = $state.raw(null);
  refusal: api.Refusal | null = $state.raw(null);

  readonly live = false;

  constructor(id: string, { seat, mistakes, moves }: wire.SeatReview) {
    super();
    this.id = id;
    this.me = seat;
    this.mistakes = mistakes.map((n) => moves.find((one) => one.n === n)!);
    void this.#show(0);
  }

  get table(): wire.Table {
    return this.shown!;
  }

  /** The mistake that the table shows; of all of them the last. */
  get mistake(): wire.Decision {
    return this.mistakes[Math.min(this.number, this.mistakes.length - 1)]!;
  }

  /** What the coach says of the move that was made this time; null: it is still to be made. */
  get answer(): wire.Retry | null {
    return this.answers[this.number] ?? null;
  }

  get done(): boolean {
    return this.number === this.mistakes.length;
  }

  get mine(): boolean {
    return this.pending === null && this.answer === null && !this.done;
  }

  act(move: string, at: string | null = null): void {
    if (this.mine) void this.#try(move, at);
  }

  /** Go on to the next mistake; after the last one, to what came of them all. `told`: the move of this one, in words. */
  async next(told: string): Promise<void> {
    this.told = [...this.told, told];
    if (this.number + 1 < this.mistakes.length) await this.#show(this.number + 1);
    else this.number += 1;
  }

  /** From the first one anew. */
  async restart(): Promise<void> {
    this.answers = this.told = [];
    await this.#show(0);
  }

  async #try(move: string, at: string | null): Promise<void> {
    const { n } = this.mistake;
    const asked = { seat: this.me, at: n - 1, move, language: language() };
    this.pending = move;
    this.refused = null;
    try {
      let told = await api.retry(this.id, asked, this.#secret);
      while ("done" in told) {
        await new Promise((wake) => setTimeout(wake, ASK_MS)); // the server has to review the game anew
        told = await api.retry(this.id, asked, this.#secret);
      }
      this.answers = [...this.answers, told];
    } catch (error) {
      if (!(error instanceof api.Refusal)) throw error;
      this.refused = { text: refusal(error.code, error.detail, error.values), at };
    } finally {
      this.pending = null;
    }
  }

  async #show(number: number): Promise<void> {
    try {
      this.shown = await api.replay(this.id, this.mistakes[number]!.n - 1, this.me, this.#secret, true);
      this.number = number;
    } catch (error) {
      if (!(error instanceof api.Refusal)) throw error;
      this.refusal = error;
    }
  }

  get #secret(): string | null {
    return seatAt(this.id)?.secret ?? null;
  }
}
