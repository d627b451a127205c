import type { Translated } from "../catalogue.ts";
import type { adminFederation as english } from "../en/admin-federation.ts";

export const adminFederation: Translated<typeof english> = {
  "admin.view.federation": "Federazione",
  "federation.lead": "Chi segue questo sito, chi viene seguito e con quali server non comunica.",
  "federation.off": "La federazione è disattivata. Si attiva nelle impostazioni del server (FEDERATION=on).",
  "federation.name": "Gli altri trovano questo sito come",
  "federation.followers": "Follower",
  "federation.following": "Server seguiti da questo sito",
  "federation.following-none": "Ancora nessuno. Per seguire un server, aggiungilo come fonte.",
  "federation.state.asked": "Non ha ancora risposto",
  "federation.state.accepted": "Seguito",
  "federation.state.refused": "Rifiutato",
  "federation.state.blocked": "Bloccato",
  "federation.rules": "Bloccati e consentiti",
  "federation.rules-none": "Nessuno è bloccato: questo sito comunica con tutti i server.",
  "federation.only-allowed": "Il sito comunica solo con i server consentiti.",
  "federation.subject": "Server o attore",
  "federation.subject-hint":
    "Un server come bad.example, con i suoi sottodomini, o l’indirizzo di un attore.",
  "federation.kind": "Cosa fare",
  "federation.kind.block": "Blocca",
  "federation.kind.allow": "Consenti, e solo i server consentiti",
  "federation.is.block": "Bloccato",
  "federation.is.allow": "Consentito",
  "federation.note": "Motivo (visibile solo agli amministratori)",
  "federation.add": "Aggiungi regola",
  "federation.added": "La regola è in vigore.",
  "federation.fixed": "Dalle impostazioni del server",
  "federation.remove": "Rimuovi",
  "federation.remove-spoken": "Rimuovi la regola per {subject}",
  "federation.removed": "Regola rimossa.",
};
