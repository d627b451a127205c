export const content = {
  "blog.title": "Blog",
  "blog.description": "Spunti e novità sugli eventi e su come godersi la vita.",
  "blog.read-more": "Leggi tutto",
  "blog.minutes": { one: "{count} min di lettura", other: "{count} min di lettura" },
  "blog.facts": "{date} · {minutes}",
  "blog.none": "Non ci sono ancora articoli.",
  "blog.none-map": "Apri la mappa",
  "blog.back": "Torna al blog",
  "blog.share": "Condividi",

  "content.english-only": "Questo testo è disponibile solo in inglese.",

  "team.title": "Team",
  "team.description": "Il lavoro dietro {site}.",
  "team.lead": "Tre tipi di lavoro dietro un'unica mappa.",
  "team.linkedin": "LinkedIn",
  "team.linkedin-spoken": "{name} su LinkedIn, si apre in una nuova scheda",

  "support.title": "Sostienici",
  "support.description": "Come sostenere {site} e contribuire a ciò che verrà.",
  "support.lead": "{site} è gratuito per tutti e non vende biglietti.",
  "support.donate": "Donazioni",
  "support.donate-text":
    "Al momento questo sito non accetta donazioni. Parlarne con un amico aiuta altrettanto.",
  "support.roadmap": "Novità in arrivo",
  "support.roadmap-text":
    "Non c'è ancora una roadmap pubblica. Le novità si leggono nel blog; scrivici se manca qualcosa.",
  "support.write": "Scrivici",
  "support.blog": "Leggi il blog",

  greeting:
    "Ciao a te che guardi dietro la mappa. Ogni segnaposto qui è stato la serata di qualcuno. Hai trovato un errore o hai un'idea migliore? Nel modulo di feedback leggiamo tutto.",

  "legal.contents": "In questa pagina",
  "legal.updated": "Ultimo aggiornamento: {date}",
  "legal.others": "Norme",
  "legal.terms": "Condizioni d'uso",
  "legal.privacy": "Informativa sulla privacy",
  "legal.cookies": "Informativa sui cookie",
  "legal.data": "Eliminazione dei dati",
  "legal.accessibility": "Dichiarazione di accessibilità",
} as const;
