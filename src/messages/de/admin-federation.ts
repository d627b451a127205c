import type { Translated } from "../catalogue.ts";
import type { adminFederation as english } from "../en/admin-federation.ts";

export const adminFederation: Translated<typeof english> = {
  "admin.view.federation": "Föderation",
  "federation.lead": "Wer dieser Website folgt, wem sie folgt und mit welchen Servern sie nichts austauscht.",
  "federation.off":
    "Die Föderation ist ausgeschaltet. Eingeschaltet wird sie in den Einstellungen des Servers (FEDERATION=on).",
  "federation.name": "Andere finden diese Website als",
  "federation.followers": "Follower",
  "federation.following": "Server, denen diese Website folgt",
  "federation.following-none": "Noch keine. Einem Server folgst du, indem du ihn als Quelle hinzufügst.",
  "federation.state.asked": "Noch keine Antwort",
  "federation.state.accepted": "Folgt",
  "federation.state.refused": "Abgelehnt",
  "federation.state.blocked": "Blockiert",
  "federation.rules": "Blockiert und erlaubt",
  "federation.rules-none": "Niemand ist blockiert: Diese Website tauscht sich mit allen Servern aus.",
  "federation.only-allowed": "Nur mit erlaubten Servern wird etwas ausgetauscht.",
  "federation.subject": "Server oder Akteur",
  "federation.subject-hint":
    "Ein Server wie bad.example, samt Subdomains, oder die Adresse eines einzelnen Akteurs.",
  "federation.kind": "Was geschieht",
  "federation.kind.block": "Blockieren",
  "federation.kind.allow": "Erlauben, und keinen nicht erlaubten Server",
  "federation.is.block": "Blockiert",
  "federation.is.allow": "Erlaubt",
  "federation.note": "Warum (nur für Administratoren sichtbar)",
  "federation.add": "Regel hinzufügen",
  "federation.added": "Die Regel gilt ab sofort.",
  "federation.fixed": "Aus den Einstellungen des Servers",
  "federation.remove": "Entfernen",
  "federation.remove-spoken": "Regel für {subject} entfernen",
  "federation.removed": "Die Regel wurde entfernt.",
};
