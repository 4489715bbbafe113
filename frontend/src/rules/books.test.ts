import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readBooks, speak } from "../words.svelte";
import type { Block, Book } from "./book";
import { BOOKS } from "./books";

/** All texts of a block. */
function texts(block: Block): string[] {
  if ("text" in block) return [block.text()];
  if ("figures" in block) return block.figures.map(({ caption }) => caption());
  if ("hands" in block) return block.hands.flatMap(({ name, note }) => [name?.() ?? "", note()]);
  if ("head" in block) {
    return [...block.head, ...block.rows.flat()].map((text) => (typeof text === "number" ? String(text) : text()));
  }
  return "order" in block ? block.order.map((text) => text()) : [];
}
const textsOf = ({ lead, chapters }: Book): string[] => [
  lead(),
  ...chapters.flatMap(({ title, blocks }) => [title(), ...blocks.flatMap(texts)]),
];

beforeAll(() => readBooks());
afterAll(() => speak("en"));

describe.each(Object.entries(BOOKS))("the rules of %s", (game, book) => {
  test.each(["en", "sv", "it"] as const)("are said in %s", async (language) => {
    await speak(language);
    expect(textsOf(book).filter((text) => /^(rulebook|page)-/.test(text))).toEqual([]);
  });

  test("say every message of their file", async () => {
    await speak("en");
    const locales = join(import.meta.dirname, "../../../src/cardloom/locales/en");
    const file = readFileSync(join(locales, `rulebook-${game}.ftl`), "utf8");
    const written = [...file.matchAll(/^rulebook-[\w-]+ = (.*)$/gm)].map(([, text]) => text!);
    const said = textsOf(book).join("\n");
    const missing = written.filter((text) => !text.split(/\{[^}]*\}/).every((part) => said.includes(part)));
    expect(missing).toEqual([]);
  });

  test("name chapters that can be linked to", () => {
    const names = book.chapters.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
