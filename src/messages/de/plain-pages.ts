export const plainPages = {
  "logout.title": "Abmelden?",
  "logout.question": "Das beendet deine Sitzung in diesem Browser.",
  "logout.button": "Abmelden",

  "unsubscribe.gone-title": "Dieser Link funktioniert nicht mehr",
  "unsubscribe.gone":
    "Eine Erinnerung lässt sich bis einen Monat nach dem Versand ausschalten. Alle deine Erinnerungen findest du unter {favorites}.",
  "unsubscribe.favorites": "Meine Favoriten",
  "unsubscribe.title": "Erinnerungen ausschalten",
  "unsubscribe.favorites-stay": "Deine Favoriten bleiben, wie sie sind.",
  "unsubscribe.one": "Erinnerung an „{event}“ ausschalten",
  "unsubscribe.this": "Erinnerung an dieses Event ausschalten",
  "unsubscribe.all": "Alle meine Erinnerungen ausschalten",
  "unsubscribe.one-is-off": "Diese Erinnerung ist ausgeschaltet",
  "unsubscribe.all-are-off": "Deine Erinnerungen sind ausgeschaltet",
  "unsubscribe.on-again": "Unter {favorites} kannst du die Glocke wieder einschalten.",

  "confirm-event.title": "Bestätige dein Event",
  "confirm-event.what": "Danach sieht die Moderation es sich an; dann ist es auf der Karte.",
  "confirm-event.button": "Event bestätigen",
  "confirm-event.done": "Danke, dein Event ist bestätigt",
  "confirm-event.next": "Die Moderation sieht es sich jetzt an. Wir schreiben dir, sobald entschieden ist.",
  "confirm-event.refused-title": "Dein Event wurde nicht gesendet",
  "confirm-event.refused":
    "Geh mit deinem Browser zurück: Deine Eingaben sind noch da. Korrigiere sie und sende noch einmal.",
  "confirm-event.gone-title": "Dieser Link funktioniert nicht mehr",
  "confirm-event.gone": "Vielleicht ist er zu alt. Bitte sende das Event noch einmal.",

  "address.confirm-title": "E-Mail-Adresse ändern?",
  "address.confirm": "Ab jetzt meldest du dich mit dieser Adresse an, und E-Mails kommen hierher.",
  "address.confirm-button": "Diese Adresse verwenden",
  "address.stop-title": "Änderung stoppen?",
  "address.stop":
    "Dein Konto behält die Adresse, an die diese E-Mail ging. Wurde sie schon geändert, machen wir das rückgängig, du wirst überall abgemeldet, und wir schicken dir einen Link für ein neues Passwort.",
  "address.stop-button": "Meine Adresse behalten",
  "address.changed-title": "Deine Adresse wurde geändert",
  "address.changed": "Melde dich ab jetzt damit an.",
  "address.taken-title": "Zu dieser Adresse gibt es schon ein Konto",
  "address.taken": "Zwei Konten können nicht dieselbe Adresse haben. Es wurde nichts geändert.",
  "address.dead-title": "Dieser Link funktioniert nicht mehr",
  "address.dead": "Es wurde nichts geändert.",
  "address.stopped-title": "Die Änderung wurde gestoppt",
  "address.stopped": "Dein Konto hat seine alte Adresse.",

  "busy.title": "Gerade ist sehr viel los",
  "busy.text":
    "So viele Menschen sind gleichzeitig hier, dass diese Seite warten muss. Bitte versuche es in ein paar Sekunden noch einmal.",
  "busy.again": "Noch einmal versuchen",
};
