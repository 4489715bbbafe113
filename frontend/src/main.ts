import "./styles/index.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { follow } from "./route.svelte";
import { showLook } from "./settings.svelte";
import { firstLanguage, speak } from "./words.svelte";

// A part that does not come: the server has a newer page by now, or the network failed. The page is loaded anew, at the same
// place, and not again and again.
const APART_MS = 3_000;
addEventListener("vite:preloadError", () => {
  setTimeout(() => location.reload(), APART_MS - performance.now());
});

showLook();
follow();
await speak(firstLanguage());
mount(App, { target: document.getElementById("app")! });
