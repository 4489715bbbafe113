// What a person has chosen for this browser: language, look, sound, name.
import { load, save } from "./storage";

export type Look = "system" | "light" | "dark";

interface Settings {
  language: string | null; // null: the browser's
  look: Look;
  sound: boolean;
  name: string;
}

export const settings: Settings = $state(load("settings", { language: null, look: "system", sound: false, name: "" }));

export function keepSettings(): void {
  save("settings", settings);
}

const dark = matchMedia("(prefers-color-scheme: dark)");

/** Put the look on the page's root, where tokens.css reads it. */
export function showLook(): void {
  const look = settings.look === "system" ? (dark.matches ? "dark" : "light") : settings.look;
  document.documentElement.dataset.theme = look;
}

dark.addEventListener("change", showLook);
