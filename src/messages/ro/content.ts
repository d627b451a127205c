import type { Translated } from "../catalogue.ts";
import type { content as english } from "../en/content.ts";

export const content: Translated<typeof english> = {
  "blog.title": "Blog",
  "blog.description": "Idei și noutăți despre evenimente și despre cum să te bucuri de viață.",
  "blog.read-more": "Citește mai mult",
  "blog.minutes": {
    one: "{count} minut de citit",
    few: "{count} minute de citit",
    other: "{count} de minute de citit",
  },
  "blog.facts": "{date} · {minutes}",
  "blog.none": "Nu există încă articole.",
  "blog.none-map": "Deschide harta",
  "blog.back": "Înapoi la blog",
  "blog.share": "Distribuie",

  "content.english-only": "Acest text este disponibil doar în engleză.",

  "team.title": "Echipă",
  "team.description": "Munca din spatele site-ului {site}.",
  "team.lead": "Trei feluri de muncă în spatele unei hărți.",
  "team.linkedin": "LinkedIn",
  "team.linkedin-spoken": "{name} pe LinkedIn, se deschide într-o filă nouă",

  "support.title": "Susține-ne",
  "support.description": "Cum poți susține {site} și influența ce urmează.",
  "support.lead": "{site} este gratuit pentru toată lumea și nu vinde bilete.",
  "support.help": "Cum poți ajuta",
  "support.help-tell": "Povestește-i unui prieten despre o seară găsită aici.",
  "support.help-add": "Adaugă un eveniment care lipsește de pe hartă.",
  "support.help-report": "Ai văzut o greșeală? Pe pagina fiecărui eveniment poți semnala o problemă.",
  "support.help-write": "Scrie-ne idei sau dacă vrei să dai o mână de ajutor.",
  "support.add": "Adaugă un eveniment",
  "support.planned": "Plănuit pentru versiunea următoare:",
  "support.planned-none": "Încă nu am anunțat versiunea următoare. Spune-ne ce îți lipsește.",
  "support.roadmap": "Planuri",
  "support.write": "Scrie-ne",
  "support.blog": "Citește blogul",

  greeting:
    "Salut, tu, care te uiți în spatele hărții. Fiecare pin de aici a fost seara cuiva. Ai găsit o eroare sau ai o idee mai bună? Citim tot ce ne scrii prin formularul de feedback.",

  "legal.contents": "Pe această pagină",
  "legal.updated": "Ultima actualizare: {date}",
  "legal.others": "Politici",
  "legal.terms": "Termeni de utilizare",
  "legal.privacy": "Politica de confidențialitate",
  "legal.cookies": "Politica privind cookie-urile",
  "legal.data": "Ștergerea datelor",
  "legal.accessibility": "Declarație de accesibilitate",
};
