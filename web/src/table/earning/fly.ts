// Coins that fly over the page, from the places that gave points to the count of who gets them.
import { swift } from "../swift";

const FLIGHT = 650; // ms
const APART = 45; // ms between two coins
const MOST = 12; // coins of one gain

interface Point {
  x: number;
  y: number;
}

function middleOf(element: Element): Point | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (!width && !height) return null;
  return { x: left + width / 2, y: top + height / 2 };
}

const isOnScreen = ({ x, y }: Point): boolean =>
  x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;

/** Return what lies at a place of the board, or else the site of which it is a part. */
export function thingAt(board: Element, place: string): Element | null {
  const all = [...board.querySelectorAll<HTMLElement>("[data-place], [data-spot]")];
  const at = (wanted: string) =>
    all.find(({ dataset }) => dataset["spot"] === wanted || dataset["place"] === wanted);
  return at(place) ?? at(`site:${place.split(":")[0]}`) ?? null;
}

/** Let coins of a seat fly into the layer; at the end all of them are gone. */
export async function fly(
  layer: HTMLElement,
  seat: number,
  from: readonly Element[],
  to: Element | null,
  pace: number,
  ending: AbortSignal,
): Promise<void> {
  if (!swift() || !pace || document.hidden || !("animate" in layer)) return;
  const target = to && middleOf(to);
  const starts = from.map(middleOf).filter((start) => start !== null);
  const flights = starts.slice(0, MOST).map((start, at) => {
    const goal = target && isOnScreen(target) ? target : { x: start.x, y: start.y - 60 };
    return launch(layer, seat, start, goal, FLIGHT * pace, at * APART * pace);
  });
  const land = () => flights.forEach((flight) => flight.finish());
  ending.addEventListener("abort", land, { once: true });
  await Promise.allSettled(flights.map(({ finished }) => finished));
  ending.removeEventListener("abort", land);
}

function launch(
  layer: HTMLElement,
  seat: number,
  from: Point,
  to: Point,
  duration: number,
  delay: number,
): Animation {
  const coin = layer.appendChild(document.createElement("span"));
  coin.classList.add("coin", `seat-${seat}`);
  const at = ({ x, y }: Point, size: number) => `translate(${x}px, ${y}px) scale(${size})`;
  const highest = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 40 };
  const flight = coin.animate(
    [
      { transform: at(from, 0.3), opacity: 0 },
      { transform: at(from, 1.5), opacity: 1, offset: 0.25, easing: "ease-in" },
      { transform: at(highest, 1.2), opacity: 1, offset: 0.65, easing: "ease-out" },
      { transform: at(to, 0.7), opacity: 1 },
    ],
    { duration, delay, fill: "backwards" },
  );
  void flight.finished.catch(() => {}).then(() => coin.remove());
  return flight;
}
