import { settings } from "../settings.svelte";

let audio: AudioContext | undefined;

/** Two soft taps, as of a fingertip on wood. */
export function chime(): void {
  try {
    audio ??= new AudioContext();
    const start = audio.currentTime + 0.02;
    for (const [at, pitch] of [
      [0, 523],
      [0.14, 784],
    ] as const) {
      const tone = audio.createOscillator();
      const loudness = audio.createGain();
      tone.type = "triangle";
      tone.frequency.value = pitch;
      loudness.gain.setValueAtTime(0.12, start + at);
      loudness.gain.exponentialRampToValueAtTime(0.001, start + at + 0.35);
      tone.connect(loudness).connect(audio.destination);
      tone.start(start + at);
      tone.stop(start + at + 0.4);
    }
  } catch {
    // No audio here: the title and the bar say it too.
  }
}

/** Says "your turn" in the ways that the reader has asked for. */
export function callReader(): void {
  // Before the first touch a browser lets no page sound or vibrate, and complains of the attempt.
  if (navigator.userActivation?.hasBeenActive === false) return;
  if (settings.sound) chime();
  if (settings.vibrate) navigator.vibrate?.([60, 60, 60]);
}
