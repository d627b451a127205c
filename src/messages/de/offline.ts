export const offline = {
  "offline.notice": "Du bist offline. Das ist eine gespeicherte Fassung.",
  "offline.kept": "Der Server antwortet nicht. Das ist eine ältere Kopie.",
  "offline.update": "Eine neue Version ist da.",
  "offline.reload": "Neu laden",
  "offline.title": "Du bist offline.",
  "offline.text": "Diese Seite wurde nicht gespeichert, wohl aber deine letzte Karte und deine Favoriten.",
  "offline.map": "Letzte Karte öffnen",
  "offline.part": "Das konnte nicht geladen werden. Prüfe bitte deine Verbindung und versuche es erneut.",
};
