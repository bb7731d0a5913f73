// A picture of how a game ended, drawn for sharing: names, points and their sources, and nothing else.
import { lineOf, type Range } from "../curve";
import { ranked, sourcesOf, totalsOf, type Scores } from "./deciding";

export const SIZE = { width: 1200, height: 630 } as const;

export interface Ended {
  readonly title: string;
  readonly subtitle: string;
  readonly maker: string;
  readonly places: readonly number[];
  readonly scores: Scores;
  readonly names: readonly string[];
  readonly points: readonly number[][] | null; // by move
}

export interface Colours {
  readonly paper: string;
  readonly ink: string;
  readonly soft: string;
  readonly line: string;
  readonly seats: readonly string[];
}

const FONT = '"Segoe UI", system-ui, sans-serif';
const RIM = 56;
const TOP = 168; // of the seats
const LEFT = 620; // width of the seats, if there is a curve beside them

/** Return the colours that a page draws an element with: the picture is as light or dark as it is. */
export function coloursAt(element: Element, seats: number): Colours {
  const probe = element.appendChild(document.createElement("i"));
  const colour = (name: string): string => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const found = {
    paper: colour("--card"),
    ink: colour("--ink"),
    soft: colour("--soft"),
    line: colour("--line"),
    seats: Array.from({ length: seats }, (_, seat) => colour(`--seat-${seat}`)),
  };
  probe.remove();
  return found;
}

/** Draw the picture on a canvas of its size. */
export function drawPicture(pen: CanvasRenderingContext2D, ended: Ended, colours: Colours): void {
  const { title, subtitle, maker, points } = ended;
  pen.fillStyle = colours.paper;
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
  write(pen, title, RIM, 84, 52, 700, colours.ink, SIZE.width - 2 * RIM);
  write(pen, subtitle, RIM, 128, 26, 400, colours.soft, SIZE.width - 2 * RIM);
  drawSeats(pen, ended, colours, points ? LEFT : SIZE.width - RIM);
  if (points) drawCurve(pen, points, colours);
  pen.textAlign = "end";
  write(pen, maker, SIZE.width - RIM, SIZE.height - 26, 22, 600, colours.soft, 400);
  pen.textAlign = "start";
}

/** Draw a line a seat, the first place first: place, name, points, and a bar of their sources. */
function drawSeats(
  pen: CanvasRenderingContext2D,
  { places, scores, names }: Ended,
  colours: Colours,
  right: number,
): void {
  const totals = totalsOf(scores);
  const most = Math.max(1, ...totals);
  const sources = sourcesOf(scores);
  const height = Math.min(112, (SIZE.height - TOP - 40) / names.length);
  ranked(places).forEach((seat, row) => {
    const y = TOP + row * height;
    const colour = colours.seats[seat]!;
    pen.fillStyle = colour;
    pen.beginPath();
    pen.arc(RIM + 24, y + 26, 24, 0, 2 * Math.PI);
    pen.fill();
    pen.textAlign = "center";
    write(pen, `${places[seat]}`, RIM + 24, y + 36, 28, 700, colours.paper, 40);
    pen.textAlign = "end";
    write(pen, `${totals[seat]}`, right, y + 38, 38, 700, colours.ink, 120);
    pen.textAlign = "start";
    write(pen, names[seat]!, RIM + 66, y + 36, 32, 600, colours.ink, right - RIM - 66 - 120);
    let x = RIM + 66;
    const unit = Math.max(0, right - x) / most;
    sources.forEach((source, at) => {
      const width = Math.max(0, scores[seat]![source] ?? 0) * unit;
      pen.globalAlpha = at % 2 ? 0.55 : 0.95;
      pen.fillStyle = colour;
      if (width) pen.fillRect(x, y + 52, Math.max(1, width - 3), Math.min(22, height - 66));
      x += width;
    });
    pen.globalAlpha = 1;
  });
}

function drawCurve(
  pen: CanvasRenderingContext2D,
  points: readonly number[][],
  colours: Colours,
): void {
  const all = points.flat();
  const range: Range = [Math.min(0, ...all), Math.max(1, ...all)];
  pen.save();
  pen.translate(LEFT + 20, TOP - 20);
  pen.scale(0.82, 1.75);
  colours.seats.forEach((colour, seat) => {
    pen.strokeStyle = colour;
    const path = new Path2D(lineOf(points, range, seat));
    pen.lineWidth = 4;
    pen.lineJoin = "round";
    pen.stroke(path);
  });
  pen.restore();
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  weight: number,
  colour: string,
  width: number,
): void {
  pen.font = `${weight} ${size}px ${FONT}`;
  pen.fillStyle = colour;
  pen.fillText(shortened(pen, text, width), x, y);
}

/** Return a text as far as it fits. */
function shortened(pen: CanvasRenderingContext2D, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text;
  let letters = [...text];
  while (letters.length > 1 && pen.measureText(`${letters.join("")}…`).width > width)
    letters = letters.slice(0, -1);
  return `${letters.join("")}…`;
}
