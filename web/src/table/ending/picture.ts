// A picture of how a game ended, drawn for sharing: names, points and their sources, and nothing else.
import { lineOf, type Range } from "../curve";
import { ranked, totalsOf, type Scores } from "./deciding";

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

/** What the page is drawn with. */
export interface Look {
  readonly font: string;
  readonly paper: string;
  readonly ink: string;
  readonly soft: string;
  readonly seats: readonly string[];
}

const RIM = 56;
const TOP = 168; // of the seats
const LEFT = 620; // width of the seats, if there is a curve beside them
const INDENT = RIM + 66; // where names begin
const FIGURES = 120; // width of the points

/** Return what the page draws an element with: the picture is as light or dark as it is. */
export function lookAt(element: Element, seats: number): Look {
  const probe = element.appendChild(document.createElement("i"));
  const colour = (name: string): string => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const found = {
    font: getComputedStyle(element).fontFamily,
    paper: colour("--card"),
    ink: colour("--ink"),
    soft: colour("--soft"),
    seats: Array.from({ length: seats }, (_, seat) => colour(`--seat-${seat}`)),
  };
  probe.remove();
  return found;
}

/** Draw the picture on a canvas of its size. */
export function drawPicture(pen: CanvasRenderingContext2D, ended: Ended, look: Look): void {
  new Drawing(pen, look).draw(ended);
}

interface Lettering {
  readonly size: number; // px
  readonly weight: number;
  readonly colour: string;
  readonly width: number; // px; what is longer is cut
}

class Drawing {
  constructor(
    private readonly pen: CanvasRenderingContext2D,
    private readonly look: Look,
  ) {}

  draw(ended: Ended): void {
    const { pen, look } = this;
    const width = SIZE.width - 2 * RIM;
    pen.fillStyle = look.paper;
    pen.fillRect(0, 0, SIZE.width, SIZE.height);
    this.#write(ended.title, RIM, 84, { size: 52, weight: 700, colour: look.ink, width });
    this.#write(ended.subtitle, RIM, 128, { size: 26, weight: 400, colour: look.soft, width });
    this.#seats(ended, ended.points ? LEFT : SIZE.width - RIM);
    if (ended.points) this.#curve(ended.points);
    pen.textAlign = "end";
    const maker = { size: 22, weight: 600, colour: look.soft, width };
    this.#write(ended.maker, SIZE.width - RIM, SIZE.height - 26, maker);
    pen.textAlign = "start";
  }

  /** Draw a line a seat, the first place first: place, name, points, and a bar of their sources. */
  #seats({ places, scores, names }: Ended, right: number): void {
    const { pen, look } = this;
    const totals = totalsOf(scores);
    const unit = Math.max(0, right - INDENT) / Math.max(1, ...totals);
    const height = Math.min(112, (SIZE.height - TOP - 40) / names.length);
    ranked(places).forEach((seat, row) => {
      const y = TOP + row * height;
      const colour = look.seats[seat]!;
      pen.fillStyle = colour;
      pen.beginPath();
      pen.arc(RIM + 24, y + 26, 24, 0, 2 * Math.PI);
      pen.fill();
      pen.textAlign = "center";
      const place = { size: 28, weight: 700, colour: look.paper, width: 40 };
      this.#write(`${places[seat]}`, RIM + 24, y + 36, place);
      pen.textAlign = "end";
      const total = { size: 38, weight: 700, colour: look.ink, width: FIGURES };
      this.#write(`${totals[seat]}`, right, y + 38, total);
      pen.textAlign = "start";
      const name = { size: 32, weight: 600, colour: look.ink, width: right - INDENT - FIGURES };
      this.#write(names[seat]!, INDENT, y + 36, name);
      this.#bar(scores[seat]!, colour, { x: INDENT, y: y + 52 }, unit, Math.min(22, height - 66));
    });
  }

  /** Draw what each source gave, one beside the other. */
  #bar(
    points: Readonly<Record<string, number>>,
    colour: string,
    at: { x: number; y: number },
    unit: number,
    height: number,
  ): void {
    this.pen.fillStyle = colour;
    let { x } = at;
    Object.values(points).forEach((more, source) => {
      const width = Math.max(0, more) * unit;
      this.pen.globalAlpha = source % 2 ? 0.55 : 0.95;
      if (width) this.pen.fillRect(x, at.y, Math.max(1, width - 3), height);
      x += width;
    });
    this.pen.globalAlpha = 1;
  }

  #curve(points: readonly number[][]): void {
    const { pen, look } = this;
    const all = points.flat();
    const range: Range = [Math.min(0, ...all), Math.max(1, ...all)];
    pen.save();
    pen.translate(LEFT + 20, TOP - 20);
    pen.scale(0.82, 1.75);
    pen.lineWidth = 4;
    pen.lineJoin = "round";
    look.seats.forEach((colour, seat) => {
      pen.strokeStyle = colour;
      pen.stroke(new Path2D(lineOf(points, range, seat)));
    });
    pen.restore();
  }

  #write(text: string, x: number, y: number, lettering: Lettering): void {
    const { pen, look } = this;
    pen.font = `${lettering.weight} ${lettering.size}px ${look.font}`;
    pen.fillStyle = lettering.colour;
    pen.fillText(this.#shortened(text, lettering.width), x, y);
  }

  /** Return a text as far as it fits. */
  #shortened(text: string, width: number): string {
    const { pen } = this;
    if (pen.measureText(text).width <= width) return text;
    let letters = [...text];
    while (letters.length > 1 && pen.measureText(`${letters.join("")}…`).width > width)
      letters = letters.slice(0, -1);
    return `${letters.join("")}…`;
  }
}
