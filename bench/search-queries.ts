import { type Dice, diceOf } from "../src/domain/dice.ts";
import { words } from "../src/domain/fold.ts";
import { isTransliterable, transliterate } from "../src/domain/transliterate.ts";
import type { BenchVenue } from "./texts.ts";

/** Queries of one to three words as visitors type them, taken from the texts themselves. */
export function searchQueries(venues: readonly BenchVenue[], count: number): string[] {
  const dice = diceOf("search queries");
  return Array.from({ length: count }, (_, at) => {
    const venue = dice.pick(venues);
    const event = dice.pick(venue.events);
    const name = words(event.name);
    const anywhere = words(`${event.name} ${event.description} ${venue.words}`);
    return KINDS[at % KINDS.length](dice, name, anywhere, words(venue.words));
  });
}

type Kind = (dice: Dice, name: string[], anywhere: string[], venue: string[]) => string;

const KINDS: Kind[] = [
  (dice, name) => dice.pick(name),
  (dice, _name, anywhere) => dice.pick(anywhere),
  (dice, _name, _anywhere, venue) => dice.pick(venue),
  (dice, _name, anywhere) => dice.pick(anywhere).slice(0, 1),
  (dice, _name, anywhere) => dice.pick(anywhere).slice(0, 3),
  (dice, name) => mistyped(dice, longest(name)),
  (dice, _name, anywhere) => otherAlphabet(dice.pick(anywhere)),
  (dice, name, anywhere) => `${dice.pick(name)} ${dice.pick(anywhere)}`,
  (dice, name, _anywhere, venue) => `${mistyped(dice, longest(name))} ${dice.pick(venue)}`,
  (dice, name, anywhere, venue) => `${dice.pick(name)} ${dice.pick(anywhere)} ${dice.pick(venue)}`,
  (dice, _name, anywhere) => [1, 2, 4].map((length) => dice.pick(anywhere).slice(0, length)).join(" "),
];

function longest(choices: string[]): string {
  return choices.reduce((best, word) => (word.length > best.length ? word : best));
}

function mistyped(dice: Dice, word: string): string {
  const at = dice.whole(0, word.length - 1);
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  return dice.pick([
    before + after,
    `${before}e${after}`,
    `${before}${letter}${letter}${after}`,
    `${before}${after.charAt(0)}${letter}${after.slice(1)}`,
  ]);
}

function otherAlphabet(word: string): string {
  return isTransliterable(word) ? transliterate(word).replaceAll("ts", "c").replaceAll("zh", "j") : word;
}
