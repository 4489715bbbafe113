// Who sits where, in words.
import type * as wire from "./wire";
import { list, say } from "./words.svelte";

/** A level of bots in words: "Steady"; a player that has none by its name. */
export function levelOf(player: string): string {
  return say("page-level", { player: player.replace(/@.*$/, "") });
}

export function personName(person: wire.Person): string {
  if (person.you) return say("page-you");
  if (person.kind === "open") return say("page-free-seat");
  if (person.kind === "bot") return levelOf(person.name);
  return person.name.trim() || say("page-guest");
}

/** The name of a seat at a table; the own one is "You". */
export function nameOf(table: wire.Table, seat: number): string {
  if (seat === table.seat) return say("page-you");
  const person = table.people.find((one) => one.seat === seat);
  return person ? personName({ ...person, you: false }) : say("page-guest");
}

export function namesOf(table: wire.Table, seats: readonly number[]): string {
  return list(seats.map((seat) => nameOf(table, seat)));
}

export function isBot(table: wire.Table, seat: number): boolean {
  return table.people.some((one) => one.seat === seat && one.kind === "bot");
}
