/** Chance that can be repeated: the same seed always throws the same numbers. */
export interface Dice {
  /** A number from 0 up to, never reaching, 1. */
  roll(): number;
  /** A number between two bounds. */
  between(low: number, high: number): number;
  /** A whole number between two bounds, both included. */
  whole(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(choices: readonly T[]): T;
}

export function diceOf(seed: string): Dice {
  let state = hashOf(seed);

  // Mulberry32: small, fast, and even enough for pictures and made-up programmes.
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };

  return {
    roll,
    between: (low, high) => low + (high - low) * roll(),
    whole: (low, high) => low + Math.floor((high - low + 1) * roll()),
    chance: (probability) => roll() < probability,
    pick: (choices) => choices[Math.floor(roll() * choices.length)]!,
  };
}

/** A 32-bit hash of a text (FNV-1a, finished so that neighbouring texts land far apart). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
