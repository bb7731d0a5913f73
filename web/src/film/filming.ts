// Filming: pictures, one after the other, fade into each other and become a file.
import { webmOf, type Chunk } from "./webm";

export const SIZE = { width: 1280, height: 720 } as const;

const CODEC = { asked: "vp8", written: "V_VP8" } as const;
const RATE = 4_000_000; // bits a second
const KEYS = 5000; // ms between pictures that need no other one
const FADE = { ms: 240, steps: 4 } as const;
const BEAT = 700; // ms between pictures where nothing changes
const MOST_WAITING = 6; // pictures that the encoder has not got to yet

/** Tell whether this browser can make films. */
export async function canFilm(): Promise<boolean> {
  if (!("VideoEncoder" in globalThis)) return false;
  const { supported } = await VideoEncoder.isConfigSupported({ codec: CODEC.asked, ...SIZE });
  return supported ?? false;
}

export class Film {
  readonly #chunks: Chunk[] = [];
  readonly #canvas = new OffscreenCanvas(SIZE.width, SIZE.height);
  readonly #brush = this.#canvas.getContext("2d")!;
  readonly #encoder: VideoEncoder;
  #before: OffscreenCanvas | null = null;
  #at = 0; // ms
  #keyAt = -KEYS;
  #error: unknown = null;

  constructor() {
    this.#encoder = new VideoEncoder({
      output: (chunk) => {
        const bytes = new Uint8Array(chunk.byteLength);
        chunk.copyTo(bytes);
        const at = Math.round(chunk.timestamp / 1000);
        this.#chunks.push({ bytes, at, isKey: chunk.type === "key" });
      },
      error: (error) => (this.#error = error),
    });
    this.#encoder.configure({ codec: CODEC.asked, ...SIZE, bitrate: RATE });
  }

  /** Show a picture for so long, after the one before it has faded away. */
  async show(picture: OffscreenCanvas, length: number): Promise<void> {
    const until = this.#at + length;
    for (let step = 1; step <= FADE.steps && this.#before; step++) {
      this.#draw(this.#before, 1);
      this.#draw(picture, step / FADE.steps);
      await this.#take(FADE.ms / FADE.steps);
    }
    this.#draw(picture, 1);
    while (this.#at < until) await this.#take(Math.min(BEAT, until - this.#at));
    this.#before = picture;
  }

  /** Return the film as a file. */
  async finish(): Promise<Blob> {
    await this.#encoder.flush();
    this.close();
    if (this.#error) throw this.#error;
    const kind = { ...SIZE, codec: CODEC.written, length: this.#at };
    return new Blob([webmOf(kind, this.#chunks)], { type: "video/webm" });
  }

  /** Let go of what a film needs while it is made. */
  close(): void {
    if (this.#encoder.state !== "closed") this.#encoder.close();
  }

  #draw(picture: OffscreenCanvas, share: number): void {
    this.#brush.globalAlpha = share;
    this.#brush.drawImage(picture, 0, 0, SIZE.width, SIZE.height);
  }

  async #take(length: number): Promise<void> {
    if (this.#error) throw this.#error;
    const frame = new VideoFrame(this.#canvas, { timestamp: this.#at * 1000 });
    const isKey = this.#at - this.#keyAt >= KEYS;
    if (isKey) this.#keyAt = this.#at;
    this.#encoder.encode(frame, { keyFrame: isKey });
    frame.close();
    this.#at += length;
    while (this.#encoder.encodeQueueSize > MOST_WAITING)
      await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
