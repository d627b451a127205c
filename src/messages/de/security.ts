import type { Translated } from "../catalogue.ts";
import type { security as english } from "../en/security.ts";
import { securityKinds } from "./security-kinds.ts";

export const security: Translated<typeof english> = {
  ...securityKinds,
  "security.loading": "Wird geladen …",
  "security.failed": "Das hat nicht geklappt. Bitte versuche es erneut.",

  "profile.delete-yourself": "Oder selbst löschen",
  "profile.delete-yourself-lead":
    "Sofort und endgültig: Profil, Favoriten, Erinnerungen, alles, dem du folgst, und deine Sitzungen sind weg, und niemand kann sie zurückholen.",
  "profile.delete-brought": "Events, die du eingereicht hast",
  "profile.delete-brought.keep": "Bleiben, ohne deinen Namen",
  "profile.delete-brought.remove": "Werden entfernt",
  "profile.delete-now": "Mein Konto löschen",
  "profile.delete-sign-in": "Um dein Konto zu löschen, melde dich bitte noch einmal mit Google an.",

  "security.email": "E-Mail-Adresse",
  "security.email-lead": "Du meldest dich mit {email} an, und E-Mails gehen dorthin.",
  "security.email-stopped":
    "Diese Adresse nimmt unsere E-Mails nicht an, deshalb schicken wir keine Erinnerungen und Neuigkeiten mehr dorthin. Prüfe dein Postfach oder ändere die Adresse.",
  "security.email-retry": "Wieder E-Mails senden",
  "security.email-retried": "Wir senden wieder E-Mails an diese Adresse.",
  "security.email-new": "Neue E-Mail-Adresse",
  "security.email-change": "Adresse ändern",
  "security.email-sent":
    "Öffne den Link, den wir an die neue Adresse geschickt haben. Die alte bekommt einen Hinweis und kann die Änderung stoppen.",

  "security.passkeys": "Passkeys",
  "security.passkeys-lead":
    "Melde dich mit Fingerabdruck, Gesicht oder der PIN deines Geräts an statt mit einem Passwort.",
  "security.passkey-add": "Passkey hinzufügen",
  "security.passkey-added": "Der Passkey wurde hinzugefügt.",
  "security.passkey-name": "Name des Passkeys",
  "security.passkey-hint": "Damit du ihn später erkennst, zum Beispiel der Name dieses Geräts.",
  "security.passkey-used": "Zuletzt verwendet: {when}",
  "security.passkey-unused": "Hinzugefügt: {when}, noch nicht verwendet",
  "security.passkey-rename": "Umbenennen",
  "security.passkey-rename-spoken": "Passkey {name} umbenennen",
  "security.passkey-save": "Speichern",
  "security.passkey-renamed": "Der Passkey hat einen neuen Namen.",
  "security.passkey-remove": "Entfernen",
  "security.passkey-remove-spoken": "Passkey {name} entfernen",
  "security.passkey-removed": "Der Passkey wurde entfernt.",

  "security.factor": "Zweiter Faktor",
  "security.factor-lead":
    "Nach dem Passwort fragt die Anmeldung nach einem Code aus einer Authenticator-App auf deinem Handy. Ein Passkey braucht keinen zweiten Faktor.",
  "security.factor-required":
    "Deine Rolle verlangt einen zweiten Faktor: Richte ihn hier ein oder melde dich mit einem Passkey an. Bis dahin hast du die Rechte eines Nutzers.",
  "security.factor-begin": "App einrichten",
  "security.factor-scan": "Scanne den Code mit deiner Authenticator-App.",
  "security.factor-qr": "QR-Code des Schlüssels unten",
  "security.factor-type": "Oder gib diesen Schlüssel in der App ein, oder öffne den Link auf dem Handy:",
  "security.factor-link": "In der App öffnen",
  "security.factor-code": "Code, den die App zeigt",
  "security.factor-confirm": "Einschalten",
  "security.factor-codes":
    "Der zweite Faktor ist eingeschaltet. Bewahre diese Wiederherstellungscodes so auf, dass du sie auch ohne dein Handy findest; jeder gilt einmal, und sie werden nicht noch einmal angezeigt:",
  "security.factor-done": "Ich habe sie gesichert",
  "security.factor-on": {
    one: "Eingeschaltet. Noch {count} Wiederherstellungscode übrig.",
    other: "Eingeschaltet. Noch {count} Wiederherstellungscodes übrig.",
  },
  "security.factor-prove": "Code eingeben",
  "security.factor-off": "Ausschalten",
  "security.factor-turned-off": "Der zweite Faktor ist ausgeschaltet.",
  "security.factor-proved": "Danke: Du hast deine Rechte wieder.",

  "security.sessions": "Wo du angemeldet bist",
  "security.sessions-lead": "Beende Sitzungen, die du nicht kennst, und ändere dein Passwort.",
  "security.session-this": "Dieses Gerät",
  "security.session-used": "Zuletzt verwendet: {when}",
  "security.session-end": "Beenden",
  "security.session-end-spoken": "Sitzung beenden: {device}",
  "security.session-ended": "Die Sitzung wurde beendet.",
  "security.sessions-end": "Alle anderen Sitzungen beenden",
  "security.sessions-ended": "Alle anderen Sitzungen wurden beendet.",

  "security.tokens": "Tokens für Programme",
  "security.tokens-lead":
    "Mit einem Token kann ein Programm die API für dich nutzen. Diese Seite öffnet es nie; ein neues Passwort beendet alle Tokens.",
  "security.tokens-none": "Du hast keine Tokens.",
  "security.token-make": "Token erstellen",
  "security.token-made": "Das Token wurde erstellt.",
  "security.token-name": "Name des Tokens",
  "security.token-hint": "Damit du es später erkennst, zum Beispiel das Programm, für das es ist.",
  "security.token-right": "Was es darf",
  "security.right.read": "Lesen",
  "security.right.write": "Eigenes lesen und ändern",
  "security.right.moderate": "Moderieren",
  "security.right.administer": "Verwalten",
  "security.token-days": "Wie lange es gilt",
  "security.token-days-of": { one: "{count} Tag", other: "{count} Tage" },
  "security.token-once": "Das ist dein neues Token. Sichere es jetzt: Es wird nicht noch einmal angezeigt.",
  "security.token-secret": "Das neue Token",
  "security.token-copy": "Kopieren",
  "security.token-copied": "Das Token wurde kopiert.",
  "security.token-copy-failed":
    "Das Kopieren hat nicht geklappt. Bitte markiere das Token und kopiere es selbst.",
  "security.token-kept": "Ich habe es gesichert",
  "security.token-expires": "gültig bis {when}",
  "security.token-expired": "abgelaufen: {when}",
  "security.token-used": "zuletzt verwendet: {when}",
  "security.token-unused": "noch nicht verwendet",
  "security.token-revoke": "Widerrufen",
  "security.token-revoke-spoken": "Token {name} widerrufen",
  "security.token-revoke-title": "„{name}“ widerrufen?",
  "security.token-revoke-lead":
    "Programme, die dieses Token nutzen, funktionieren sofort nicht mehr. Das lässt sich nicht rückgängig machen.",
  "security.token-revoked": "Das Token wurde widerrufen.",
  "security.token-cancel": "Abbrechen",

  "security.data": "Deine Daten",
  "security.data-lead":
    "Alles, was wir zu deinem Konto speichern, als JSON-Datei: Profil, Favoriten, Erinnerungen, alles, dem du folgst, deine Einreichungen und Meldungen, Sitzungen und dieses Protokoll.",
  "security.data-export": "Meine Daten herunterladen",

  "security.log": "Sicherheitsprotokoll",
  "security.log-lead":
    "Was mit deinem Konto im letzten halben Jahr geschehen ist. Netzwerkadressen sind gekürzt.",
  "security.log-older": "Ältere anzeigen",
};
