import type { Translated } from "../catalogue.ts";
import type { adminFederation as english } from "../en/admin-federation.ts";

export const adminFederation: Translated<typeof english> = {
  "admin.view.federation": "Federare",
  "federation.lead": "Cine urmărește acest site, pe cine urmărește el și cu ce servere nu comunică.",
  "federation.off": "Federarea este dezactivată. Se activează din setările serverului (FEDERATION=on).",
  "federation.name": "Ceilalți găsesc acest site ca",
  "federation.followers": "Urmăritori",
  "federation.following": "Servere pe care le urmărește acest site",
  "federation.following-none": "Niciunul încă. Un server se urmărește adăugându-l ca sursă.",
  "federation.state.asked": "Nu a răspuns încă",
  "federation.state.accepted": "Urmărește",
  "federation.state.refused": "Refuzat",
  "federation.state.blocked": "Blocat",
  "federation.rules": "Blocate și permise",
  "federation.rules-none": "Nimeni nu este blocat: site-ul comunică cu orice server.",
  "federation.only-allowed": "Se comunică doar cu serverele permise.",
  "federation.subject": "Server sau cont",
  "federation.subject-hint":
    "Un server, de exemplu bad.example, cu subdomeniile lui, sau adresa unui singur cont.",
  "federation.kind": "Ce se face",
  "federation.kind.block": "Blochează",
  "federation.kind.allow": "Permite (atunci doar serverele permise)",
  "federation.is.block": "Blocat",
  "federation.is.allow": "Permis",
  "federation.note": "De ce (văd doar administratorii)",
  "federation.add": "Adaugă regula",
  "federation.added": "Regula este în vigoare.",
  "federation.fixed": "Din setările serverului",
  "federation.remove": "Elimină",
  "federation.remove-spoken": "Elimină regula pentru {subject}",
  "federation.removed": "Regula a fost eliminată.",
};
