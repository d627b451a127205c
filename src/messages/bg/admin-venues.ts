import type { Translated } from "../catalogue.ts";
import type { adminVenues as english } from "../en/admin-venues.ts";

export const adminVenues: Translated<typeof english> = {
  "admin.ask-venue": "Да изтрием ли {venue}?",
  "admin.ask-venue-alone": "Няма събития.",
  "admin.ask-venue-events": {
    one: "С него се изтрива {count} събитие.",
    other: "С него се изтриват {count} събития.",
  },

  "admin.view.merge-venues": "Сливане на места",
  "admin.section.merge-keep": "Място, което остава",
  "admin.section.merge-merge": "Място, което се влива в него",
  "admin.section.merge-preview": "Какво следва",
  "admin.merge": "Сливане",
  "admin.merge-lead":
    "За място, което е записано два пъти: събитията, любимите, адресите и източниците му се обединяват.",
  "admin.merge-none": "Изберете място.",
  "admin.merge-same": "{venue} вече е мястото, което остава. Изберете друго.",
  "admin.merge-empty": "Изберете двете места, за да видите какво променя сливането.",
  "admin.merge-counting": "Пресмятане…",
  "admin.merge-count.events": "Събития, които се преместват, и минали",
  "admin.merge-count.doubles": "Събития и на двете, които стават едно",
  "admin.merge-count.favorites": "Любими събития, които остават любими",
  "admin.merge-count.people": "Хора, които ги имат в любими",
  "admin.merge-count.addresses": "Адреси на места, които водят към оставащото",
  "admin.merge-count.sources": "Източници, които вече ползват оставащото място",
  "admin.merge-doubles": "Събития и на двете места",
  "admin.merge-undo": "Сливането може да се отмени от дневника на промените.",
  "admin.merge-ask": "Да слеем ли {merged} с {kept}?",
  "admin.merge-ask-events": {
    one: "{count} събитие се премества, а {merged} вече няма да се показва.",
    other: "{count} събития се преместват, а {merged} вече няма да се показва.",
  },
  "admin.merge-ask-doubles": {
    one: "{count} събитие, което имат и двете, става едно.",
    other: "{count} събития, които имат и двете, стават по едно.",
  },
  "admin.merge-done": "Местата са слети",

  "admin.view.merge-cities": "Обединяване на градове",
  "admin.section.merge-cities-keep": "Град, който остава",
  "admin.section.merge-cities-merge": "Град, който се влива в него",
  "admin.merge-cities-lead":
    "За град, който е в списъка под две имена: местата, следванията и адресите му стават едно.",
  "admin.merge-cities-none": "Изберете град.",
  "admin.merge-cities-same": "{city} вече е градът, който остава. Изберете друг.",
  "admin.merge-cities-empty": "Изберете двата града, за да видите какво променя обединяването.",
  "admin.merge-cities-count.venues": "Места, които се преместват",
  "admin.merge-cities-count.follows": "Следвания, които оттук нататък са на останалия град",
  "admin.merge-cities-count.places": "Отговори за места от източници, които се запазват",
  "admin.merge-cities-done": "Градовете са обединени",
  "admin.merge-cities-ask": {
    one: "{count} място се премества, а {merged} води към {kept}.",
    other: "{count} места се преместват, а {merged} води към {kept}.",
  },
};
