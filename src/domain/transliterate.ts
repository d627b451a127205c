// Bulgaria's Transliteration Act, with the letters of Russian, Ukrainian, Serbian and Macedonian beside it.
const CYRILLIC: Record<string, string> = {
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  д: "d",
  е: "e",
  ж: "zh",
  з: "z",
  и: "i",
  й: "y",
  к: "k",
  л: "l",
  м: "m",
  н: "n",
  о: "o",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ф: "f",
  х: "h",
  ц: "ts",
  ч: "ch",
  ш: "sh",
  щ: "sht",
  ъ: "a",
  // Bulgarian writes ь only before о, where it sounds; elsewhere it is a silent soft sign.
  ьо: "yo",
  ь: "",
  ю: "yu",
  я: "ya",
  ё: "yo",
  ы: "y",
  э: "e",
  ѝ: "i",
  і: "i",
  ї: "yi",
  є: "ye",
  ґ: "g",
  ў: "w",
  ј: "j",
  љ: "lj",
  њ: "nj",
  ћ: "c",
  ђ: "dj",
  џ: "dz",
  ѓ: "gj",
  ќ: "kj",
  ѕ: "dz",
};

const GREEK: Record<string, string> = {
  ου: "ou",
  αυ: "av",
  ευ: "ev",
  μπ: "b",
  γγ: "ng",
  α: "a",
  β: "v",
  γ: "g",
  δ: "d",
  ε: "e",
  ζ: "z",
  η: "i",
  θ: "th",
  ι: "i",
  κ: "k",
  λ: "l",
  μ: "m",
  ν: "n",
  ξ: "x",
  ο: "o",
  π: "p",
  ρ: "r",
  σ: "s",
  ς: "s",
  τ: "t",
  υ: "y",
  φ: "f",
  χ: "ch",
  ψ: "ps",
  ω: "o",
};

const CYRILLIC_WORD = /[\u0400-\u052f](?:[\u0400-\u052f]|\p{M})*/gu;
const CYRILLIC_SOUND = /ьо|./g;
const GREEK_WORD = /[\u0370-\u03ff\u1f00-\u1fff](?:[\u0370-\u03ff\u1f00-\u1fff]|\p{M})*/gu;
const GREEK_SOUND = /ου|αυ|ευ|μπ|γγ|./g;
const LOOSE_MARKS = /\p{M}/gu;

/** Whether a text has letters that `transliterate` would rewrite. */
export function isTransliterable(text: string): boolean {
  return /[\u0370-\u052f\u1f00-\u1fff]/.test(text);
}

/** Cyrillic and Greek in Latin letters, in lower case; everything else only loses its case. */
export function transliterate(text: string): string {
  const lower = text.toLowerCase();
  if (!isTransliterable(lower)) return lower;
  return lower.normalize("NFC").replace(CYRILLIC_WORD, cyrillicWord).replace(GREEK_WORD, greekWord);
}

function cyrillicWord(word: string): string {
  const letters = word.replace(LOOSE_MARKS, "");
  // The Act's one named exception, and its rule for the ending -ия.
  if (letters === "българия") return "bulgaria";
  if (letters.endsWith("ия")) return `${spell(letters.slice(0, -2), CYRILLIC_SOUND, CYRILLIC)}ia`;
  return spell(letters, CYRILLIC_SOUND, CYRILLIC);
}

function greekWord(word: string): string {
  return spell(word.normalize("NFD").replace(LOOSE_MARKS, ""), GREEK_SOUND, GREEK);
}

function spell(word: string, sounds: RegExp, table: Record<string, string>): string {
  return word.replace(sounds, (sound) => table[sound] ?? sound);
}
