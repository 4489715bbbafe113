// The pyramid as it stands: places, what rests on what, what the log's moves were. What may be done, the table says.
import { FACE_DOWN } from "../../cards";
import type { Logged } from "../../wire";
import type { Account, Block, View } from "./view";

export const SIZE = 5; // places drawn in a hand
const SLOTS = "abcdefghijkl";

/** Slot and level of a cell, from 0. */
export function position(cell: string): [slot: number, level: number] {
  return [SLOTS.indexOf(cell[0]!), Number(cell.slice(1)) - 1];
}

export const cellName = (slot: number, level: number): string => `${SLOTS[slot]}${level + 1}`;

/** The two cells that rest on a cell. */
export function above(cell: string): string[] {
  const [slot, level] = position(cell);
  return [slot - 1, slot].filter((at) => at >= 0).map((at) => cellName(at, level + 1));
}

/** The cells with a block on top. */
export function covered(standing: readonly Block[]): Set<string> {
  const there = new Set(standing.map(({ cell }) => cell));
  return new Set([...there].filter((cell) => above(cell).some((on) => there.has(on))));
}

/** The levels to draw, from the top: one above the highest cell, within a triangle on the foundation. */
export function levels(cells: readonly string[], base: number): string[][] {
  const top = Math.max(0, ...cells.map((cell) => position(cell)[1]));
  return Array.from({ length: Math.min(base, top + 2) }, (_, level) =>
    Array.from({ length: base - level }, (_, slot) => cellName(slot, level)),
  ).reverse();
}

/** A move in its parts: "take c2". */
export function parts(move: string): { verb: string; what: string } {
  const [verb = "", what = ""] = move.split(" ");
  return { verb, what };
}

/** The hand of an item such as "hand2", from 0; null of any other. */
export const handAt = (item: string): number | null => (/^hand\d$/.test(item) ? Number(item[4]) - 1 : null);
export const handItem = (hand: number): string => `hand${hand + 1}`;

/** The card that a move is about, made or thought of; face down too if its block is not on the table that is shown. */
export function cardOf({ n, move }: Logged, log: readonly Logged[], view: View): string {
  const { verb, what } = parts(move ?? "");
  if (verb === "keep") return what;
  if (verb === "hand") {
    const before = log.find((entry) => entry.n === n - 1);
    return before ? cardOf(before, log, view) : FACE_DOWN;
  }
  if (verb === "place" && n > log.length) return (n === log.length + 1 ? view.next : null) ?? FACE_DOWN;
  const placed = log.filter((entry) => entry.move?.startsWith("place "));
  if (view.pyramid.length === 0 || n < placed.at(-view.pyramid.length)!.n) return FACE_DOWN;
  const cell = verb === "place" ? parts(placed.find((entry) => entry.n === n)!.move!).what : what;
  return view.pyramid.find((block) => block.cell === cell)?.card ?? FACE_DOWN;
}

/** What is out of the game: jokers, and supply blocks that were not kept. */
export function out({ pyramid, turned, held }: View): string[] {
  const jokers = pyramid.filter(({ card, taken }) => taken && card.startsWith("X")).map(({ card }) => card);
  const left = turned.flatMap(({ cards, kept }) =>
    kept ? cards.filter((card) => card !== kept && card !== held) : [],
  );
  return [...jokers, ...left];
}

/** The points of a deal for a seat: those of its hands and those for the hands it won; null if they are not counted. */
export function sum({ lanes, win_points }: Account, seat: number): number | null {
  if (!win_points) return null;
  return lanes.reduce((total, { points }) => total + (points?.[seat - 1] ?? 0), win_points[seat - 1]!);
}

/** A number of points with its sign. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : String(points).replace("-", "\u2212"));
