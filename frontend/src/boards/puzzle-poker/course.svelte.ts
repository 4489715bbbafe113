// What the table does not repeat but the eye wants to keep: what the last turns scored, the stitches of the bonus chain.
import { untrack } from "svelte";
import type { Play } from "../../play.svelte";
import type { Account, Kind, Shared } from "./view";

const LINGER_MS = 2_000;

interface Seen {
  view: Shared;
  /** What the turn that has just ended scored. */
  account: Account | null;
  /** Which turn it is: the number of moves before it. */
  turn: number;
  /** Plays of this turn that are settled: each of them earned a bonus. */
  bonuses: number;
}

export class Course {
  /** What the last turns scored, the newest last; until the own next move. */
  told: readonly Account[] = $state.raw([]);
  /** The cards that have just scored are seen a little longer. */
  lingers = $state(false);
  /** The types of each bonus of this turn; none of one that this page has not seen. */
  links: readonly (readonly Kind[])[] = $state.raw([]);

  constructor(at: () => Play, see: () => Seen) {
    let length = -1;
    let turn = -1;
    let timer: ReturnType<typeof setTimeout> | undefined;
    $effect(() => {
      const { account, bonuses, turn: now, view } = see();
      const { log } = at().table;
      untrack(() => {
        if (log.length < length) this.told = []; // a move was taken back
        if (log.length !== length && account) {
          this.told = [...this.told.filter(({ seat }) => seat !== account.seat), account];
          this.lingers = length >= 0;
          clearTimeout(timer);
          timer = setTimeout(() => (this.lingers = false), LINGER_MS);
        }
        if (turn !== now) this.links = [];
        turn = now;
        if (bonuses !== this.links.length) {
          this.links = Array.from({ length: bonuses }, (_, at) =>
            at === bonuses - 1 ? view.chain : (this.links[at] ?? []),
          );
        }
        length = log.length;
      });
    });
    // The own next move ends it.
    $effect(() => {
      if (at().pending === null) return;
      this.told = [];
      this.lingers = false;
    });
    $effect(() => () => clearTimeout(timer));
  }

  /** The cards that have just left, by cell. */
  get leaving(): ReadonlyMap<string, string> {
    const melds = this.lingers ? (this.told.at(-1)?.melds ?? []) : [];
    return new Map(melds.flatMap(({ cells, cards }) => cells.map((cell, at) => [cell, cards[at]!])));
  }
}
