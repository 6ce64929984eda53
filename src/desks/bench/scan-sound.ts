import type { ScanSound } from '../../contract/scan';

/** Tones one after the other: pitch and length of each. They are told apart without looking. */
const TONES: Record<ScanSound, readonly (readonly [hertz: number, ms: number])[]> = {
  GOOD: [[1320, 90]],
  LOOK: [
    [760, 110],
    [760, 110],
  ],
  UNKNOWN: [[220, 480]],
  REFUSED: [
    [160, 150],
    [160, 150],
    [160, 150],
  ],
};
const GAP_MS = 60;
const VOLUME = 0.2;

let context: AudioContext | undefined;

/** Plays it, where the browser lets it: after the first key that was pressed. */
export function playSound(sound: ScanSound): void {
  if (sound === 'REFUSED' && 'vibrate' in navigator) navigator.vibrate(400);
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  let at = context.currentTime;
  for (const [hertz, ms] of TONES[sound]) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = sound === 'REFUSED' ? 'sawtooth' : 'sine';
    tone.frequency.value = hertz;
    gain.gain.value = VOLUME;
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + ms / 1000);
    at += (ms + GAP_MS) / 1000;
  }
}
