// How somebody has laid cards that are not sent yet: kept in this browser, by table and deal, so that a reload loses nothing.
import { load, save } from "./storage";

interface Kept {
  deal: number;
  groups: readonly (readonly string[])[];
}

const MOST_TABLES = 20;

/** The groups as they were laid last; null if they were not, or do not fit the cards that are there now. */
export function arranged(table: string, deal: number, cards: readonly string[]): Kept["groups"] | null {
  const kept = load<Record<string, Kept>>("arranged", {})[table];
  if (kept?.deal !== deal || !Array.isArray(kept.groups)) return null;
  const laid = kept.groups.flat();
  return new Set(laid).size === laid.length && laid.every((card) => cards.includes(card)) ? kept.groups : null;
}

export function keepArranged(table: string, deal: number, groups: Kept["groups"]): void {
  const { [table]: _, ...others } = load<Record<string, Kept>>("arranged", {});
  const newest = [...Object.entries(others), [table, { deal, groups }] as const].slice(-MOST_TABLES);
  save("arranged", Object.fromEntries(newest));
}
