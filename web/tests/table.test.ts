import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Table } from "../src/table/table.svelte";
import { HISTORY } from "../src/wire";
import { FakeSocket, latest } from "./socket";
import { choice, moved, standing, tableTold, told } from "./told";

let table: Table;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  table = new Table("ws://host/socket", "table-3c", () => ["token"]);
});

afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the connection", () => {
  test("it says hello with its tokens, never in the address", async () => {
    await latest().greet();
    expect(latest().sent[0]).toEqual({
      type: "hello",
      table: "table-3c",
      tokens: ["token"],
      id: 0,
    });
    expect(table.link).toBe("open");
    expect(table.actions).toHaveLength(2);
  });

  test("it comes back by itself, later each time", async () => {
    await latest().greet();
    latest().close();
    expect(table.link).toBe("lost");
    expect(table.actions).toEqual([]);
    await vi.advanceTimersByTimeAsync(500);
    expect(FakeSocket.all).toHaveLength(2);
    latest().close();
    await vi.advanceTimersByTimeAsync(499);
    expect(FakeSocket.all).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(501);
    expect(FakeSocket.all).toHaveLength(3);
    await latest().greet();
    expect(table.link).toBe("open");
  });

  test("who is refused is told why, and does not knock again", async () => {
    latest().open();
    await latest().tell({ type: "refused", re: 0, why: { id: "server-no-token" } });
    latest().close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(table.refused).toEqual({ id: "server-no-token" });
    expect(FakeSocket.all).toHaveLength(1);
  });

  test.each(["server-closing", "server-store-unreadable", "server-error"])(
    "who comes back too early knocks again, and is told why meanwhile: %s",
    async (id) => {
      await latest().greet();
      latest().close();
      expect([table.link, table.refused]).toEqual(["lost", null]);
      await vi.advanceTimersByTimeAsync(500);
      latest().open();
      await latest().tell({ type: "refused", re: latest().sent.at(-1)!.id, why: { id } });
      expect([table.link, table.refused]).toEqual(["lost", { id }]);
      await vi.advanceTimersByTimeAsync(1000);
      expect(FakeSocket.all).toHaveLength(3);
      await latest().greet();
      expect([table.link, table.refused]).toEqual(["open", null]);
    },
  );

  test("who is refused for good after having sat there is told so", async () => {
    await latest().greet();
    latest().close();
    await vi.advanceTimersByTimeAsync(500);
    latest().open();
    const why = { id: "server-no-table" };
    await latest().tell({ type: "refused", re: latest().sent.at(-1)!.id, why });
    latest().close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([table.link, table.refused]).toEqual(["refused", why]);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("a silent connection is asked, and given up when nobody answers", async () => {
    await latest().greet();
    await vi.advanceTimersByTimeAsync(25_000);
    expect(latest().sent.at(-1)?.type).toBe("ping");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(table.link).toBe("lost");
  });
});

describe("what is no message", () => {
  const raw = (text: string) => latest().onmessage?.({ data: text });

  test.each(["", "{", "null", "7", '"table"', "[]", "{}", '{"type":"of another time"}'])(
    "%s changes nothing",
    async (text) => {
      await latest().greet();
      raw(text);
      await latest().tell(moved(2));
      expect(table.link).toBe("open");
      expect(table.standing?.n).toBe(2);
    },
  );

  test("a hello that nobody answers is given up, and said again", async () => {
    latest().open();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(table.link).toBe("lost");
    await vi.advanceTimersByTimeAsync(500);
    expect(FakeSocket.all).toHaveLength(2);
    await latest().greet();
    expect(table.link).toBe("open");
  });

  test("a line that does not come about is given up too", async () => {
    await vi.advanceTimersByTimeAsync(20_000);
    expect(table.link).toBe("lost");
  });

  test("a hello that is answered without a table is said again, and why is told", async () => {
    latest().open();
    await latest().tell({ type: "done", re: 0 });
    expect([table.link, table.refused]).toEqual(["lost", { id: "web-not-understood" }]);
    await vi.advanceTimersByTimeAsync(500);
    await latest().greet();
    expect([table.link, table.refused]).toEqual(["open", null]);
  });

  test("who may see nothing any more is shown nothing any more", async () => {
    await latest().greet();
    latest().close();
    await vi.advanceTimersByTimeAsync(500);
    latest().open();
    const why = { id: "server-no-token" };
    await latest().tell({ type: "refused", re: latest().sent.at(-1)!.id, why });
    expect([table.told, table.standing, table.view, table.log]).toEqual([null, null, null, []]);
  });
});

