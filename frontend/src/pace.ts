// Tables are shown in the order in which they came, those with another seat's move no faster than an eye can follow.
import type * as wire from "./wire";

export const STEP_MS = 500;
const MOST_WAITING = 8; // further behind than this, catch up

export class Pace {
  #show: (table: wire.Table) => void;
  #waiting: wire.Table[] = [];
  #shown: wire.Table | null = null;
  #next = 0; // by performance.now(), when another seat's move may be shown
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(show: (table: wire.Table) => void) {
    this.#show = show;
  }

  take(table: wire.Table): void {
    this.#waiting.push(table);
    if (this.#waiting.length > MOST_WAITING || document.hidden) this.hurry();
    else this.#step();
  }

  /** Show the newest table now. */
  hurry = (): void => {
    const newest = this.#waiting.pop();
    this.#waiting = [];
    clearTimeout(this.#timer);
    if (newest) this.#present(newest);
  };

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #step(): void {
    clearTimeout(this.#timer);
    const table = this.#waiting[0];
    if (!table) return;
    const wait = this.#othersMoved(table) ? this.#next - performance.now() : 0;
    if (wait > 0) {
      this.#timer = setTimeout(() => this.#step(), wait);
      return;
    }
    this.#waiting.shift();
    this.#present(table);
    this.#step();
  }

  #present(table: wire.Table): void {
    if (this.#othersMoved(table)) this.#next = performance.now() + STEP_MS;
    this.#shown = table;
    this.#show(table);
  }

  #othersMoved(table: wire.Table): boolean {
    if (!this.#shown) return false;
    return table.log.slice(this.#shown.log.length).some(({ seat }) => seat !== table.seat);
  }
}
