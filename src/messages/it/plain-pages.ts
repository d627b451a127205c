export const plainPages = {
  "logout.title": "Vuoi uscire?",
  "logout.question": "La tua sessione in questo browser verrà chiusa.",
  "logout.button": "Esci",

  "unsubscribe.gone-title": "Questo link non funziona più",
  "unsubscribe.gone":
    "Un promemoria si può disattivare entro un mese dall’invio. Tutti i tuoi sono in {favorites}.",
  "unsubscribe.favorites": "I miei preferiti",
  "unsubscribe.title": "Disattiva i promemoria",
  "unsubscribe.favorites-stay": "I tuoi preferiti restano come sono.",
  "unsubscribe.one": "Disattiva il promemoria di «{event}»",
  "unsubscribe.this": "Disattiva il promemoria di questo evento",
  "unsubscribe.all": "Disattiva tutti i miei promemoria",
  "unsubscribe.one-is-off": "Questo promemoria è disattivato",
  "unsubscribe.all-are-off": "I tuoi promemoria sono disattivati",
  "unsubscribe.on-again": "Puoi riattivare la campanella in {favorites}.",

  "confirm-event.title": "Conferma il tuo evento",
  "confirm-event.what": "Poi lo esamina un moderatore e va sulla mappa.",
  "confirm-event.button": "Conferma l’evento",
  "confirm-event.done": "Grazie, il tuo evento è confermato",
  "confirm-event.next": "Ora lo esamina un moderatore. Ti scriveremo appena è deciso.",
  "confirm-event.refused-title": "Il tuo evento non è stato inviato",
  "confirm-event.refused":
    "Torna indietro con il browser: ciò che hai scritto c’è ancora. Correggilo e invialo di nuovo.",
  "confirm-event.gone-title": "Questo link non funziona più",
  "confirm-event.gone": "Forse è troppo vecchio. Invia di nuovo l’evento.",

  "address.confirm-title": "Cambiare la tua email?",
  "address.confirm": "Da ora accedi con questo indirizzo e le email arrivano qui.",
  "address.confirm-button": "Usa questo indirizzo",
  "address.stop-title": "Bloccare il cambio?",
  "address.stop":
    "Il tuo account mantiene l’indirizzo a cui è stata inviata questa email. Se è già cambiato, viene ripristinato, ti disconnettiamo da tutti i dispositivi e ti inviamo un link per una nuova password.",
  "address.stop-button": "Mantieni il mio indirizzo",
  "address.changed-title": "Il tuo indirizzo è cambiato",
  "address.changed": "Da ora accedi con questo.",
  "address.taken-title": "Questo indirizzo ha già un account",
  "address.taken": "Due account non possono avere lo stesso indirizzo. Non è cambiato nulla.",
  "address.dead-title": "Questo link non funziona più",
  "address.dead": "Non è cambiato nulla.",
  "address.stopped-title": "Il cambio è stato bloccato",
  "address.stopped": "Il tuo account ha il vecchio indirizzo.",

  "busy.title": "In questo momento c’è molta gente",
  "busy.text":
    "Ci sono così tante persone insieme che questa pagina deve aspettare. Riprova tra qualche secondo.",
  "busy.again": "Riprova",
};