describe("the log", () => {
  const numbers = () => table.log.map((item) => item.number);

  test("what happened without a move, and is told twice, is there once", async () => {
    const left = told(1, { number: 11 });
    await latest().greet(tableTold({ log: [told(1), left, left, told(1)] }));
    expect(numbers()).toEqual([10, 11]);
    await latest().tell(moved(2));
    expect(numbers()).toEqual([10, 11, 20]);
  });

  test("earlier items are asked for by number, and those that are there already add nothing", async () => {
    const all = Array.from({ length: HISTORY }, (_, index) => told(index + 8));
    const log = [told(HISTORY + 7), told(HISTORY + 8)];
    await latest().greet(tableTold({ log, standing: standing(HISTORY + 8) }));
    expect(table.hasEarlier).toBe(true);
    void table.earlier();
    const { id: re, ...asked } = latest().sent.at(-1)!;
    expect(asked).toEqual({ type: "history", before: 10 * (HISTORY + 7) });
    await latest().tell({ type: "history", re, log: all }, { type: "done", re });
    expect(table.log).toEqual([...all, log[1]]);
    expect(table.hasEarlier).toBe(true);
    void table.earlier();
    await latest().tell({ type: "history", re: 9, log: [told(2), told(8)] });
    expect(numbers().slice(0, 3)).toEqual([20, 80, 90]);
    expect(table.hasEarlier).toBe(false);
  });

  test("a whole log has nothing earlier", async () => {
    await latest().greet(tableTold({ log: [told(2), told(3)] }));
    expect(table.hasEarlier).toBe(false);
  });
});

describe("choosing", () => {
  test("what is chosen names the state that it answers, and nothing more can be chosen meanwhile", async () => {
    await latest().greet();
    void table.choose(table.actions[0]!);
    expect(latest().sent.at(-1)).toMatchObject({ type: "choose", seat: 0, n: 1, action: 1 });
    expect(table.actions).toEqual([]);
    await latest().tell(moved(2), { type: "done", re: latest().sent.at(-1)!.id, n: 2 });
    expect(table.standing?.n).toBe(2);
    expect(table.actions).toHaveLength(2);
    expect(table.log).toHaveLength(2);
  });

  test("it is said again when the connection went before the answer came", async () => {
    await latest().greet();
    void table.choose(table.actions[0]!);
    latest().close();
    await vi.advanceTimersByTimeAsync(500);
    await latest().greet();
    expect(latest().sent.at(-1)).toMatchObject({ type: "choose", n: 1, action: 1 });
  });

  test("it is not said again when the table has gone on", async () => {
    await latest().greet();
    void table.choose(table.actions[0]!);
    latest().close();
    await vi.advanceTimersByTimeAsync(500);
    await latest().greet(tableTold({ standing: standing(2) }));
    expect(latest().sent.at(-1)?.type).toBe("hello");
    expect(table.actions).toHaveLength(2);
  });

  test("a move that fits another state makes it ask for everything", async () => {
    await latest().greet();
    await latest().tell(moved(7));
    expect(table.standing?.n).toBe(1);
    expect(latest().sent.at(-1)?.type).toBe("resync");
  });

  test("no wish to take something back outlives a move", async () => {
    const undo = { seat: 1, n: 1, agreed: [], missing: [0] };
    await latest().greet(tableTold({ undo }));
    expect(table.told?.undo).toEqual(undo);
    await latest().tell(moved(2));
    expect(table.told?.undo).toBeNull();
  });

  test("no proposed clock outlives the game", async () => {
    const pace_wish = { seat: 1, pace: 60, agreed: [], missing: [0] };
    await latest().greet(tableTold({ pace_wish }));
    await latest().tell(moved(2));
    expect(table.told?.pace_wish).toEqual(pace_wish);
    const outcome = { places: [1, 2], reason: "points", tie_break: "", told: [] };
    await latest().tell({ ...moved(3), standing: standing(3, { outcome }) });
    expect(table.told).toMatchObject({ status: "finished", pace_wish: null });
  });

  test("a refusal shows its reason and its rule", async () => {
    await latest().greet();
    void table.choose(table.actions[0]!);
    const why = { id: "imhotep-refused-minimum" };
    await latest().tell({ type: "refused", re: latest().sent.at(-1)!.id, why, rule: "IM-5.1" });
    expect(table.notice).toEqual({ said: why, rule: "IM-5.1", canAsk: false });
  });

  test("an undo that is refused breaks no rule of the game, but the others may be asked", async () => {
    await latest().greet();
    void table.undo();
    const why = { id: "undo-revealed" };
    await latest().tell({ type: "refused", re: latest().sent.at(-1)!.id, why, can_ask: true });
    expect(table.notice).toEqual({ said: why, rule: "", canAsk: true });
  });

  test("the rule is that of the question which is shown", async () => {
    await latest().greet(tableTold({ standing: standing(1, { rule: "IM-2.3" }) }));
    expect(table.rule).toBe("IM-2.3");
    const { views, scores, question } = standing(1);
    const past = { line: 0, asked: 0, question, views, scores, rule: "IM-6.1" };
    await latest().tell({ type: "looked", re: 9, ...past });
    expect(table.rule).toBe("IM-6.1");
  });

  test("the time is the server's, whatever the device thinks", async () => {
    await latest().greet(tableTold({ now: Date.now() - 90_000 }));
    expect(Date.now() - table.now()).toBe(90_000);
    await vi.advanceTimersByTimeAsync(5000);
    expect(Date.now() - table.now()).toBe(90_000);
  });
});

