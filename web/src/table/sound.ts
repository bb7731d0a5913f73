// One short tone, for whoever wants to hear that it is their turn.
import { preferences } from "../preferences.svelte";

const NOTES = [523.25, 659.25]; // Hz: C5, E5
const LENGTH = 0.12; // seconds of a note

let audio: AudioContext | null = null;

export function chime(): void {
  if (!preferences.sound) return;
  try {
    play((audio ??= new AudioContext()));
  } catch {
    // A device that has no sound is as good to play with.
  }
}

function play(audio: AudioContext): void {
  const start = audio.currentTime;
  NOTES.forEach((pitch, index) => {
    const at = start + index * LENGTH;
    const tone = new OscillatorNode(audio, { frequency: pitch, type: "triangle" });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0.12, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + LENGTH * 1.6);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + LENGTH * 1.6);
  });
}
