import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { catalogue, firstLanguage, known, LANGUAGES, type Language, list, readBooks, say, speak } from "./words.svelte";

const languages = Object.keys(LANGUAGES) as Language[];
const locales = join(import.meta.dirname, "../../src/cardloom/locales");

/** The messages of a file, each with the variables that it uses. */
function messages(language: string, file: string): Map<string, string[]> {
  const text = readFileSync(join(locales, language, file), "utf8");
  const found = new Map<string, string[]>();
  for (const [, key, body] of text.matchAll(/^([a-z][\w-]*) =((?:.|\n(?![a-z#]))*)/gm)) {
    found.set(key!, [...new Set(body!.match(/\$\w+/g) ?? [])].sort());
  }
  return found;
}

const files = readdirSync(join(locales, "en")).filter((file) => /^(page|review|rulebook)/.test(file));

describe.each(files)("%s", (file) => {
  const english = messages("en", file);

  test.each(languages)("has in %s the messages that it has in English, and no other variables", (language) => {
    const translated = messages(language, file);
    expect([...translated.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, variables] of translated) {
      expect(english.get(key), key).toEqual(expect.arrayContaining(variables));
    }
  });

  test.each(languages)("can be read in %s", (language) => {
    const text = readFileSync(join(locales, language, file), "utf8");
    const bundle = catalogue(language, [text]);
    expect([...english.keys()].filter((key) => !bundle.hasMessage(key))).toEqual([]);
  });
});

test("every message that the page names is there", async () => {
  await readBooks();
  await speak("en");
  const source = join(import.meta.dirname);
  const named = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith(".test.ts"))
    .flatMap((file) => [...readFileSync(join(source, file), "utf8").matchAll(/"((?:page|error)-[a-z0-9-]*[a-z0-9])"/g)])
    .map(([, key]) => key!);
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter((key) => !known(key))).toEqual([]);
});

describe("speaking", () => {
  beforeAll(() => speak("sv"));
  afterAll(() => speak("en"));

  test("says a message in the language that is spoken", () => {
    expect(say("page-card", { rank: "7", suit: "h" })).toBe("hjärter 7");
    expect(document.documentElement.lang).toBe("sv");
  });

  test("shows the key of a message that is missing", () => {
    expect(say("page-no-such-message")).toBe("page-no-such-message");
  });

  test("joins names as the language does", () => {
    expect(list(["Ann", "Bo", "Eve"])).toBe("Ann, Bo och Eve");
  });
});

test("the first language is the browser's, if it is one of the three", () => {
  expect(firstLanguage(["de-CH", "it-CH", "en"])).toBe("it");
  expect(firstLanguage(["de", "fr"])).toBe("en");
});
