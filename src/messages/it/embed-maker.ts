import type { Translated } from "../catalogue.ts";
import type { embedMaker as english } from "../en/embed-maker.ts";

export const embedMaker: Translated<typeof english> = {
  "embed-maker.title": "Aggiungi al tuo sito",
  "embed-maker.lead":
    "Mostra gli eventi sul tuo sito: scegli cosa e come, e copia il codice qui sotto nella tua pagina. È gratuito e si aggiorna da solo.",
  "embed-maker.kind": "Cosa mostrare",
  "embed-maker.kind.list": "Elenco di eventi",
  "embed-maker.kind.month": "Mese del calendario",
  "embed-maker.kind.event": "Un evento",
  "embed-maker.kind.map": "Mappa",
  "embed-maker.kind.component": "Componente web",
  "embed-maker.kind.list.hint": "I prossimi eventi in un riquadro. Non servono script nella tua pagina.",
  "embed-maker.kind.month.hint": "Un calendario in un riquadro. Non servono script nella tua pagina.",
  "embed-maker.kind.event.hint":
    "Un evento in un riquadro. In WordPress e in altri sistemi con oEmbed basta incollare l’indirizzo dell’evento.",
  "embed-maker.kind.map.hint": "Sposta la mappa nell’anteprima dove deve aprirsi.",
  "embed-maker.kind.component.hint":
    "I prossimi eventi come parte della tua pagina: il componente usa il tuo carattere e cresce con il contenuto.",
  "embed-maker.city": "Città",
  "embed-maker.country": "Paese",
  "embed-maker.place-hint": "Senza città: la zona della mappa da cui arrivi.",
  "embed-maker.event": "Indirizzo della pagina dell’evento",
  "embed-maker.event-needed": "Copia qui l’indirizzo della pagina di un evento di questo sito.",
  "embed-maker.category": "Categoria",
  "embed-maker.all": "Tutte",
  "embed-maker.theme": "Colori",
  "embed-maker.theme.auto": "Come il dispositivo di chi visita",
  "embed-maker.theme.light": "Chiari",
  "embed-maker.theme.dark": "Scuri",
  "embed-maker.language": "Lingua",
  "embed-maker.language-auto": "Quella di chi visita",
  "embed-maker.limit": "Numero di eventi",
  "embed-maker.width": "Larghezza",
  "embed-maker.height": "Altezza",
  "embed-maker.snippet": "Il codice per la tua pagina",
  "embed-maker.copy": "Copia",
  "embed-maker.copied": "Copiato",
  "embed-maker.refused": "Questo browser non permette di copiare. Il codice è selezionato: copialo a mano.",
  "embed-maker.preview": "Anteprima",
};
