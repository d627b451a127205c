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
};
