import { transliterate } from "#domain/transliterate.ts";

type Rules = Record<string, string[]>;

/** How people type Bulgarian on a Latin keyboard, and what the official spelling may be. */
const OFFICIAL: Rules = {
  ch: ["ch"],
  sh: ["sh"],
  zh: ["zh"],
  ya: ["ya"],
  yu: ["yu"],
  yo: ["yo"],
  kh: ["h"],
  tz: ["ts"],
  dj: ["dzh"],
  ia: ["ia", "ya", "iya"],
  iya: ["iya", "ia"],
  ija: ["iya", "ia"],
  iq: ["iya", "ia"],
  iu: ["iu", "yu"],
  j: ["zh", "dzh", "y"],
  c: ["ts", "k"],
  q: ["ya"],
  w: ["v"],
  x: ["h", "ks"],
  u: ["u", "a"],
  y: ["y", "a"],
  4: ["ch", "4"],
  6: ["sh", "6"],
};

/** How a Cyrillic query may stand in a text written in Latin letters. */
const INFORMAL: Rules = {
  дж: ["dzh", "j"],
  ж: ["zh", "j"],
  ц: ["ts", "c"],
  к: ["k", "c"],
  кс: ["ks", "x"],
  х: ["h", "x"],
  в: ["v", "w"],
  ъ: ["a", "u", "y"],
  ия: ["ia", "iya"],
  я: ["ya", "ia", "q"],
  ю: ["yu", "iu"],
  ьо: ["yo", "io"],
  ч: ["ch", "4"],
  ш: ["sh", "6"],
  щ: ["sht", "6t"],
};

const LONGEST_RULE = 3;
// Enough for four letters of doubt in one word; beyond that the likeliest spelling of each letter counts.
const MAX_SPELLINGS = 24;

/** Spellings under which a word typed in Latin letters may stand among transliterated terms. */
export function officialSpellings(word: string): string[] {
  return unique([word, ...expand(word, OFFICIAL)]);
}

/** Spellings under which a word typed in Cyrillic or Greek may stand among Latin terms. */
export function latinSpellings(word: string): string[] {
  return unique([transliterate(word), ...expand(word, INFORMAL)]);
}

function expand(word: string, rules: Rules): string[] {
  let spellings = [""];
  for (let at = 0; at < word.length; ) {
    const part = longestRule(word, at, rules);
    const choices = rules[part] ?? [transliterate(part)];
    const affordable = spellings.length * choices.length <= MAX_SPELLINGS ? choices : choices.slice(0, 1);
    spellings = spellings.flatMap((spelling) => affordable.map((choice) => spelling + choice));
    at += part.length;
  }
  return spellings;
}

function longestRule(word: string, at: number, rules: Rules): string {
  for (let length = LONGEST_RULE; length > 1; length--) {
    const part = word.slice(at, at + length);
    if (part.length === length && Object.hasOwn(rules, part)) return part;
  }
  return word.charAt(at);
}

function unique(spellings: string[]): string[] {
  return [...new Set(spellings)].filter((spelling) => spelling !== "");
}
