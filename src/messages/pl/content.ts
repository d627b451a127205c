import type { Translated } from "../catalogue.ts";
import type { content as english } from "../en/content.ts";
import { oneFewMany } from "../one-few-many.ts";

export const content: Translated<typeof english> = {
  "blog.title": "Blog",
  "blog.description":
    "Spostrzeżenia i\u00a0nowości o\u00a0wydarzeniach i\u00a0o\u00a0tym, jak cieszyć się życiem.",
  "blog.read-more": "Czytaj więcej",
  "blog.minutes": oneFewMany(
    "{count}\u00a0min czytania",
    "{count}\u00a0min czytania",
    "{count}\u00a0min czytania",
  ),
  "blog.facts": "{date} · {minutes}",
  "blog.none": "Nie ma jeszcze artykułów.",
  "blog.none-map": "Otwórz mapę",
  "blog.back": "Wróć do bloga",
  "blog.share": "Udostępnij",

  "content.english-only": "Ten tekst jest dostępny tylko po angielsku.",

  "team.title": "Zespół",
  "team.description": "Praca, która stoi za {site}.",
  "team.lead": "Trzy rodzaje pracy za jedną mapą.",
  "team.linkedin": "LinkedIn",
  "team.linkedin-spoken": "{name} na LinkedInie, otwiera się w\u00a0nowej karcie",

  "support.title": "Wesprzyj nas",
  "support.description": "Jak wesprzeć {site} i\u00a0wpłynąć na to, co dalej.",
  "support.lead": "{site} jest za darmo dla wszystkich i\u00a0nie sprzedaje biletów.",
  "support.help": "Jak możesz pomóc",
  "support.help-tell": "Opowiedz znajomym o\u00a0wieczorze, który tu znalazłeś.",
  "support.help-add": "Dodaj wydarzenie, którego brakuje na mapie.",
  "support.help-report": "Widzisz błąd? Na stronie każdego wydarzenia możesz zgłosić problem.",
  "support.help-write": "Napisz do nas, jeśli masz pomysł lub chcesz pomóc.",
  "support.add": "Dodaj wydarzenie",
  "support.planned": "W\u00a0planach na następną wersję:",
  "support.planned-none": "Nie zapowiedzieliśmy jeszcze następnej wersji. Napisz, czego ci brakuje.",
  "support.roadmap": "Plany",
  "support.write": "Napisz do nas",
  "support.blog": "Czytaj bloga",

  greeting:
    "Cześć! Skoro zaglądasz pod mapę: każda z\u00a0tych pinezek to był czyjś wieczór. Widzisz błąd albo masz lepszy pomysł? Przez formularz opinii czytamy wszystko.",

  "legal.contents": "Na tej stronie",
  "legal.updated": "Ostatnia aktualizacja: {date}",
  "legal.others": "Zasady",
  "legal.terms": "Regulamin",
  "legal.privacy": "Polityka prywatności",
  "legal.cookies": "Polityka plików cookie",
  "legal.data": "Usuwanie danych",
  "legal.accessibility": "Deklaracja dostępności",
};
