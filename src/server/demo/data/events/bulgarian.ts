import { BULGARIAN_DAY } from "./bulgarian-day.ts";
import { BULGARIAN_STAGE } from "./bulgarian-stage.ts";
import { BULGARIAN_WORDS } from "./bulgarian-words.ts";
import type { Language } from "./repertoire.ts";

export const BULGARIAN: Language = {
  tag: "bg",
  programmes: { ...BULGARIAN_STAGE, ...BULGARIAN_DAY },
  words: BULGARIAN_WORDS,
  seasons: ["Зимен", "Пролетен", "Летен", "Есенен"],
  rooms: {
    concert: ["Голяма зала", "Камерна зала", "Студио"],
    party: ["Голяма зала", "Втори етаж"],
    theater: ["Голяма сцена", "Камерна сцена", "Студио"],
    exhibition: ["Зала 1", "Зала 2", "Източно крило"],
    conference: ["Зала А", "Зала Б", "Аула"],
    sport: ["Голяма зала", "Зала 2"],
  },
  organizers: [
    "Сдружение „{group}“",
    "Продуцентска къща „{album}“",
    "Клуб за култура – {city}",
    "{group} Ивентс",
  ],
  weekly: {
    concert: [
      ["Джем сешън: {genre}", "Домакините започват, после сцената е ваша.", { isFree: true, minutes: 180 }],
    ],
    party: [
      [
        "{night}: седмичното парти",
        "Всяка седмица на същия дансинг, никога със същата музика.",
        { minAge: 18 },
      ],
    ],
    other: [["{fun}", "Всяка седмица: елате сами или с приятели.", { minutes: 120 }]],
    fitness: [["{workout}", "Седмичният час с {person}, за всички нива.", { minutes: 60 }]],
  },
  disclaimer: "Демонстрационни данни: събитието е измислено.",
};
