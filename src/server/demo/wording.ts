import type { Dice } from "#domain/dice.ts";
import { BULGARIAN_CITIES, DEMO_CITIES } from "./data/cities.ts";
import { BULGARIAN_EVENTS, type Language } from "./data/events.ts";
import type { DemoStage } from "./stage.ts";

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

type Slots = (slot: string) => string;

/** Slots whose words are the subject of an event. */
const SUBJECTS = ["genre", "beat", "craft", "game", "field"];

interface SlotWords {
  slots: Slots;
  /** The subjects of the words drawn so far, in lower case. */
  subjects(): string[];
}

/** The fillings of one event's slots: each is drawn once, when it is first needed. */
export function slotWords(language: Language, stage: DemoStage, date: string, dice: Dice): SlotWords {
  const drawn = new Map<string, string>();
  const draw: Slots = (slot) => {
    switch (slot) {
      case "venue":
        return stage.name;
      case "city":
        return cityName(language, stage.city);
      case "year":
        return date.slice(0, 4);
      case "number":
        return String(dice.whole(3, 40));
      case "season":
        return language.seasons[seasonOf(date, stage.latitude)]!;
      case "weekday":
        return WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()]!;
      case "rivals":
        return rivalsOf(language, stage, dice);
    }
    const words = language.words[slot];
    if (!words) throw new Error(`No words for the slot {${slot}}.`);
    return dice.pick(words);
  };
  return {
    slots: (slot) => {
      const word = drawn.get(slot) ?? draw(slot);
      drawn.set(slot, word);
      return word;
    },
    subjects: () => SUBJECTS.flatMap((slot) => drawn.get(slot)?.toLowerCase() ?? []),
  };
}

export function fillSlots(template: string, slots: Slots): string {
  const text = template.replace(/\{(\w+)\}/g, (_, slot: string) => slots(slot));
  // A sentence may begin with a slot whose words are written small.
  return text.replace(/^\p{Ll}|(?<=[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** 0 winter, 1 spring, 2 summer, 3 autumn; the other way round south of the equator. */
export function seasonOf(date: string, latitude: number): number {
  const north = Math.floor((Number(date.slice(5, 7)) % 12) / 3);
  return latitude >= 0 ? north : (north + 2) % 4;
}

function rivalsOf(language: Language, stage: DemoStage, dice: Dice): string {
  const others = DEMO_CITIES.filter(([, label]) => label !== stage.city && !label.includes(","));
  const near = others.filter(([code]) => code === stage.countryCode);
  const city = cityName(language, dice.pick(near.length > 0 ? near : others)[1]);
  const mascot = dice.pick(language.words.mascot!);
  return language === BULGARIAN_EVENTS ? `${mascot} ${city}` : `${city} ${mascot}`;
}

/** Titles and sentences name a city without its region. */
function cityName(language: Language, label: string): string {
  const [city = ""] = label.split(", ");
  return language === BULGARIAN_EVENTS ? (BULGARIAN_CITIES[city] ?? city) : city;
}
