export const offline = {
  "offline.notice": "Sei offline. Questo è ciò che è stato salvato.",
  "offline.kept": "Il server non risponde. Questa è una copia precedente.",
  "offline.update": "È disponibile una nuova versione.",
  "offline.reload": "Ricarica",
  "offline.title": "Sei offline.",
  "offline.text": "Questa pagina non è stata salvata. L’ultima mappa vista e i tuoi preferiti sì.",
  "offline.map": "Apri l’ultima mappa",
  "offline.part": "Caricamento non riuscito. Controlla la connessione e riprova.",
} as const;
