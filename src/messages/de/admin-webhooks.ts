import type { Translated } from "../catalogue.ts";
import type { adminWebhooks as english } from "../en/admin-webhooks.ts";

export const adminWebhooks: Translated<typeof english> = {
  "admin.view.webhooks": "Webhooks",
  "webhooks.lead":
    "Melde einem anderen Programm sofort, wenn Events angelegt, geändert, abgesagt oder gelöscht werden.",
  "webhooks.url": "Adresse des Empfängers",
  "webhooks.url-hint": "Nachrichten gehen als signiertes JSON per https dorthin.",
  "webhooks.kinds": "Was gemeldet wird",
  "webhooks.kind.created": "Angelegt",
  "webhooks.kind.changed": "Geändert",
  "webhooks.kind.cancelled": "Abgesagt",
  "webhooks.kind.deleted": "Gelöscht",
  "webhooks.kind.test": "Test",
  "webhooks.add": "Webhook hinzufügen",
  "webhooks.secret-once":
    "Der Webhook wurde hinzugefügt. Seine Nachrichten sind mit diesem Geheimnis signiert. Sichere es jetzt: Es wird nicht noch einmal angezeigt.",
  "webhooks.secret": "Das Geheimnis",
  "webhooks.copy": "Kopieren",
  "webhooks.copied": "Das Geheimnis wurde kopiert.",
  "webhooks.copy-failed":
    "Das Kopieren hat nicht geklappt. Bitte markiere das Geheimnis und kopiere es selbst.",
  "webhooks.kept": "Ich habe es gesichert",
  "webhooks.list": "Webhooks dieser Website",
  "webhooks.none": "Es gibt noch keine Webhooks.",
  "webhooks.state.active": "Aktiv",
  "webhooks.state.paused": "Pausiert",
  "webhooks.state.stopped": "Ausgeschaltet",
  "webhooks.failing": {
    one: "{count} Versuch ist fehlgeschlagen. Der nächste: {when}.",
    other: "{count} Versuche in Folge sind fehlgeschlagen. Der nächste: {when}.",
  },
  "webhooks.stopped": {
    one: "Ausgeschaltet: Der Empfänger will keine Nachrichten mehr. Setze ihn fort, um dort weiterzumachen, wo er anhielt.",
    other:
      "Ausgeschaltet nach {count} fehlgeschlagenen Versuchen. Setze ihn fort, um dort weiterzumachen, wo er anhielt.",
  },
  "webhooks.token-ended":
    "Ausgeschaltet: Das Token, mit dem er angelegt wurde, gilt nicht mehr, oder dessen Besitzer ist kein Administrator mehr. Setze ihn fort, um ihn zu behalten; er macht dort weiter, wo er anhielt.",
  "webhooks.test": "Test senden",
  "webhooks.test-spoken": "Test an {url} senden",
  "webhooks.pause": "Pausieren",
  "webhooks.pause-spoken": "{url} pausieren",
  "webhooks.paused":
    "Der Webhook ist pausiert. Was inzwischen geschieht, wird gesendet, sobald er fortgesetzt wird.",
  "webhooks.resume": "Fortsetzen",
  "webhooks.resume-spoken": "{url} fortsetzen",
  "webhooks.resumed": "Der Webhook ist aktiv.",
  "webhooks.remove": "Entfernen",
  "webhooks.remove-spoken": "{url} entfernen",
  "webhooks.remove-title": "Diesen Webhook entfernen?",
  "webhooks.remove-lead": "Er bekommt keine Nachrichten mehr, und sein Geheimnis ist weg.",
  "webhooks.removed": "Der Webhook wurde entfernt.",
  "webhooks.answers": { one: "Letzte Antwort", other: "Letzte Antworten ({count})" },
  "webhooks.answers-of": "Letzte Antworten von {url}",
  "webhooks.when": "Wann",
  "webhooks.what": "Was",
  "webhooks.answer": "Antwort",
  "webhooks.status": "Antwort {status} in {ms}\u00a0ms",
  "webhooks.problem.timeout": "Keine rechtzeitige Antwort",
  "webhooks.problem.private": "Nicht im Internet: Es wurde nichts gesendet",
  "webhooks.problem.unreachable": "Nicht erreichbar",
};
