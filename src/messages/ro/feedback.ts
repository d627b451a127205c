import type { Translated } from "../catalogue.ts";
import type { feedback as english } from "../en/feedback.ts";

export const feedback: Translated<typeof english> = {
  "feedback.title": "Formular de feedback",
  "feedback.hint": "Cinci întrebări scurte, cam un minut.",
  "feedback.close": "Închide",
  "feedback.rating": "Ce notă ne dai?",
  "feedback.rating.5": "5 Excelent",
  "feedback.rating.4": "4 Foarte bine",
  "feedback.rating.3": "3 Bine",
  "feedback.rating.2": "2 Acceptabil",
  "feedback.rating.1": "1 Slab",
  "feedback.feature": "Funcția ta preferată?",
  "feedback.feature.map": "Hartă",
  "feedback.feature.events": "Evenimente",
  "feedback.feature.filters": "Filtre",
  "feedback.feature.favs": "Favorite",
  "feedback.best": "Cel mai bun eveniment descoperit",
  "feedback.suggestions": "Sugestii",
  "feedback.suggestions-placeholder": "Ce ar trebui să adăugăm sau să schimbăm?",
  "feedback.email": "E-mail",
  "feedback.choose": "Alege una dintre variante.",
  "feedback.write": "Scrie câteva cuvinte.",
  "feedback.email-wrong": "Introdu o adresă de e-mail completă.",
  "feedback.cancel": "Anulează",
  "feedback.send": "Trimite",
  "feedback.sent": "Feedback trimis",
};
