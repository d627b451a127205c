import type { Translated } from "../catalogue.ts";
import type { adminFederation as english } from "../en/admin-federation.ts";

export const adminFederation: Translated<typeof english> = {
  "admin.view.federation": "Fédération",
  "federation.lead": "Qui suit ce site, qui il suit, et avec quels serveurs il ne communique pas.",
  "federation.off":
    "La fédération est désactivée. Elle s’active dans les réglages du serveur (FEDERATION=on).",
  "federation.name": "Les autres trouvent ce site sous",
  "federation.followers": "Abonnés",
  "federation.following": "Serveurs que suit ce site",
  "federation.following-none": "Aucun pour l’instant. On suit un serveur en l’ajoutant comme source.",
  "federation.state.asked": "Pas encore de réponse",
  "federation.state.accepted": "Suivi",
  "federation.state.refused": "Refusé",
  "federation.state.blocked": "Bloqué",
  "federation.rules": "Bloqués et autorisés",
  "federation.rules-none": "Personne n’est bloqué\u00a0: ce site communique avec tous les serveurs.",
  "federation.only-allowed": "Ce site ne communique qu’avec les serveurs autorisés.",
  "federation.subject": "Serveur ou acteur",
  "federation.subject-hint":
    "Un serveur comme bad.example, avec ses sous-domaines, ou l’adresse d’un acteur.",
  "federation.kind": "Action",
  "federation.kind.block": "Bloquer",
  "federation.kind.allow": "Autoriser, et aucun serveur non autorisé",
  "federation.is.block": "Bloqué",
  "federation.is.allow": "Autorisé",
  "federation.note": "Pourquoi (visible des administrateurs seulement)",
  "federation.add": "Ajouter la règle",
  "federation.added": "La règle est en vigueur.",
  "federation.fixed": "Réglage du serveur",
  "federation.remove": "Retirer",
  "federation.remove-spoken": "Retirer la règle pour {subject}",
  "federation.removed": "La règle a été retirée.",
};
