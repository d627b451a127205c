export const offline = {
  "offline.notice": "Vous êtes hors ligne. Voici ce qui a été conservé.",
  "offline.kept": "Le serveur ne répond pas. Ceci est une copie plus ancienne.",
  "offline.update": "Une nouvelle version est disponible.",
  "offline.reload": "Recharger",
  "offline.title": "Vous êtes hors ligne.",
  "offline.text":
    "Cette page n’a pas été conservée. La dernière carte que vous avez vue et vos favoris l’ont été.",
  "offline.map": "Ouvrir la dernière carte",
  "offline.part": "Le chargement a échoué. Vérifiez votre connexion et réessayez.",
} as const;
