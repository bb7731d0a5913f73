// What each sound is made of: a few notes and knocks, short and warm; no files.

export type Sound =
  "place" | "sail" | "take" | "fight" | "score" | "turn" | "hurry" | "end" | "win";

/** What is heard of the moves of a game, by the first words of their texts. */
export type Sounds = Readonly<Record<string, Sound>>;

/** A note, or a breath of noise, that rises quickly and dies away. */
interface Tone {
  wave: OscillatorType | "noise";
  pitch: number; // Hz; of noise, what of it passes
  to?: number; // Hz; where the pitch glides to
  at: number; // seconds from the beginning
  rises: number; // seconds
  falls: number; // seconds
  loud: number; // at most 1
}

const note = (pitch: number, at: number, loud = 0.4, falls = 0.35): Tone => ({
  wave: "triangle",
  pitch,
  at,
  rises: 0.008,
  falls,
  loud,
});
const knock = (pitch: number, at: number, loud = 0.7): Tone => ({
  wave: "sine",
  pitch,
  to: pitch * 0.6,
  at,
  rises: 0.003,
  falls: 0.12,
  loud,
});
const breath = (pitch: number, to: number, at: number, rises: number, falls: number): Tone => ({
  wave: "noise",
  pitch,
  to,
  at,
  rises,
  falls,
  loud: 0.5,
});

const [C5, E5, G5, A5, C6, E6] = [523.25, 659.25, 783.99, 880, 1046.5, 1318.5] as const;

export const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  place: [knock(210, 0), breath(700, 300, 0, 0.002, 0.05)],
  sail: [breath(250, 800, 0, 0.25, 0.4), breath(600, 250, 0.3, 0.15, 0.35)],
  take: [breath(1800, 900, 0, 0.02, 0.09), note(C5 / 2, 0.05, 0.35, 0.15)],
  fight: [knock(120, 0, 0.8), knock(150, 0.13, 0.6), breath(500, 150, 0.13, 0.004, 0.2)],
  score: [note(A5, 0, 0.25, 0.25), note(E6, 0.08, 0.25, 0.4)],
  turn: [note(C5, 0), note(E5, 0.12)],
  hurry: [note(E5, 0, 0.3, 0.12), note(E5, 0.2, 0.3, 0.12)],
  end: [note(G5 / 2, 0, 0.35, 0.5), note(C5, 0.16, 0.35, 0.7)],
  win: [note(C5, 0), note(E5, 0.12), note(G5, 0.24), note(C6, 0.36, 0.45, 0.8)],
};

export const SOUNDS = Object.keys(TONES) as Sound[];

/** Return how long a sound is, in seconds. */
export const lengthOf = (sound: Sound): number =>
  Math.max(...TONES[sound].map(({ at, rises, falls }) => at + rises + falls));

const SILENT = 0.0001; // what an exponential fall ends at, as it never reaches nothing
const LOUDEST = 0.5; // of all together, so that nothing is clipped
const SOFT = 3200; // Hz above which all is dampened

/** Put a sound on a context that plays, or one that only computes. */
export function sing(audio: BaseAudioContext, sound: Sound, volume: number, from = 0): void {
  const whole = new GainNode(audio, { gain: LOUDEST * volume });
  const soft = new BiquadFilterNode(audio, { type: "lowpass", frequency: SOFT });
  soft.connect(whole).connect(audio.destination);
  for (const tone of TONES[sound]) {
    const start = from + tone.at;
    const risen = start + tone.rises;
    const end = risen + tone.falls;
    const loudness = new GainNode(audio, { gain: 0 });
    loudness.gain.setValueAtTime(SILENT, start);
    loudness.gain.linearRampToValueAtTime(tone.loud, risen);
    loudness.gain.exponentialRampToValueAtTime(SILENT, end);
    const { source, out, pitch } = (tone.wave === "noise" ? hiss : voice)(audio, tone);
    pitch.setValueAtTime(tone.pitch, start);
    if (tone.to) pitch.exponentialRampToValueAtTime(tone.to, end);
    out.connect(loudness).connect(soft);
    source.start(start);
    source.stop(end);
  }
}

interface Voice {
  source: AudioScheduledSourceNode;
  out: AudioNode;
  pitch: AudioParam;
}

function voice(audio: BaseAudioContext, tone: Tone): Voice {
  const source = new OscillatorNode(audio, { type: tone.wave as OscillatorType });
  return { source, out: source, pitch: source.frequency };
}

function hiss(audio: BaseAudioContext, { rises, falls }: Tone): Voice {
  const length = Math.ceil((rises + falls) * audio.sampleRate);
  const buffer = new AudioBuffer({ length, sampleRate: audio.sampleRate });
  const noise = buffer.getChannelData(0);
  for (let at = 0; at < length; at++) noise[at] = 2 * Math.random() - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const band = new BiquadFilterNode(audio, { type: "bandpass", Q: 0.8 });
  source.connect(band);
  return { source, out: band, pitch: band.frequency };
}
