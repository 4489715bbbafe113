import "./styles/index.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { follow } from "./route.svelte";
import { showLook } from "./settings.svelte";
import { firstLanguage, speak } from "./words.svelte";

showLook();
follow();
await speak(firstLanguage());
mount(App, { target: document.getElementById("app")! });
