// The grid of the draft as it lies: its lines, their cards, and what a line leaves. Which may be taken, the table says.
import type { Take, View } from "./view";

export const SIDES = [0, 1, 2] as const;
export const GRIDS = 6;
export const LINES = ["row1", "row2", "row3", "col1", "col2", "col3"] as const;

export type Line = string;

export const rowLine = (row: number): Line => `row${row + 1}`;
export const columnLine = (column: number): Line => `col${column + 1}`;
export const isRow = (line: Line): boolean => line.startsWith("row");
export const numberOf = (line: Line): number => Number(line.at(-1));

/** The line of a move such as `take row2`; null of any other move. */
export const lineOf = (move: string): Line | null => /^take (\S+)$/.exec(move)?.[1] ?? null;

/** The cards that lie in a line. */
export function cardsIn(table: View["table"], line: Line): string[] {
  const at = numberOf(line) - 1;
  const cells = isRow(line) ? (table[at] ?? []) : table.map((row) => row[at] ?? null);
  return cells.filter((card) => card !== null);
}

export interface Left {
  /** The cards of the lines that stay whole, line by line. */
  whole: string[][];
  /** How many cards the lines that cross it keep. */
  crossing: number;
}

/** What a line leaves for who picks next. */
export function leaves(table: View["table"], line: Line): Left {
  const taken = cardsIn(table, line);
  const others = LINES.filter((other) => other !== line && cardsIn(table, other).length > 0);
  const crossing = others.find((other) => isRow(other) !== isRow(line));
  return {
    whole: others.filter((other) => isRow(other) === isRow(line)).map((other) => cardsIn(table, other)),
    crossing: crossing ? cardsIn(table, crossing).filter((card) => !taken.includes(card)).length : 0,
  };
}

/** Every card that still lies there once a line is taken. */
export const restAfter = (table: View["table"], line: Line): string[] =>
  table.flat().filter((card) => card !== null && !cardsIn(table, line).includes(card)) as string[];

/** The seats in the order in which they pick. */
export const order = (first: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, at) => ((first - 1 + at) % seats) + 1);

export interface Taken extends Take {
  grid: number;
  /** What the grid then left, once nobody picks of it any more. */
  rest: string[];
}

/** The nth taking of the game, from 0. */
export function taking({ drafts }: View, nth: number): Taken | null {
  let before = 0;
  for (const [grid, { takes, rest }] of drafts.entries()) {
    const take = takes[nth - before];
    if (take) return { ...take, grid: grid + 1, rest: take === takes.at(-1) ? rest : [] };
    before += takes.length;
  }
  return null;
}
