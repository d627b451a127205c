export const accountMails = {
  "mail-confirm.subject": "Bestätige deine E-Mail-Adresse für {site}",
  "mail-confirm.heading": "Willkommen bei {site}!",
  "mail-confirm.text": "Jemand, hoffentlich du, hat sich mit dieser E-Mail-Adresse registriert.",
  "mail-confirm.how": "Bestätige sie, um die Registrierung abzuschließen. Der Link gilt 24 Stunden.",
  "mail-confirm.button": "E-Mail-Adresse bestätigen",
  "mail-confirm.footnote": "Wenn du dich nicht registriert hast, öffne den Link nicht: Dann passiert nichts.",
  "mail-taken.subject": "Du hast schon ein Konto bei {site}",
  "mail-taken.heading": "Du hast schon ein Konto",
  "mail-taken.text":
    "Jemand, hoffentlich du, wollte sich mit dieser E-Mail-Adresse registrieren, zu der es schon ein Konto gibt.",
  "mail-taken.how":
    "Melde dich mit deinem Passwort oder mit Google an. Passwort vergessen? Die Anmeldeseite hilft weiter.",
  "mail-taken.button": "Anmelden",
  "mail-taken.footnote": "Wenn du das nicht warst, musst du nichts tun: Dein Konto ist unverändert.",
  "mail-forgot.subject": "Neues Passwort für {site}",
  "mail-forgot.heading": "Neues Passwort festlegen",
  "mail-forgot.text": "Jemand, hoffentlich du, hat ein neues Passwort angefordert.",
  "mail-forgot.how": "Der Link gilt eine Stunde und lässt sich einmal verwenden.",
  "mail-forgot.button": "Neues Passwort festlegen",
  "mail-forgot.footnote": "Wenn du das nicht warst, ignoriere diese E-Mail: Dein Passwort ist unverändert.",
  "mail-changed.subject": "Dein Passwort für {site} wurde geändert",
  "mail-changed.heading": "Dein Passwort wurde geändert",
  "mail-changed.text": "Du wurdest überall sonst abgemeldet.",
  "mail-changed.how":
    "Wenn du das nicht warst, lege sofort über „Passwort vergessen?“ auf der Anmeldeseite ein neues Passwort fest.",
  "mail-changed.button": "Anmelden",
  "mail-new-address.subject": "Bestätige deine neue E-Mail-Adresse für {site}",
  "mail-new-address.heading": "Bestätige deine neue E-Mail-Adresse",
  "mail-new-address.text":
    "Dein Konto bei {site} soll diese Adresse bekommen. Bis du sie bestätigst, ändert sich nichts.",
  "mail-new-address.how": "Der Link gilt 24 Stunden.",
  "mail-new-address.button": "E-Mail-Adresse bestätigen",
  "mail-new-address.footnote":
    "Wenn du das nicht veranlasst hast, öffne den Link nicht: Dann passiert nichts.",
  "mail-old-address.subject": "Die E-Mail-Adresse deines Kontos bei {site} wird geändert",
  "mail-old-address.heading": "Deine E-Mail-Adresse wird geändert",
  "mail-old-address.text": "Dein Konto soll die Adresse {address} bekommen, sobald sie bestätigt ist.",
  "mail-old-address.how":
    "Wenn du das warst, musst du nichts tun. Wenn nicht, stoppe es: Der Link gilt sieben Tage, auch nach der Änderung.",
  "mail-old-address.button": "Das war ich nicht: stoppen",

  "mail-submission.confirm-subject": "Bestätige dein Event: {title}",
  "mail-submission.confirm-heading": "Ist dieses Event von dir?",
  "mail-submission.confirm-text": "„{title}“ wurde mit dieser E-Mail-Adresse eingereicht.",
  "mail-submission.confirm-how":
    "Bestätige es, dann sieht die Moderation es sich an. Der Link gilt zwei Tage.",
  "mail-submission.confirm-button": "Event bestätigen",
  "mail-submission.confirm-footnote":
    "Wenn du es nicht eingereicht hast, musst du nichts tun: Es wird von selbst gelöscht.",
  "mail-submission.approved-subject": "Veröffentlicht: {title}",
  "mail-submission.approved-heading": "Dein Event ist auf der Karte",
  "mail-submission.approved-text": "„{title}“ ist freigegeben. Danke, dass du es eingereicht hast.",
  "mail-submission.merged-subject": "Schon auf der Karte: {title}",
  "mail-submission.merged-heading": "Dein Event war schon auf der Karte",
  "mail-submission.merged-text":
    "„{title}“ ist dort schon aufgeführt. Deine Ergänzungen sind eingeflossen. Danke, dass du es eingereicht hast.",
  "mail-submission.rejected-subject": "Nicht veröffentlicht: {title}",
  "mail-submission.rejected-heading": "Dein Event wurde nicht veröffentlicht",
  "mail-submission.rejected-text": "Die Moderation hat sich „{title}“ angesehen und es nicht veröffentlicht.",
  "mail-submission.reason": "Grund",
  "mail-submission.why": "Du bekommst diese E-Mail, weil du bei {site} ein Event eingereicht hast.",

  "mail-claim.prove-subject": "Bestätige, dass {page} dir gehört",
  "mail-claim.prove-heading": "Gehört diese Seite dir?",
  "mail-claim.prove-text":
    "Ein Konto bei {site} beansprucht „{page}“, um dort Events zu veröffentlichen und zu ändern.",
  "mail-claim.prove-how":
    "Wenn du das warst, öffne den Link, während du mit diesem Konto angemeldet bist. Er funktioniert einmal und gilt zwei Tage.",
  "mail-claim.prove-button": "Antrag bestätigen",
  "mail-claim.prove-footnote": "Wenn du nichts davon weißt, tu nichts: Der Antrag verfällt von selbst.",
  "mail-claim.granted-subject": "{page} gehört dir",
  "mail-claim.granted-heading": "Dein Antrag wurde angenommen",
  "mail-claim.granted-text": "Du kannst ab jetzt Events von „{page}“ veröffentlichen und ändern.",
  "mail-claim.refused-subject": "Dein Antrag auf {page}",
  "mail-claim.refused-heading": "Dein Antrag wurde nicht angenommen",
  "mail-claim.refused-text":
    "Die Verwaltung hat sich deinen Antrag auf „{page}“ angesehen und ihn nicht angenommen.",
  "mail-claim.button": "Meine Events",
  "mail-claim.why": "Du bekommst diese E-Mail, weil du bei {site} eine Seite beansprucht hast.",

  "mail-source.eyebrow": "Quellen",
  "mail-source.failing": "Gestört: {source}",
  "mail-source.stopped": "Gestoppt: {source}",
  "mail-source.recovered": "Funktioniert wieder: {source}",
  "mail-source.left-out": "Zeilen ausgelassen: {source}",
  "mail-source.greeting": "Hallo {forename}, es gibt Neues zu einer Event-Quelle.",
  "mail-source.failing-text":
    "Die Quelle ist gestört. Ihre Events bleiben, wie sie sind, sie wird von selbst wieder abgerufen, und wir schreiben, sobald sie wieder funktioniert.",
  "mail-source.stopped-text":
    "Die Quelle ist seit {since} gestört und wird nicht mehr abgerufen. Ihre Events bleiben, wie sie sind. Korrigiere ihre Adresse und setze sie dann fort.",
  "mail-source.recovered-text": "Die Quelle war seit {since} gestört und funktioniert wieder.",
  "mail-source.left-out-text":
    "Der letzte Durchlauf hat {left} von {all} Zeilen ausgelassen, die übrigen wurden übernommen. Ausgelassene Zeilen werden bei jedem Durchlauf neu gelesen.",
  "mail-source.nothing-text":
    "Vom letzten Durchlauf wurde nichts übernommen: Alle {all} Zeilen wurden ausgelassen. Sie werden bei jedem Durchlauf neu gelesen.",
  "mail-source.reason": "Grund",
  "mail-source.address": "Adresse",
  "mail-source.button": "Quelle ansehen",
  "mail-source.why": "Du bekommst diese E-Mail, weil du {site} mitverwaltest.",
  "mail-codes.subject": "Jemand kennt vielleicht dein Passwort für {site}",
  "mail-codes.text":
    "Dein Passwort wurde innerhalb einer Stunde mindestens dreimal richtig eingegeben, aber mit falschem Code.",
  "mail-codes.how":
    "Wenn du das nicht warst, setze jetzt ein neues Passwort. Der zweite Schritt hat dein Konto geschützt.",
  "mail-codes.button": "Neues Passwort setzen",
  "mail-device.subject": "Neue Anmeldung bei deinem Konto bei {site}",
  "mail-device.text":
    "Jemand hat sich von einem Gerät oder Netz bei deinem Konto angemeldet, das wir noch nicht kennen.",
  "mail-device.how":
    "Wenn du das warst, musst du nichts tun. Wenn nicht, beende die Sitzung und ändere dein Passwort.",
  "mail-device.button": "Sitzungen ansehen",
  "mail-token.subject": "Neuer Token für dein Konto bei {site}",
  "mail-token.text": "Es wurde ein Token erstellt, mit dem ein Programm dein Konto nutzen kann.",
  "mail-token.how": "Wenn du ihn nicht erstellt hast, widerrufe ihn und ändere dein Passwort.",
  "mail-token.button": "Tokens ansehen",
  "mail-guesses.subject": "Viele fehlgeschlagene Anmeldungen bei deinem Konto bei {site}",
  "mail-guesses.text":
    "Innerhalb einer Stunde wurden mehr als 200 falsche Passwörter für dein Konto ausprobiert.",
  "mail-guesses.how":
    "Niemand ist hineingekommen. Ein langes Passwort, das du sonst nirgends nutzt, und ein Passkey oder zweiter Schritt sorgen dafür, dass es so bleibt.",
  "mail-guesses.button": "Sicherheit ansehen",
  "mail-security.device": "Gerät",
  "mail-security.network": "Netz",
  "mail-security.token": "Token",
  "mail-granted.subject": "{page} hat einen neuen Veranstalter",
  "mail-granted.text": "Dieses Konto kann jetzt Events von „{page}“ auf {site} veröffentlichen und ändern.",
  "mail-granted.how": "Wenn das falsch ist, kannst du es innerhalb von 30 Tagen rückgängig machen.",
  "mail-granted.button": "Ansehen oder rückgängig machen",
  "mail-granted.why":
    "Du bekommst diese E-Mail, weil du {site} verwaltest oder Veranstalter von „{page}“ bist.",
  "mail-granted.account": "Konto",
  "mail-waits.subject": "Ein Event bei {page} wartet auf dich",
  "mail-waits.text":
    "Jemand hat ein Event bei „{page}“ eingereicht, wo du Veranstalter bist. Es erscheint, sobald du oder die Moderation zustimmt.",
  "mail-waits.why": "Du bekommst diese E-Mail, weil du auf {site} Veranstalter von „{page}“ bist.",
};
