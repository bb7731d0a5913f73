import { mount } from "svelte";
import App from "./App.svelte";
import "./look/base.css";
import { followLikes } from "./likes.svelte";
import { texts, wantedLanguage } from "./texts.svelte";

followLikes();
const language = wantedLanguage();
await texts.speak(language);
document.documentElement.lang = language;
mount(App, { target: document.body });
