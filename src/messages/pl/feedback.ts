import type { Translated } from "../catalogue.ts";
import type { feedback as english } from "../en/feedback.ts";

export const feedback: Translated<typeof english> = {
  "feedback.title": "Formularz opinii",
  "feedback.hint": "Pięć krótkich pytań, około minuty.",
  "feedback.close": "Zamknij",
  "feedback.rating": "Jak nas oceniasz?",
  "feedback.rating.5": "5 Doskonale",
  "feedback.rating.4": "4 Bardzo dobrze",
  "feedback.rating.3": "3 Dobrze",
  "feedback.rating.2": "2 Średnio",
  "feedback.rating.1": "1 Słabo",
  "feedback.feature": "Twoja ulubiona funkcja?",
  "feedback.feature.map": "Mapa",
  "feedback.feature.events": "Wydarzenia",
  "feedback.feature.filters": "Filtry",
  "feedback.feature.favs": "Ulubione",
  "feedback.best": "Najlepsze odkryte wydarzenie",
  "feedback.suggestions": "Sugestie",
  "feedback.suggestions-placeholder": "Co dodać lub zmienić?",
  "feedback.email": "E-mail",
  "feedback.choose": "Wybierz jedną z\u00a0opcji.",
  "feedback.write": "Napisz kilka słów.",
  "feedback.email-wrong": "Podaj pełny adres e-mail.",
  "feedback.cancel": "Anuluj",
  "feedback.send": "Wyślij",
  "feedback.sent": "Opinia wysłana",
};
