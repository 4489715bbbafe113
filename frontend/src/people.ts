// Who sits where, in words.
import type * as wire from "./wire";
import { list, say } from "./words.svelte";

/** A level of bots in words: "Strong"; a player that has none by its name. */
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
  const names = new Map(table.people.map((person) => [person.seat, personName({ ...person, you: false })]));
  const name = names.get(seat) ?? say("page-guest");
  // Seats of one name are told apart by their numbers.
  const namesakes = [...names].filter(([other, one]) => one === name && other !== table.seat);
  return namesakes.length > 1 ? `${name} ${seat}` : name;
}

export function namesOf(table: wire.Table, seats: readonly number[]): string {
  return list(seats.map((seat) => nameOf(table, seat)));
}

export function isBot(table: wire.Table, seat: number): boolean {
  return table.people.some((one) => one.seat === seat && one.kind === "bot");
}
