export const content = {
  "blog.title": "Blog",
  "blog.description": "Idées et actualités sur les événements et l’art de profiter de la vie.",
  "blog.read-more": "Lire la suite",
  "blog.minutes": { one: "{count}\u00a0min de lecture", other: "{count}\u00a0min de lecture" },
  "blog.facts": "{date} · {minutes}",
  "blog.none": "Il n’y a pas encore d’articles.",
  "blog.none-map": "Ouvrir la carte",
  "blog.back": "Retour au blog",
  "blog.share": "Partager",

  "content.english-only": "Ce texte n’existe qu’en anglais.",

  "team.title": "Équipe",
  "team.description": "Le travail derrière {site}.",
  "team.lead": "Trois métiers derrière une seule carte.",
  "team.linkedin": "LinkedIn",
  "team.linkedin-spoken": "{name} sur LinkedIn, s’ouvre dans un nouvel onglet",

  "support.title": "Nous soutenir",
  "support.description": "Comment soutenir {site} et façonner la suite.",
  "support.lead": "{site} est gratuit pour tous et ne vend pas de billets.",
  "support.donate": "Dons",
  "support.donate-text":
    "Ce site n’accepte pas de dons pour le moment. En parler autour de vous nous aide tout autant.",
  "support.roadmap": "Feuille de route",
  "support.roadmap-text":
    "Il n’y a pas encore de feuille de route publique. Le blog présente les changements\u202f; écrivez-nous ce qui vous manque.",
  "support.write": "Nous écrire",
  "support.blog": "Lire le blog",

  greeting:
    "Bonjour à vous qui regardez derrière la carte. Chaque épingle ici a été la soirée de quelqu’un. Un bug, une meilleure idée\u202f? Écrivez-nous par le formulaire d’avis\u00a0: nous lisons tout.",

  "legal.contents": "Sur cette page",
  "legal.updated": "Dernière mise à jour\u00a0: {date}",
  "legal.others": "Mentions légales",
  "legal.terms": "Conditions d’utilisation",
  "legal.privacy": "Politique de confidentialité",
  "legal.cookies": "Politique relative aux cookies",
  "legal.data": "Suppression des données",
  "legal.accessibility": "Déclaration d'accessibilité",
} as const;