describe("looking back", () => {
  test("only the newest wish is asked while an answer is on its way", async () => {
    await latest().greet();
    void table.look(3);
    void table.look(2);
    void table.look(1);
    const asked = () =>
      latest()
        .sent.filter((ask) => ask.type === "look")
        .map((ask) => ask.line);
    expect(asked()).toEqual([3]);
    await latest().tell({ type: "done", re: latest().sent.at(-1)!.id });
    expect(asked()).toEqual([3, 1]);
  });

  test("when moves were taken back, the past is asked for anew, and what is gone is left", async () => {
    await latest().greet(tableTold({ standing: standing(9) }));
    const { views, scores, question } = standing(9);
    await latest().tell({ type: "looked", re: 9, line: 6, asked: 0, question, views, scores });
    await latest().tell(tableTold({ standing: standing(11, { line: 8 }) }));
    expect(latest().sent.at(-1)).toMatchObject({ type: "look", line: 6 });
    expect(table.looked?.line).toBe(6);
    await latest().tell(tableTold({ standing: standing(12, { line: 5 }) }));
    expect(table.looked).toBeNull();
  });

  test("nothing can be chosen in the past", async () => {
    await latest().greet();
    const { views, scores, question } = standing(1);
    await latest().tell({ type: "looked", re: 9, line: 0, asked: 0, question, views, scores });
    expect(table.actions).toEqual([]);
    table.lookAway();
    expect(table.actions).toHaveLength(2);
  });
});

