import { transliterate } from "../../src/domain/transliterate.ts";

export interface NamedPlace {
  /** The name in unaccented Latin letters. */
  ascii: string;
  /** Names in every language, without saying which is which. */
  otherNames: readonly string[];
  countryCode: string;
}

/** Well-known cities of which other languages' Cyrillic names look just as Bulgarian. */
const WELL_KNOWN: Record<string, string> = {
  Alexandria: "Александрия",
  Algiers: "Алжир",
  Athens: "Атина",
  Bangkok: "Банкок",
  Barcelona: "Барселона",
  Beijing: "Пекин",
  Belgrade: "Белград",
  Brasilia: "Бразилия",
  Brisbane: "Бризбейн",
  Brussels: "Брюксел",
  Bucharest: "Букурещ",
  Budapest: "Будапеща",
  "Buenos Aires": "Буенос Айрес",
  Cairo: "Кайро",
  Casablanca: "Казабланка",
  Chengdu: "Чънду",
  Chongqing: "Чунцин",
  Copenhagen: "Копенхаген",
  Damascus: "Дамаск",
  Delhi: "Делхи",
  Dhaka: "Дака",
  Dubai: "Дубай",
  Dublin: "Дъблин",
  Edirne: "Одрин",
  Florence: "Флоренция",
  Guangzhou: "Гуанджоу",
  Helsinki: "Хелзинки",
  "Hong Kong": "Хонконг",
  Istanbul: "Истанбул",
  Jaipur: "Джайпур",
  Jakarta: "Джакарта",
  Khartoum: "Хартум",
  Kyiv: "Киев",
  "La Paz": "Ла Пас",
  Lisbon: "Лисабон",
  Ljubljana: "Любляна",
  London: "Лондон",
  "Los Angeles": "Лос Анджелис",
  Luxembourg: "Люксембург",
  Mannheim: "Манхайм",
  "Mexico City": "Мексико",
  Milan: "Милано",
  Minsk: "Минск",
  Montreal: "Монреал",
  Moscow: "Москва",
  Mumbai: "Мумбай",
  Munich: "Мюнхен",
  Nanjing: "Нанкин",
  "New York City": "Ню Йорк",
  Nicosia: "Никозия",
  Paris: "Париж",
  Philadelphia: "Филаделфия",
  Podgorica: "Подгорица",
  Prague: "Прага",
  Pristina: "Прищина",
  Reykjavik: "Рейкявик",
  "Rio de Janeiro": "Рио де Жанейро",
  Rome: "Рим",
  "Rostov-na-Donu": "Ростов на Дон",
  "Saint Petersburg": "Санкт Петербург",
  Santiago: "Сантяго де Чили",
  "Sao Paulo": "Сао Пауло",
  Sarajevo: "Сараево",
  Seoul: "Сеул",
  Skopje: "Скопие",
  Sydney: "Сидни",
  Tallinn: "Талин",
  Tbilisi: "Тбилиси",
  Tehran: "Техеран",
  Thessaloniki: "Солун",
  Tirana: "Тирана",
  Valencia: "Валенсия",
  Vienna: "Виена",
  Vilnius: "Вилнюс",
  Wellington: "Уелингтън",
  Wuhan: "Ухан",
  Yokohama: "Йокохама",
  Zagreb: "Загреб",
};

const BULGARIAN_WORDS = /^[А-ЪЮЯ][а-ъьюя]*(?:[ -][А-ЪЮЯа-ъюя][а-ъьюя]*)*$/;
/** The soft sign stands only before о, and no word ends in ъ or runs it into a vowel. */
const UNBULGARIAN_SIGNS = /ь(?!о)|ъ(?![бвгджзйклмнпрстфхцчшщ])/;
/** "City" in Mari and Mongolian, which both use these letters. */
const OTHER_LANGUAGES = / (ош|хот)$/;
const DOUBLED = /([бвгджзйклмнпрстфхцчшщ])\1/g;
/** Sounds that Russian, Serbian and Macedonian write in another way. */
const TELLTALE = /ъ|ьо/;

/**
 * The Bulgarian among a place's many names. GeoNames does not say of which language a name is, so this weighs what Bulgarian
 * spelling allows and how close the name sounds to the Latin one.
 */
export function bulgarianName({ ascii, otherNames, countryCode }: NamedPlace): string | undefined {
  const known = WELL_KNOWN[ascii];
  if (known !== undefined && otherNames.includes(known)) return known;
  let best: string | undefined;
  let bestScore = Number.POSITIVE_INFINITY;
  for (const name of otherNames) {
    if (!BULGARIAN_WORDS.test(name) || UNBULGARIAN_SIGNS.test(name) || OTHER_LANGUAGES.test(name)) continue;
    const score = strangeness(name, ascii, countryCode === "BG");
    if (score >= bestScore) continue;
    best = name;
    bestScore = score;
  }
  // Bulgarian joins the words of a place's name with spaces, where Russian writes hyphens.
  return best?.replaceAll("-", " ");
}

function strangeness(name: string, ascii: string, isBulgaria: boolean): number {
  const distance = editDistance(transliterate(name), ascii.toLowerCase());
  if (isBulgaria) return distance;
  const doubled = name.match(DOUBLED)?.length ?? 0;
  return distance + 2 * doubled + (name.includes("-") ? 1 : 0) - (TELLTALE.test(name) ? 2 : 0);
}

function editDistance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let column = 1; column <= other.length; column++) {
      const replaced = above[column - 1]! + (one[row - 1] === other[column - 1] ? 0 : 1);
      line.push(Math.min(replaced, above[column]! + 1, line[column - 1]! + 1));
    }
    above = line;
  }
  return above[other.length]!;
}
