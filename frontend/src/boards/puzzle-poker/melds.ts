// Melds in words and as threads: what a move makes, what a turn scored. What is a meld, the table says.
import { spoken } from "../../cards";
import type { Thread } from "../../parts/Loom.svelte";
import type * as wire from "../../wire";
import { list, say } from "../../words.svelte";
import { type Account, cardAt, cellAt, type Kind, type Meld, position, type Scored, type Shared } from "./view";

const KINDS: readonly Kind[] = ["straight", "flush", "kind", "scrambled"];

/** The types of the melds that a move makes, the best known first. */
export function typesOf(preview: wire.Preview | undefined): Kind[] {
  const found = new Set((preview?.melds ?? []).flatMap(({ types }) => types));
  return KINDS.filter((kind) => found.has(kind));
}

/** "straight and flush". */
export const typeWords = (types: readonly Kind[]): string =>
  list(types.map((type) => say("page-puzzle-type", { type })));

/** What a move makes and scores at once: "straight and flush, 3 points"; "" if nothing. */
export function makes(preview: wire.Preview | undefined): string {
  const types = typesOf(preview);
  const points = preview?.points ?? 0;
  const made = types.length > 0 ? typeWords(types) : "";
  return [made, points === 0 ? "" : say("page-puzzle-points", { points })].filter(Boolean).join(", ");
}

/** The thread that melds of these cells draw along a row or a column. */
export function threads(
  count: number,
  axis: "row" | "column",
  made: readonly Pick<Meld, "cells">[],
  will: readonly Pick<Meld, "cells">[],
): Thread[] {
  const at = ({ cells }: Pick<Meld, "cells">): number | null => {
    const places = cells.map((cell) => position(cell)[axis === "column" ? 0 : 1]);
    return places.every((place) => place === places[0]) ? places[0]! : null;
  };
  return Array.from({ length: count }, (_, k) => {
    if (will.some((meld) => at(meld) === k)) return { will: true };
    return { made: made.some((meld) => at(meld) === k) ? 4 : null };
  });
}

/** Where a meld lies: "row 4", "column b", "diagonal a3 b4 c5". */
export function lineName(cells: readonly string[]): string {
  const [columns, rows] = [new Set(cells.map((cell) => cell[0])), new Set(cells.map((cell) => cell[1]))];
  if (rows.size === 1) return say("page-puzzle-row", { row: cells[0]![1]! });
  if (columns.size === 1) return say("page-puzzle-column", { column: cells[0]![0]! });
  return say("page-puzzle-diagonal", { cells: cells.join(" ") });
}

/** Points as a change: "+4". */
export const signed = (points: number): string => (points > 0 ? `+${points}` : String(points).replace("-", "\u2212"));

/** With a capital, as a line of its own. */
export const opening = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const meldWords = ({ types, cells, first }: Scored): string =>
  opening(say("page-puzzle-meld", { types: typeWords(types), line: lineName(cells), first: String(first ?? false) }));

/** What a turn scored, in a few words: "flush, straight, the shared row". */
export function shortly({ melds, extras }: Account): string {
  const types = melds.map((meld) => typeWords(meld.types));
  return list([...new Set(types), ...extras.map(({ name }) => say(`page-puzzle-extra-${name}`))]);
}

/** The next stitch of a chain: what would earn another bonus. */
export function nextWords(chain: readonly Kind[]): string {
  return chain.length === 1
    ? say("page-puzzle-next-other", { type: chain[0]! })
    : say("page-puzzle-next-any", { begun: String(chain.length > 0) });
}

/** A card in a cell, for the ear. */
export function cellWords(cell: string, card: string, state: "last" | "meld" | "plain"): string {
  const name = /^X[rb]$/.test(card) ? say("page-puzzle-unnamed", { joker: spoken(card) }) : spoken(card);
  return say("page-puzzle-cell", { cell, card: name, state });
}

/** What the key V says of an item: what the chosen card makes there. */
export function valueAt(item: string, preview: wire.Preview | undefined): string {
  if (item.startsWith("name ")) return say("page-speak-nothing");
  const words = item.length === 2 && /^[abc]/.test(item) ? item : spoken(item);
  return say("page-puzzle-value", { item: words, makes: makes(preview) || "none" });
}

/** The whole grid, row by row. */
export function boardWords(view: Shared, rows: readonly number[], columns: readonly number[]): string {
  const rowWords = (row: number): string => {
    const cells = columns.map((column) => cardAt(view, cellAt(column, row)));
    const words = cells.map((card) => (card ? spoken(card) : say("page-empty"))).join(", ");
    return `${say("page-puzzle-row", { row: row + 1 })}: ${words}`;
  };
  return rows.map(rowWords).join(". ");
}