describe("several seats at one device", () => {
  const views = [0, 1].map((seat) => ({
    seat,
    view: { seat },
    actions: [choice(seat)],
    undo: { id: "" },
  }));

  test("without secrets the asked seat is drawn", async () => {
    await latest().greet(tableTold({ own: [0, 1], standing: standing(1, { asked: 1, views }) }));
    expect(table.device.passTo).toBeNull();
    expect(table.view?.seat).toBe(1);
  });

  const open = { seat: -1, view: { seat: null }, actions: [], undo: { id: "" } };

  test("with secrets only what all may see is drawn until the device is passed", async () => {
    const shown = [...views, open];
    await latest().greet(
      tableTold({ own: [0, 1], has_secrets: true, standing: standing(1, { views: shown }) }),
    );
    expect(table.device.passTo).toBe(0);
    expect(table.view).toBeNull();
    expect(table.shown?.seat).toBe(-1);
    table.device.take();
    expect(table.shown?.seat).toBe(0);
    await latest().tell({ ...moved(2), standing: standing(2, { asked: 1, views: shown }) });
    table.putDown();
    expect(table.device.passTo).toBe(1);
    expect(table.view).toBeNull();
    expect(table.shown?.seat).toBe(-1);
    expect(table.actions).toEqual([]);
  });

  test("who moved sees what it brought until they are done, whatever bots do meanwhile", async () => {
    const [ann, ben] = tableTold().seats;
    const cleo = { ...ann!, kind: "bot" as const, bot: "level:2" };
    const seats = [ann!, ben!, cleo];
    const by = (seat: number, n: number, asked: number) => ({
      ...moved(n),
      told: told(n, { seat }),
      standing: secrets(asked, n),
    });
    await latest().greet({ ...hands(0), seats });
    table.device.take();
    await latest().tell(by(0, 2, 2));
    expect([table.device.next, table.view?.seat]).toEqual([null, 0]);
    await latest().tell(by(2, 3, 1));
    table.following.staging.skip();
    await vi.advanceTimersByTimeAsync(100);
    expect([table.device.next, table.device.passTo, table.view?.seat]).toEqual([1, null, 0]);
    table.putDown();
    expect([table.device.next, table.device.passTo, table.view]).toEqual([null, 1, null]);
  });

  test("a move that came from elsewhere is not waited for", async () => {
    await latest().greet(hands(1));
    table.device.take();
    await latest().tell({ ...moved(2), standing: secrets(0, 2) }); // of the other one
    expect([table.device.passTo, table.view]).toEqual([0, null]);
  });

  test("a secret question of a game without other secrets waits until the device is passed", async () => {
    const secret = views.map((view) => ({ ...view, is_secret: view.seat === 1 }));
    await latest().greet(tableTold({ own: [0, 1], standing: standing(1, { views }) }));
    expect(table.device.passTo).toBeNull();
    await latest().tell({ ...moved(2), standing: standing(2, { asked: 1, views: secret }) });
    expect(table.device.passTo).toBe(1);
    expect(table.view).toBeNull();
    table.device.holder = 1;
    expect(table.view?.seat).toBe(1);
    await latest().tell({ ...moved(3), standing: standing(3, { asked: 0, views }) });
    expect(table.device.passTo).toBeNull();
    expect(table.view?.seat).toBe(0);
    await latest().tell({ ...moved(4), standing: standing(4, { asked: 1, views: secret }) });
    expect(table.device.passTo).toBe(1);
  });

  const secrets = (asked: number, n: number) => standing(n, { asked, views });
  const hands = (asked: number) =>
    tableTold({ own: [0, 1], has_secrets: true, standing: secrets(asked, 1) });
  const past = (line: number, isSecret = true) => ({
    type: "looked" as const,
    re: 9,
    line,
    asked: 0,
    question: { id: "" },
    views: views.map((view) => ({ ...view, is_secret: isSecret && view.seat === 0 })),
    scores: [],
  });

  test("who had it is forgotten when the curtain goes up, by whichever way the turn comes back", async () => {
    await latest().greet(hands(0));
    table.device.take();
    await latest().tell({ ...moved(2), standing: secrets(1, 2) });
    table.putDown();
    expect(table.device.holder).toBeNull();
    await latest().tell({ ...hands(0), standing: secrets(0, 3) }); // taken back elsewhere
    expect(table.device.passTo).toBe(0);
    expect(table.view).toBeNull();
  });

  test("while the curtain is up nothing is asked for that could show a hand", async () => {
    await latest().greet(hands(1));
    const said = latest().sent.length;
    void table.undo();
    void table.look(0);
    void table.advice.foresee();
    void table.advice.askHint();
    expect(latest().sent).toHaveLength(said);
    await latest().tell(past(0));
    expect(table.looked).toBeNull();
  });

  test("the past is left, and notices are gone, when the curtain goes up", async () => {
    await latest().greet(hands(0));
    table.device.take();
    await latest().tell(past(0));
    expect(table.view?.seat).toBe(0);
    table.notice = { said: { id: "did" }, rule: "", canAsk: false };
    await latest().tell({ ...hands(1), standing: secrets(1, 2) }); // taken back elsewhere
    expect([table.looked, table.notice, table.view]).toEqual([null, null, null]);
    table.device.take();
    await latest().tell(past(0));
    expect(table.view?.seat).toBe(1);
  });

  test("a seat that a bot plays for is not waited for", async () => {
    const [ann, ben] = tableTold().seats;
    const seats = [ann!, { ...ben!, bot: "level:2" }];
    await latest().greet({ ...hands(0), seats });
    table.device.take();
    await latest().tell({ ...moved(2), standing: secrets(1, 2) });
    expect(table.device.passTo).toBeNull();
    expect(table.view?.seat).toBe(0);
  });

  test("in a game without hands the past shows to nobody what only one saw", async () => {
    await latest().greet(tableTold({ own: [0, 1], standing: secrets(0, 1) }));
    await latest().tell(past(0, false));
    expect(table.view?.seat).toBe(0);
    await latest().tell(past(0));
    expect(table.view?.seat).toBe(1);
  });

  test("a device that is put down has to be taken again", async () => {
    await latest().greet(hands(0));
    table.device.take();
    table.putDown();
    expect(table.device.passTo).toBe(0);
    expect(table.view).toBeNull();
  });
});
