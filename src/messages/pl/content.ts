import type { Translated } from "../catalogue.ts";
import type { content as english } from "../en/content.ts";
import { oneFewMany } from "../one-few-many.ts";

export const content: Translated<typeof english> = {
  "blog.title": "Blog",
  "blog.description": "Spostrzeżenia i nowości o wydarzeniach i o tym, jak cieszyć się życiem.",
  "blog.read-more": "Czytaj więcej",
  "blog.minutes": oneFewMany("{count} min czytania", "{count} min czytania", "{count} min czytania"),
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
  "team.linkedin-spoken": "{name} na LinkedInie, otwiera się w nowej karcie",

  "support.title": "Wesprzyj nas",
  "support.description": "Jak wesprzeć {site} i wpłynąć na to, co dalej.",
  "support.lead": "{site} jest za darmo dla wszystkich i nie sprzedaje biletów.",
  "support.donate": "Wsparcie",
  "support.donate-text": "Ta strona nie przyjmuje teraz wpłat. Polecenie jej znajomym pomaga tak samo.",
  "support.roadmap": "Plany",
  "support.roadmap-text":
    "Nie ma jeszcze publicznych planów. O zmianach piszemy na blogu; daj nam znać, czego brakuje.",
  "support.write": "Napisz do nas",
  "support.blog": "Czytaj bloga",

  greeting:
    "Cześć! Skoro zaglądasz pod mapę: każda z tych pinezek to był czyjś wieczór. Widzisz błąd albo masz lepszy pomysł? Przez formularz opinii czytamy wszystko.",

  "legal.contents": "Na tej stronie",
  "legal.updated": "Ostatnia aktualizacja: {date}",
  "legal.others": "Zasady",
  "legal.terms": "Regulamin",
  "legal.privacy": "Polityka prywatności",
  "legal.cookies": "Polityka plików cookie",
  "legal.data": "Usuwanie danych",
  "legal.accessibility": "Deklaracja dostępności",
};
