import type { Translated } from "../catalogue.ts";
import type { embedMaker as english } from "../en/embed-maker.ts";

export const embedMaker: Translated<typeof english> = {
  "embed-maker.title": "In deine Website einbinden",
  "embed-maker.lead":
    "Zeige Events auf deiner eigenen Website: Wähle aus, was und wie, und kopiere den Code unten in deine Seite. Das ist kostenlos und bleibt von selbst aktuell.",
  "embed-maker.kind": "Was gezeigt wird",
  "embed-maker.kind.list": "Event-Liste",
  "embed-maker.kind.month": "Kalendermonat",
  "embed-maker.kind.event": "Einzelnes Event",
  "embed-maker.kind.map": "Karte",
  "embed-maker.kind.component": "Webkomponente",
  "embed-maker.kind.list.hint": "Die nächsten Events als Frame. Deine Seite braucht dafür kein Skript.",
  "embed-maker.kind.month.hint": "Ein Kalender als Frame. Deine Seite braucht dafür kein Skript.",
  "embed-maker.kind.event.hint":
    "Ein Event als Frame. In WordPress und anderen Systemen mit oEmbed genügt es, die Adresse des Events einzufügen.",
  "embed-maker.kind.map.hint": "Schiebe die Karte in der Vorschau dorthin, wo sie sich öffnen soll.",
  "embed-maker.kind.component.hint":
    "Die nächsten Events als Teil deiner Seite: Sie nehmen deine Schrift an und wachsen mit dem Inhalt.",
  "embed-maker.city": "Stadt",
  "embed-maker.country": "Land",
  "embed-maker.place-hint": "Ohne Stadt: der Kartenausschnitt, aus dem du kommst.",
  "embed-maker.event": "Adresse der Event-Seite",
  "embed-maker.event-needed": "Füge hier die Adresse einer Event-Seite dieser Website ein.",
  "embed-maker.category": "Kategorie",
  "embed-maker.all": "Alle",
  "embed-maker.theme": "Farben",
  "embed-maker.theme.auto": "Wie auf dem Gerät der Besucher",
  "embed-maker.theme.light": "Hell",
  "embed-maker.theme.dark": "Dunkel",
  "embed-maker.language": "Sprache",
  "embed-maker.language-auto": "Die des Besuchers",
  "embed-maker.limit": "Anzahl der Events",
  "embed-maker.width": "Breite",
  "embed-maker.height": "Höhe",
  "embed-maker.snippet": "Die Zeile für deine Seite",
  "embed-maker.copy": "Kopieren",
  "embed-maker.copied": "Kopiert",
  "embed-maker.refused":
    "Dieser Browser erlaubt das Kopieren nicht. Die Zeile ist markiert: Kopiere sie von Hand.",
  "embed-maker.preview": "Vorschau",
};
