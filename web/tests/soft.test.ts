import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { copyWhole } from "../src/soft";
import Soft from "../src/table/Soft.svelte";
import { texts } from "../src/texts.svelte";

const CATALOGUE = "card = Elin\u00adympä\u00adristö\nsaid = Some { $card } cards";

let shown: Record<string, unknown> | null = null;
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  vi.restoreAllMocks();
});

test("words are whole, but for a narrow box", () => {
  texts.take("fi", CATALOGUE);
  const said = texts.words("said", { card: { id: "card" } });
  expect(said).toBe("Some Elinympäristö cards");
  expect(texts.soft(said)).toBe("Some Elin\u00adympä\u00adristö cards");
  expect(texts.soft("elinympäristö, Elinympäristöt")).toBe(
    "elin\u00adympä\u00adristö, Elinympäristöt",
  );
});

test("what may break in another language does not in this one", () => {
  texts.take("fi", CATALOGUE);
  texts.take("en", "card = Habitat");
  expect(texts.soft("Elinympäristö")).toBe("Elinympäristö");
});

test("who hears a narrow box hears whole words", () => {
  texts.take("fi", CATALOGUE);
  shown = mount(Soft, { target: document.body, props: { words: "Elinympäristö" } });
  flushSync();
  const parts = [...document.querySelectorAll("span")].map((part) => [
    part.textContent,
    part.getAttribute("aria-hidden"),
  ]);
  expect(parts).toEqual([
    ["Elin\u00adympä\u00adristö", "true"],
    ["Elinympäristö", null],
  ]);
});

test("what is copied is whole", () => {
  const setData = vi.fn();
  const event = { clipboardData: { setData }, preventDefault: vi.fn() };
  const selection = vi.spyOn(window, "getSelection");
  const select = (words: string) =>
    selection.mockReturnValue({ toString: () => words } as Selection);
  select("plain");
  copyWhole(event as unknown as ClipboardEvent);
  expect(event.preventDefault).not.toHaveBeenCalled();
  select("Elin\u00adympä\u00adristö");
  copyWhole(event as unknown as ClipboardEvent);
  expect(setData).toHaveBeenCalledWith("text/plain", "Elinympäristö");
  expect(event.preventDefault).toHaveBeenCalled();
});
