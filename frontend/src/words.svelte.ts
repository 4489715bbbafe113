// The words people read: the Fluent catalogues that terminal and server use too, one language at a time.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "./settings.svelte";

export const LANGUAGES = { en: "English", sv: "Svenska", it: "Italiano" } as const;
export type Language = keyof typeof LANGUAGES;
export type Arguments = Record<string, FluentVariable>;

const CATALOGUES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./words/en"),
  sv: () => import("./words/sv"),
  it: () => import("./words/it"),
};

// The words of rules, review and lab, which nothing else needs.
const RULE_BOOKS: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./words/rules-en"),
  sv: () => import("./words/rules-sv"),
  it: () => import("./words/rules-it"),
};
let withRules = false;

let current = $state.raw({ language: "en" as Language, messages: new FluentBundle("en") });

/** A bundle of these catalogues. */
export function catalogue(language: Language, sources: readonly string[]): FluentBundle {
  const messages = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
    const errors = messages.addResource(new FluentResource(source));
    if (errors.length > 0) throw errors[0];
  }
  return messages;
}

/** Speak a language from now on; resolves when its words are there. */
export async function speak(language: Language): Promise<void> {
  const loads = withRules ? [CATALOGUES, RULE_BOOKS] : [CATALOGUES];
  const files = await Promise.all(loads.map((load) => load[language]()));
  const sources = files.flatMap((file) => file.default);
  current = { language, messages: catalogue(language, sources) };
  document.documentElement.lang = language;
}

/** Know the words of rules, review and lab too, from now on. */
export async function readBooks(): Promise<void> {
  if (withRules) return;
  withRules = true;
  await speak(current.language);
}

/** The language to begin with: the one that was chosen, else the browser's, else English. */
export function firstLanguage(preferred: readonly string[] = navigator.languages): Language {
  const known = [settings.language ?? "", ...preferred].map((tag) => tag.slice(0, 2));
  return (known.find((tag) => tag in LANGUAGES) ?? "en") as Language;
}

/** The language that is spoken now. */
export function language(): Language {
  return current.language;
}

/** Whether there is a message of this key. */
export function known(key: string): boolean {
  return current.messages.hasMessage(key);
}

/** The message `key` in the language that is spoken; the key itself if there is none, so that a gap is seen. */
export function say(key: string, values: Arguments = {}): string {
  const pattern = current.messages.getMessage(key)?.value;
  if (!pattern) return key;
  const errors: Error[] = [];
  const text = current.messages.formatPattern(pattern, values, errors);
  if (errors[0]) throw errors[0];
  return text;
}

/** Names or other things in a row, joined as the language does it: "Ann, Bo and Eve". */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat(current.language, { type: "conjunction" }).format(items);
}
