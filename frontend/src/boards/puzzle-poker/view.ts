// What the page is told of Puzzle Poker: the views of src/cardloom/games/puzzle, and what both games have in common.

export type Kind = "kind" | "flush" | "straight" | "scrambled";

/** A meld that lies on the grid. */
export interface Meld {
  cells: string[];
  types: Kind[];
}

/** A meld that scored. */
export interface Scored extends Meld {
  cards: string[];
  points: number;
  /** Alone: the turn's first meld. */
  first?: boolean;
}

export interface Shared {
  scores: number[];
  grid: (string | null)[][];
  /** Where the jokers are, the red one first: a cell, "hand" or "gone". */
  jokers: string[];
  gone: string[];
  stock: number;
  /** The cell just played. */
  touched: string | null;
  /** The cell of a joker that was named for a meld which the other one must close. */
  owed: string | null;
  /** The types that the turn's last bonus may have been. */
  chain: Kind[];
  melds: Meld[];
  /** What the last turn scored. */
  scored: { melds: Scored[]; total: number } | null;
}

export interface Duel extends Shared {
  phase: "play" | "name" | "keep" | "over";
  turn: number | null;
  hands: string[][];
  scored: { seat: number; melds: Scored[]; shared: number; five: number; total: number } | null;
}

export interface Solo extends Shared {
  phase: "remove" | "place" | "act" | "bonus" | "name" | "over";
  step: string;
  hand: string[];
  drawn: string[];
  bonuses: number;
  first: string[][];
  scored: { melds: Scored[]; bonuses: number; chain: number; total: number } | null;
}

/** What a turn scored, whoever took it. */
export interface Account {
  seat: number;
  melds: Scored[];
  /** What is added for the whole turn: a card in the shared row, five in a row, a long chain. */
  extras: { name: "shared" | "five" | "chain"; points: number }[];
  total: number;
}

export function duelAccount({ scored }: Duel): Account | null {
  if (!scored) return null;
  const { seat, melds, shared, five, total } = scored;
  const extras = [
    { name: "shared" as const, points: shared },
    { name: "five" as const, points: five },
  ].filter(({ points }) => points > 0);
  return { seat, melds, extras, total };
}

export function soloAccount({ scored }: Solo): Account | null {
  if (!scored) return null;
  const { melds, chain, total } = scored;
  const extras = chain > 0 ? [{ name: "chain" as const, points: chain }] : [];
  return { seat: 1, melds, extras, total };
}

export const JOKERS = ["Xr", "Xb"] as const;

export const cellAt = (column: number, row: number): string => "abc"[column]! + (row + 1);

/** Column and row of a cell, from 0. */
export function position(cell: string): [column: number, row: number] {
  return ["abc".indexOf(cell[0]!), Number(cell[1]) - 1];
}

export function cardAt({ grid }: Shared, cell: string): string | null {
  const [column, row] = position(cell);
  return grid[row]?.[column] ?? null;
}
