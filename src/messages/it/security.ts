import type { Translated } from "../catalogue.ts";
import type { security as english } from "../en/security.ts";
import { securityKinds } from "./security-kinds.ts";

export const security: Translated<typeof english> = {
  ...securityKinds,
  "security.loading": "Caricamento…",
  "security.failed": "Non ha funzionato. Riprova.",

  "profile.delete-yourself": "Oppure eliminalo tu",
  "profile.delete-yourself-lead":
    "Subito e per sempre: profilo, preferiti, promemoria, seguiti e sessioni spariscono, e nessuno può recuperarli.",
  "profile.delete-brought": "Gli eventi che hai aggiunto",
  "profile.delete-brought.keep": "Restano, senza il tuo nome",
  "profile.delete-brought.remove": "Vengono rimossi",
  "profile.delete-now": "Elimina il mio account",
  "profile.delete-sign-in": "Per eliminare il tuo account, accedi ancora una volta con Google.",

  "security.email": "Indirizzo email",
  "security.email-lead": "Accedi con {email} e lì ricevi le nostre email.",
  "security.email-stopped":
    "Questo indirizzo rifiuta le nostre email, quindi non inviamo più lì promemoria e novità. Controlla la casella o cambia indirizzo.",
  "security.email-retry": "Riprendi a inviare email",
  "security.email-retried": "Inviamo di nuovo email a questo indirizzo.",
  "security.email-new": "Nuovo indirizzo email",
  "security.email-change": "Cambia indirizzo",
  "security.email-sent":
    "Apri il link che abbiamo inviato al nuovo indirizzo. Quello vecchio riceve un avviso e può bloccare il cambio.",

  "security.passkeys": "Passkey",
  "security.passkeys-lead":
    "Accedi con l’impronta, il volto o il PIN del tuo dispositivo invece della password.",
  "security.passkey-add": "Aggiungi una passkey",
  "security.passkey-added": "Passkey aggiunta.",
  "security.passkey-name": "Nome della passkey",
  "security.passkey-hint": "Per riconoscerla in seguito, ad esempio il nome di questo dispositivo.",
  "security.passkey-used": "Ultimo utilizzo: {when}",
  "security.passkey-unused": "Aggiunta: {when}, mai usata",
  "security.passkey-rename": "Rinomina",
  "security.passkey-rename-spoken": "Rinomina la passkey {name}",
  "security.passkey-save": "Salva",
  "security.passkey-renamed": "La passkey ha un nuovo nome.",
  "security.passkey-remove": "Rimuovi",
  "security.passkey-remove-spoken": "Rimuovi la passkey {name}",
  "security.passkey-removed": "Passkey rimossa.",

  "security.factor": "Secondo passaggio",
  "security.factor-lead":
    "Dopo la password viene chiesto un codice mostrato da un’app di autenticazione sul telefono. Con una passkey il secondo passaggio non serve.",
  "security.factor-required":
    "Il tuo ruolo richiede un secondo passaggio: configuralo qui o accedi con una passkey. Fino ad allora hai i permessi di un utente.",
  "security.factor-begin": "Configura un’app",
  "security.factor-scan": "Inquadra questo codice con l’app di autenticazione.",
  "security.factor-qr": "Codice QR della chiave qui sotto",
  "security.factor-type": "Oppure aggiungi questa chiave all’app, o apri il link sul telefono:",
  "security.factor-link": "Apri nell’app",
  "security.factor-code": "Codice mostrato dall’app",
  "security.factor-confirm": "Attiva",
  "security.factor-codes":
    "Il secondo passaggio è attivo. Conserva questi codici di recupero dove puoi trovarli anche senza telefono; ognuno vale una volta e non verranno più mostrati:",
  "security.factor-done": "Li ho salvati",
  "security.factor-on": {
    one: "È attivo. Resta {count} codice di recupero.",
    other: "È attivo. Restano {count} codici di recupero.",
  },
  "security.factor-prove": "Inserisci un codice",
  "security.factor-off": "Disattiva",
  "security.factor-turned-off": "Il secondo passaggio è disattivato.",
  "security.factor-proved": "Grazie: hai di nuovo i tuoi permessi.",

  "security.sessions": "Dove hai effettuato l’accesso",
  "security.sessions-lead": "Chiudi le sessioni che non riconosci e cambia la password.",
  "security.session-this": "Questo dispositivo",
  "security.session-used": "Ultimo utilizzo: {when}",
  "security.session-end": "Chiudi",
  "security.session-end-spoken": "Chiudi la sessione di {device}",
  "security.session-ended": "La sessione è stata chiusa.",
  "security.sessions-end": "Chiudi tutte le altre sessioni",
  "security.sessions-ended": "Tutte le altre sessioni sono state chiuse.",

  "security.tokens": "Token per programmi",
  "security.tokens-lead":
    "Un token permette a un programma di usare l’API per te. Non apre mai questa pagina; una nuova password annulla tutti i token.",
  "security.tokens-none": "Non hai token.",
  "security.token-make": "Crea un token",
  "security.token-made": "Token creato.",
  "security.token-name": "Nome del token",
  "security.token-hint": "Per riconoscerlo in seguito, ad esempio il programma a cui serve.",
  "security.token-right": "Cosa può fare",
  "security.right.read": "Leggere",
  "security.right.write": "Leggere e modificare ciò che è tuo",
  "security.right.moderate": "Moderare",
  "security.right.administer": "Amministrare",
  "security.token-days": "Per quanto tempo vale",
  "security.token-days-of": { one: "{count} giorno", other: "{count} giorni" },
  "security.token-once": "Questo è il tuo nuovo token. Salvalo ora: non verrà più mostrato.",
  "security.token-secret": "Il nuovo token",
  "security.token-copy": "Copia",
  "security.token-copied": "Token copiato.",
  "security.token-copy-failed": "Copia non riuscita. Seleziona il token e copialo.",
  "security.token-kept": "L’ho salvato",
  "security.token-expires": "valido fino a {when}",
  "security.token-expired": "scaduto: {when}",
  "security.token-used": "ultimo utilizzo: {when}",
  "security.token-unused": "mai usato",
  "security.token-revoke": "Revoca",
  "security.token-revoke-spoken": "Revoca il token {name}",
  "security.token-revoke-title": "Revocare «{name}»?",
  "security.token-revoke-lead":
    "I programmi che usano questo token smettono subito di funzionare. Non si può annullare.",
  "security.token-revoked": "Token revocato.",
  "security.token-cancel": "Annulla",

  "security.data": "I tuoi dati",
  "security.data-lead":
    "Tutto ciò che conserviamo sul tuo account, in un file JSON: profilo, preferiti, promemoria, seguiti, ciò che hai aggiunto e segnalato, sessioni e questo registro.",
  "security.data-export": "Scarica i miei dati",

  "security.log": "Registro di sicurezza",
  "security.log-lead": "Cosa è successo al tuo account negli ultimi sei mesi. Gli indirizzi sono abbreviati.",
  "security.log-older": "Mostra precedenti",
};
