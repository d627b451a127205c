import type { Translated } from "../catalogue.ts";
import type { security as english } from "../en/security.ts";
import { securityKinds } from "./security-kinds.ts";

export const security: Translated<typeof english> = {
  ...securityKinds,
  "security.loading": "Chargement…",
  "security.failed": "Cela n’a pas fonctionné. Veuillez réessayer.",

  "profile.delete-yourself": "Ou supprimez-le vous-même",
  "profile.delete-yourself-lead":
    "Immédiatement et définitivement\u00a0: votre profil, vos favoris, rappels, suivis et sessions disparaissent, et personne ne peut les rétablir.",
  "profile.delete-brought": "Événements que vous avez proposés",
  "profile.delete-brought.keep": "Les garder, sans votre nom",
  "profile.delete-brought.remove": "Les supprimer",
  "profile.delete-now": "Supprimer mon compte",
  "profile.delete-sign-in": "Pour supprimer votre compte, connectez-vous encore une fois avec Google.",

  "security.email": "Adresse e-mail",
  "security.email-lead": "Vous vous connectez avec {email} et y recevez nos e-mails.",
  "security.email-stopped":
    "Cette adresse refuse nos e-mails\u00a0: nous n’y envoyons plus ni rappels ni nouveautés. Vérifiez votre messagerie ou changez d’adresse.",
  "security.email-retry": "Renvoyer des e-mails",
  "security.email-retried": "Nous envoyons à nouveau des e-mails à cette adresse.",
  "security.email-new": "Nouvelle adresse e-mail",
  "security.email-change": "Changer d’adresse",
  "security.email-sent":
    "Ouvrez le lien envoyé à la nouvelle adresse. L’ancienne reçoit un avis et peut arrêter le changement.",

  "security.passkeys": "Clés d’accès",
  "security.passkeys-lead":
    "Connectez-vous avec votre empreinte, votre visage ou le code de votre appareil au lieu d’un mot de passe.",
  "security.passkey-add": "Ajouter une clé d’accès",
  "security.passkey-added": "La clé d’accès a été ajoutée.",
  "security.passkey-name": "Nom de la clé d’accès",
  "security.passkey-hint": "Pour la reconnaître plus tard, par exemple le nom de cet appareil.",
  "security.passkey-used": "Dernière utilisation le {when}",
  "security.passkey-unused": "Ajoutée le {when}, pas encore utilisée",
  "security.passkey-rename": "Renommer",
  "security.passkey-rename-spoken": "Renommer la clé d’accès {name}",
  "security.passkey-save": "Enregistrer",
  "security.passkey-renamed": "La clé d’accès a un nouveau nom.",
  "security.passkey-remove": "Retirer",
  "security.passkey-remove-spoken": "Retirer la clé d’accès {name}",
  "security.passkey-removed": "La clé d’accès a été retirée.",

  "security.factor": "Validation en deux étapes",
  "security.factor-lead":
    "Après le mot de passe, la connexion demande un code qu’affiche une application d’authentification sur votre téléphone. Une clé d’accès n’en a pas besoin.",
  "security.factor-required":
    "Votre rôle exige la validation en deux étapes\u00a0: configurez-la ici, ou connectez-vous avec une clé d’accès. D’ici là, vous avez les droits d’un utilisateur.",
  "security.factor-begin": "Configurer une application",
  "security.factor-scan": "Scannez ceci avec votre application d’authentification.",
  "security.factor-qr": "Code QR de la clé ci-dessous",
  "security.factor-type":
    "Ou ajoutez cette clé à l’application, ou ouvrez le lien sur votre téléphone\u00a0:",
  "security.factor-link": "Ouvrir dans l’application",
  "security.factor-code": "Code affiché par l’application",
  "security.factor-confirm": "Activer",
  "security.factor-codes":
    "La validation en deux étapes est activée. Gardez ces codes de secours là où vous les trouverez sans votre téléphone\u202f; chacun sert une fois, et ils ne seront plus affichés\u00a0:",
  "security.factor-done": "Je les ai gardés",
  "security.factor-on": {
    one: "Activée. Il reste {count} code de secours.",
    other: "Activée. Il reste {count} codes de secours.",
  },
  "security.factor-prove": "Saisir un code",
  "security.factor-off": "Désactiver",
  "security.factor-turned-off": "La validation en deux étapes est désactivée.",
  "security.factor-proved": "Merci\u00a0: vous avez retrouvé vos droits.",

  "security.sessions": "Où vous êtes connecté",
  "security.sessions-lead": "Fermez une session que vous ne reconnaissez pas, et changez de mot de passe.",
  "security.session-this": "Cet appareil",
  "security.session-used": "Dernière utilisation le {when}",
  "security.session-end": "Fermer",
  "security.session-end-spoken": "Fermer la session\u00a0: {device}",
  "security.session-ended": "La session a été fermée.",
  "security.sessions-end": "Fermer toutes les autres sessions",
  "security.sessions-ended": "Toutes les autres sessions ont été fermées.",

  "security.tokens": "Jetons pour programmes",
  "security.tokens-lead":
    "Un jeton permet à un programme d’utiliser l’API pour vous. Il n’ouvre jamais cette page\u202f; un nouveau mot de passe met fin à tous les jetons.",
  "security.tokens-none": "Vous n’avez pas de jetons.",
  "security.token-make": "Créer un jeton",
  "security.token-made": "Le jeton a été créé.",
  "security.token-name": "Nom du jeton",
  "security.token-hint": "Pour le reconnaître plus tard, par exemple le programme auquel il sert.",
  "security.token-right": "Ce qu’il peut faire",
  "security.right.read": "Lire",
  "security.right.write": "Lire et modifier ce qui est à vous",
  "security.right.moderate": "Modérer",
  "security.right.administer": "Administrer",
  "security.token-days": "Durée de validité",
  "security.token-days-of": { one: "{count} jour", other: "{count} jours" },
  "security.token-once": "Voici votre nouveau jeton. Gardez-le maintenant\u00a0: il ne sera plus affiché.",
  "security.token-secret": "Le nouveau jeton",
  "security.token-copy": "Copier",
  "security.token-copied": "Le jeton a été copié.",
  "security.token-copy-failed": "La copie n’a pas fonctionné. Sélectionnez le jeton et copiez-le.",
  "security.token-kept": "Je l’ai gardé",
  "security.token-expires": "jusqu’au {when}",
  "security.token-expired": "expiré le {when}",
  "security.token-used": "dernière utilisation le {when}",
  "security.token-unused": "pas encore utilisé",
  "security.token-revoke": "Révoquer",
  "security.token-revoke-spoken": "Révoquer le jeton {name}",
  "security.token-revoke-title": "Révoquer «\u00a0{name}\u00a0»\u202f?",
  "security.token-revoke-lead":
    "Les programmes qui utilisent ce jeton cessent aussitôt de fonctionner. C’est irréversible.",
  "security.token-revoked": "Le jeton a été révoqué.",
  "security.token-cancel": "Annuler",

  "security.data": "Vos données",
  "security.data-lead":
    "Tout ce que nous conservons sur votre compte, dans un fichier JSON\u00a0: profil, favoris, rappels, suivis, ce que vous avez proposé et signalé, sessions et ce journal.",
  "security.data-export": "Télécharger mes données",

  "security.log": "Journal de sécurité",
  "security.log-lead":
    "Ce qui s’est passé sur votre compte ces six derniers mois. Les adresses sont abrégées.",
  "security.log-older": "Plus ancien",
};
