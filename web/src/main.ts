import { mount } from "svelte";
import App from "./App.svelte";
import { firstTexts } from "./first_texts";
import "./look/base.css";
import { followLikes } from "./likes.svelte";
import { wantedLanguage } from "./texts.svelte";

followLikes();
const language = wantedLanguage();
await firstTexts(language);
document.documentElement.lang = language;
mount(App, { target: document.body });
