import { CATEGORIES } from "../src/domain/category.ts";
import { type Dice, diceOf } from "../src/domain/dice.ts";
import { DAY_MS } from "../src/domain/time.ts";

export interface BenchEvent {
  id: number;
  startsAtMs: number;
  expiresAtMs: number;
  name: string;
  description: string;
}

export interface BenchVenue {
  id: number;
  words: string;
  events: BenchEvent[];
}

interface Language {
  share: number;
  /** Everyday words first, as in any text; the long tail is made of the syllables. */
  words: string;
  syllables: string;
}

const LANGUAGES: Language[] = [
  {
    share: 0.45,
    words:
      "the and of a in to for with from on at by an is are this that your you we our music night live show evening band stage dance concert festival theatre exhibition party comedy club open free doors tickets award winning new classic modern best first last summer winter city world story family artist guest special celebrate join experience performance orchestra jazz rock opera",
    syllables: "ran ber lin ton wood sha mer field del ver stone bar den low win gar ley mor han tes",
  },
  {
    share: 0.15,
    words:
      "der die und das in mit von zu den im auf für ein eine ist aus dem bei nach musik abend konzert bühne tanz fest theater ausstellung nacht neue große beste erste junge straße künstler gäste freunde stadt welt geschichte oper chor lesung",
    syllables: "stein berg hau sen wal der schö ner fel bru cken ahl müh lan ger zau ber ung heit",
  },
  {
    share: 0.1,
    words:
      "le la les de du des et en un une à au pour avec sur dans ce cette est musique soirée concert scène danse fête théâtre exposition nuit nouveau grande première été hiver artiste ville monde histoire opéra chœur rêve",
    syllables: "lumi ère beau mont clair fon taine val ré my châ teau bel vue ro che fleur ant oise",
  },
  {
    share: 0.1,
    words:
      "el la los las de del y en un una para con por al es su este esta música noche concierto escenario baile fiesta teatro exposición nuevo gran primera verano invierno artista ciudad mundo historia ópera coro sueño",
    syllables: "mon te ver de ri co san ta ló pez val cam po flo res ñan dú gar cía sol",
  },
  {
    share: 0.2,
    words:
      "на и в с за от по до се да са е не от със един една музика вечер концерт сцена танц празник театър изложба нощ нов голям първа лято зима артист град свят история опера хор мечта джаз рок кафе фестивал приятели щастие жена българия",
    syllables: "град ско бор има цвет ов жел яз чер вен щип ка юнак дол ица ръж ан хри сто бял",
  },
];

const PLACES = [
  "Sofia Bulgaria|Plovdiv Bulgaria|Varna Bulgaria|Burgas Bulgaria|Ruse Bulgaria|New York United States|Chicago United States",
  "Los Angeles United States|Austin United States|Boston United States|London United Kingdom|Manchester United Kingdom",
  "Berlin Germany|Hamburg Germany|München Germany|Köln Germany|Paris France|Lyon France|Marseille France|Madrid Spain",
  "Barcelona Spain|Sevilla Spain|Roma Italy|Milano Italy|Lisboa Portugal|Wien Austria|Zürich Switzerland|Praha Czechia",
  "Warszawa Poland|Łódź Poland|Budapest Hungary|București Romania|Beograd Serbia|Αθήνα Greece|İstanbul Türkiye|Oslo Norway",
  "København Denmark|Stockholm Sweden|Tokyo Japan|Osaka Japan|Seoul South Korea|Sydney Australia|Toronto Canada",
  "Montréal Canada|México Mexico|São Paulo Brazil|Buenos Aires Argentina|Cairo Egypt|Nairobi Kenya|Cape Town South Africa",
]
  .join("|")
  .split("|");

const HALLS = [
  "Hall",
  "Arena",
  "Club",
  "Theatre",
  "Garden",
  "House",
  "Зала",
  "Клуб",
  "Salle",
  "Teatro",
  "Saal",
];
const WORDS_PER_LANGUAGE = 20_000;

const vocabularies = LANGUAGES.map((language, at) => {
  const dice = diceOf(`vocabulary ${at}`);
  const words = new Set(language.words.split(" "));
  const syllables = language.syllables.split(" ");
  while (words.size < WORDS_PER_LANGUAGE) {
    words.add(Array.from({ length: dice.whole(2, 4) }, () => dice.pick(syllables)).join(""));
  }
  return [...words];
});

/** Venues with about five events each, in five languages and two alphabets; the same for every run. */
export function* venuesWithTexts(events: number, seed = "texts"): Generator<BenchVenue> {
  const dice = diceOf(seed);
  let eventId = 1;
  for (let id = 1; eventId <= events; id++) {
    const words = languageOf(dice);
    const name = `${title(common(dice, words))} ${dice.pick(HALLS)}`;
    const count = Math.min(dice.whole(1, 9), events - eventId + 1);
    yield {
      id,
      words: `${name} ${dice.pick(PLACES)} ${dice.pick(CATEGORIES)}`,
      events: Array.from({ length: count }, () => eventOf(dice, words, eventId++)),
    };
  }
}

function eventOf(dice: Dice, words: string[], id: number): BenchEvent {
  const sentence = (length: number) => Array.from({ length }, () => common(dice, words)).join(" ");
  const startsAtMs = Date.UTC(2030, 0, 1) + dice.whole(0, 180 * 24) * (DAY_MS / 24);
  return {
    id,
    startsAtMs,
    expiresAtMs: startsAtMs + DAY_MS,
    name: title(sentence(dice.whole(2, 5))),
    description: `${title(sentence(dice.whole(8, 20)))}. ${title(sentence(dice.whole(8, 25)))}.`,
  };
}

function languageOf(dice: Dice): string[] {
  let roll = dice.roll();
  const at = LANGUAGES.findIndex(({ share }) => {
    roll -= share;
    return roll < 0;
  });
  return vocabularies[at] ?? vocabularies[0]!;
}

/** A word by Zipf's law: the n-th of the vocabulary about n times rarer than the first. */
function common(dice: Dice, words: string[]): string {
  return words[Math.floor(words.length ** dice.roll()) - 1]!;
}

function title(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
