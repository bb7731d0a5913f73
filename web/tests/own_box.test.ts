// A table with an owner's file: what is sent, and that what is wrong with it is seen.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import Setup from "../src/pages/Setup.svelte";
import { inFile } from "../src/pages/own_box";
import { texts } from "../src/texts.svelte";
import type { NewTable, Message } from "../src/wire";

let shown: Record<string, unknown> | null = null;

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

const wrong: Message = { id: "components-unknown", values: { path: "stones.slid" } };
const unfit = (file: string): Message => ({
  id: "server-unfit",
  values: { reason: { id: "components-wrong", values: { file, line: 2, wrong } } },
});

test("the server's name of a file is replaced by its own one", () => {
  expect(inFile(unfit("components.toml"), "my-box.toml")).toEqual(unfit("my-box.toml"));
  expect(inFile(unfit("components.toml"), "")).toEqual(unfit("components.toml"));
  expect(inFile(unfit("imhotep/components.toml"), "my-box.toml")).toEqual(
    unfit("imhotep/components.toml"),
  );
});

test("a chosen file is sent, and why it is refused stands in the dialog", async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  const make = vi.fn<(wanted: NewTable) => void>();
  const said = vi.spyOn(texts, "said");
  const game = {
    name: "imhotep",
    options: [["players", "2"]] as [string, string][],
    levels: 5,
    minutes: [30, 60],
    age: 10,
  };
  const why = unfit("components.toml");
  const props = { game: game as never, isBusy: false, why, make, close: () => {} };
  shown = mount(Setup, { target: document.body, props });
  flushSync();
  const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
  const slice = () => ({ text: async () => "[stones]\nslid = 6\n" });
  const file = { name: "my-box.toml", slice }; // jsdom cannot read a real one
  Object.defineProperty(input, "files", { value: [file] });
  input.dispatchEvent(new Event("change", { bubbles: true }));
  await vi.waitFor(() => expect(document.body.textContent).toContain("my-box.toml"));
  expect(said).toHaveBeenLastCalledWith(unfit("my-box.toml"));
  expect(document.querySelector("dialog [role=alert]")).not.toBeNull();
  document.querySelector("form")!.requestSubmit();
  expect(make.mock.calls[0]![0].components).toBe("[stones]\nslid = 6\n");
});
