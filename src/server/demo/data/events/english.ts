import { ENGLISH_DAY } from "./english-day.ts";
import { ENGLISH_STAGE } from "./english-stage.ts";
import { ENGLISH_WORDS } from "./english-words.ts";
import type { Language } from "./repertoire.ts";

export const ENGLISH: Language = {
  tag: "en",
  programmes: { ...ENGLISH_STAGE, ...ENGLISH_DAY },
  words: ENGLISH_WORDS,
  seasons: ["Winter", "Spring", "Summer", "Autumn"],
  rooms: {
    concert: ["Main Hall", "Chamber Hall", "Studio", "Club Stage"],
    party: ["Main Floor", "Second Floor", "Basement"],
    theater: ["Main Stage", "Studio", "Chamber Stage"],
    exhibition: ["Hall 1", "Hall 2", "East Wing"],
    conference: ["Hall A", "Hall B", "Auditorium"],
    sport: ["Arena", "Hall 2"],
  },
  organizers: [
    "{adjective} {noun} Events",
    "{last} Productions",
    "{city} Arts Association",
    "{noun} Collective",
  ],
  weekly: {
    concert: [
      [
        "{genre} Jam Session",
        "The house band opens, then the stage is yours.",
        { isFree: true, minutes: 180 },
      ],
    ],
    party: [["{beat} Night", "Every week the same floor, and never the same set.", { minAge: 18 }]],
    other: [
      ["{fun}", "Every week at {venue}: come alone or with friends.", { minutes: 120 }],
      ["Language Exchange", "One table for each language, one rule: no English.", { isFree: true }],
    ],
    fitness: [
      ["{workout}", "The weekly class with {first} {last}: all levels, mats provided.", { minutes: 60 }],
    ],
  },
  disclaimer: "Demo data: this event is made up.",
};
