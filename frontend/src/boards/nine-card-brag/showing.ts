// How the piles of a deal are shown: round by round, one seat after the other. Who won, the table says.
import { type Last, PILES } from "./view";

export interface Turn {
  round: number;
  seat: number;
}

/** The piles in the order in which they are turned; none if the deal ended with what was declared. */
export function turns({ leaders, declared }: Last): Turn[] {
  if (!leaders) return [];
  const seats = declared.length;
  return PILES.flatMap((round) => declared.map((_, at) => ({ round, seat: ((leaders[round]! - 1 + at) % seats) + 1 })));
}

export type PileState = "covered" | "turning" | "shown" | "ahead" | "won";

/** What is seen of a pile once so many are shown. `strength` tells how good a pile is, as far as it is known. */
export function stateOf(
  last: Last,
  done: number,
  { round, seat }: Turn,
  strength: (turn: Turn) => number | null,
): PileState {
  const all = turns(last);
  const at = all.findIndex((turn) => turn.round === round && turn.seat === seat);
  if (at > done) return "covered";
  if (at === done) return "turning";
  const seats = last.declared.length;
  if (done >= (round + 1) * seats) return last.won![round] === seat ? "won" : "shown";
  return ahead(all.slice(round * seats, done), strength) === seat ? "ahead" : "shown";
}

/** The seat with the best of these piles; of equal ones, the first to be shown. */
export function ahead(shown: readonly Turn[], strength: (turn: Turn) => number | null): number | null {
  let best: { seat: number; strength: number } | null = null;
  for (const turn of shown) {
    const found = strength(turn);
    if (found !== null && (best === null || found > best.strength)) best = { seat: turn.seat, strength: found };
  }
  return best?.seat ?? null;
}

/** How many rounds a seat has won once so many piles are shown. */
export function roundsWon({ won, declared }: Last, done: number, seat: number): number {
  return won ? won.filter((winner, round) => winner === seat && done >= (round + 1) * declared.length).length : 0;
}
