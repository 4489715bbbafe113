// What this browser remembers of its tables: the seats' secrets, and how games ended.
import { load, save } from "./storage";

export interface Seat {
  seat: number;
  secret: string;
  game: string;
  at: number; // milliseconds since 1970 of the last visit
  entropy?: string; // what this browser added to the shuffle
}

export interface Statistics {
  played: number;
  won: number;
  best: number | null; // the most points of one game
  total: number; // points of all games
}

const MOST_SEATS = 100;

type Seats = Record<string, Seat>;

/** The seats that this browser holds, by table. */
export function seats(): Seats {
  return load<Seats>("seats", {});
}

export function seatAt(table: string): Seat | null {
  return seats()[table] ?? null;
}

/** Remember a seat; the tables not visited for longest are forgotten. */
export function keepSeat(table: string, seat: Omit<Seat, "at">): void {
  const all = Object.entries({ ...seats(), [table]: { ...seat, at: Date.now() } });
  all.sort(([, one], [, other]) => other.at - one.at);
  save("seats", Object.fromEntries(all.slice(0, MOST_SEATS)));
}

export function forgetSeat(table: string): void {
  const { [table]: _, ...others } = seats();
  save("seats", others);
}

export function statistics(): Record<string, Statistics> {
  return load("statistics", {});
}

/** Count a finished game once. */
export function countGame(table: string, game: string, won: boolean, points: number | null): void {
  const counted = load<string[]>("counted", []);
  if (counted.includes(table)) return;
  save("counted", [...counted.slice(-500), table]);
  const all = statistics();
  const { played, won: wins, best, total } = all[game] ?? { played: 0, won: 0, best: null, total: 0 };
  all[game] = {
    played: played + 1,
    won: wins + (won ? 1 : 0),
    best: points === null ? best : Math.max(best ?? points, points),
    total: total + (points ?? 0),
  };
  save("statistics", all);
}
