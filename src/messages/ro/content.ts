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
  "team.description": "Munca din spatele {site}.",
  "team.lead": "Trei feluri de muncă în spatele unei hărți.",
  "team.linkedin": "LinkedIn",
  "team.linkedin-spoken": "{name} pe LinkedIn, se deschide într-o filă nouă",

  "support.title": "Susține-ne",
  "support.description": "Cum poți susține {site} și influența ce urmează.",
  "support.lead": "{site} este gratuit pentru toată lumea și nu vinde bilete.",
  "support.donate": "Donații",
  "support.donate-text":
    "Acest site nu primește donații momentan. Ajută la fel de mult dacă le spui prietenilor despre el.",
  "support.roadmap": "Planuri",
  "support.roadmap-text":
    "Nu există încă planuri publice. Despre schimbări scriem pe blog; spune-ne ce lipsește.",
  "support.write": "Scrie-ne",
  "support.blog": "Citește blogul",

  greeting:
    "Salut, ție, care te uiți în spatele hărții. Fiecare pin de aici a fost seara cuiva. Ai găsit o eroare sau ai o idee mai bună? Prin formularul de feedback citim tot.",

  "legal.contents": "Pe această pagină",
  "legal.updated": "Ultima actualizare: {date}",
  "legal.others": "Politici",
  "legal.terms": "Termeni de utilizare",
  "legal.privacy": "Politica de confidențialitate",
  "legal.cookies": "Politica privind cookie-urile",
  "legal.data": "Ștergerea datelor",
  "legal.accessibility": "Declarație de accesibilitate",
};
