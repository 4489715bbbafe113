// Tables before they are made, and how one is made.
import * as api from "../api";
import { keepSeat } from "../session";
import { settings } from "../settings.svelte";
import type * as wire from "../wire";
import { say } from "../words.svelte";

/** In place of a bot's level: look for a person. */
export const FIND = "find";

const LEVELS = ["novice", "casual", "strong", "master"];
const NEWCOMERS = "casual";

const level = (player: string): string => player.replace(/@.*$/, "");

/** The players that are meant as opponents, the weakest first. */
export function levels(game: wire.GameLine): string[] {
  const found = LEVELS.flatMap((name) => game.players.filter((player) => level(player) === name));
  return found.length > 0 ? found : game.players;
}

/** Players for the curious: those that no level is called by. */
export function curiosities(game: wire.GameLine): string[] {
  return game.players.filter((player) => !levels(game).includes(player)).reverse();
}

/** The level that a newcomer meets. */
export function usualLevel(game: wire.GameLine): string {
  return levels(game).find((player) => level(player) === NEWCOMERS) ?? levels(game).at(-1) ?? "";
}

export const botSeat = (player: string): string => `bot:${player}`;

/** The usual table of a game: you, and on the other seats bots of a level, or "open" seats. */
export function plainTable(game: wire.GameLine, level: string): wire.NewTable {
  const other = level === "open" ? "open" : botSeat(level);
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  return {
    game: game.key,
    seats: ["me", ...Array.from({ length: game.seats.usual - 1 }, () => other)],
    options,
    listed: false,
    watchable: true,
    clock: null,
    chat: true,
    hints: false,
  };
}

/** Make a table and keep the own seat at it: the table's id. */
export async function openTable(table: wire.NewTable): Promise<string> {
  const { id, seat, secret } = await api.createTable({ ...table, name: settings.name.trim() });
  if (seat !== null && secret !== null) keepSeat(id, { seat, secret, game: table.game });
  return id;
}

/** The same table with bots in its open seats. */
export function withBots(game: wire.GameLine, table: wire.NewTable): wire.NewTable {
  const bot = botSeat(usualLevel(game));
  return { ...table, seats: table.seats.map((seat) => (seat === "open" ? bot : seat)) };
}

/** A value of an option in words. */
export function valueWords(value: wire.GameOption["default"]): string {
  return say("page-value", { value: String(value) });
}

/** What is agreed at a table, in a line: its clock, and what is not as usual. */
export function summary(game: wire.GameLine, { clock, options }: Pick<wire.NewTable, "clock" | "options">): string {
  const time = clock ? say("page-clock-set", { minutes: Math.round(clock.seconds / 60) }) : say("page-clock-none");
  const unusual = game.options.flatMap(({ name, default: usual }) => {
    const value = options?.[name] ?? usual;
    const words = say(`option-${game.key}-${name}`).replace(/\.$/, "");
    return value === usual ? [] : [`${words}: ${valueWords(value)}`];
  });
  return [time, ...unusual].join(". ");
}
