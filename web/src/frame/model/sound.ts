// Short sounds made on the spot; off until the person turns them on.

import { sound } from "../../parts/settings";

let context: AudioContext | null = null;

const NOTES = { event: [[220, 0.05, 0.04]], turn: [[440, 0.09, 0.1], [660, 0.14, 0.1]], over: [[330, 0.14, 0.1], [440, 0.14, 0.1], [550, 0.3, 0.1]] };

export function ring(what: keyof typeof NOTES): void {
  if (!sound.value) return;
  context ??= new AudioContext();
  let start = context.currentTime;
  for (const [pitch, length, volume] of NOTES[what] as [number, number, number][]) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(volume, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
    start += length * 0.8;
  }
}
