export const plainPages = {
  "logout.title": "Se déconnecter\u202f?",
  "logout.question": "Cela met fin à votre session dans ce navigateur.",
  "logout.button": "Se déconnecter",

  "unsubscribe.gone-title": "Ce lien ne fonctionne plus",
  "unsubscribe.gone":
    "Un rappel peut être désactivé jusqu’à un mois après son envoi. Tous les vôtres sont ici\u00a0: {favorites}.",
  "unsubscribe.favorites": "Mes favoris",
  "unsubscribe.title": "Désactiver les rappels",
  "unsubscribe.favorites-stay": "Vos favoris restent tels quels.",
  "unsubscribe.one": "Désactiver le rappel de «\u00a0{event}\u00a0»",
  "unsubscribe.this": "Désactiver le rappel de cet événement",
  "unsubscribe.all": "Désactiver tous mes rappels",
  "unsubscribe.one-is-off": "Ce rappel est désactivé",
  "unsubscribe.all-are-off": "Vos rappels sont désactivés",
  "unsubscribe.on-again": "Vous pouvez réactiver la cloche ici\u00a0: {favorites}.",

  "confirm-event.title": "Confirmez votre événement",
  "confirm-event.what": "Un modérateur l’examine ensuite\u202f; puis il est sur la carte.",
  "confirm-event.button": "Confirmer l’événement",
  "confirm-event.done": "Merci, votre événement est confirmé",
  "confirm-event.next": "Un modérateur l’examine maintenant. Nous vous écrirons dès qu’il aura décidé.",
  "confirm-event.refused-title": "Votre événement n’a pas été envoyé",
  "confirm-event.refused":
    "Revenez en arrière dans votre navigateur\u00a0: votre saisie est encore là. Corrigez-la et renvoyez-la.",
  "confirm-event.gone-title": "Ce lien ne fonctionne plus",
  "confirm-event.gone": "Il est peut-être trop ancien. Renvoyez l’événement.",

  "address.confirm-title": "Changer d’adresse e-mail\u202f?",
  "address.confirm": "Désormais, vous vous connectez avec cette adresse et y recevez nos e-mails.",
  "address.confirm-button": "Utiliser cette adresse",
  "address.stop-title": "Arrêter le changement\u202f?",
  "address.stop":
    "Votre compte garde l’adresse à laquelle cet e-mail a été envoyé. Si elle a déjà été changée, elle est rétablie, vous êtes déconnecté partout, et nous vous envoyons un lien pour un nouveau mot de passe.",
  "address.stop-button": "Garder mon adresse",
  "address.changed-title": "Votre adresse a été modifiée",
  "address.changed": "Utilisez-la désormais pour vous connecter.",
  "address.taken-title": "Cette adresse a déjà un compte",
  "address.taken": "Deux comptes ne peuvent pas avoir la même adresse. Rien n’a été modifié.",
  "address.dead-title": "Ce lien ne fonctionne plus",
  "address.dead": "Rien n’a été modifié.",
  "address.stopped-title": "Le changement a été arrêté",
  "address.stopped": "Votre compte a son ancienne adresse.",

  "busy.title": "Beaucoup de monde en ce moment",
  "busy.text":
    "Il y a tant de monde à la fois que cette page doit attendre. Réessayez dans quelques secondes.",
  "busy.again": "Réessayer",
} as const;
