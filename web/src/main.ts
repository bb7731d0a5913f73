import { mount } from "svelte";
import App from "./App.svelte";
import { firstTexts } from "./first_texts";
import "./look/base.css";
import { followPreferences } from "./preferences.svelte";
import { wantedLanguage } from "./texts.svelte";

followPreferences();
const language = wantedLanguage();
await firstTexts(language);
document.documentElement.lang = language;
mount(App, { target: document.body });
