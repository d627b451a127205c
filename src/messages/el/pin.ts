import type { Translated } from "../catalogue.ts";
import type { pin as english } from "../en/pin.ts";

export const pin: Translated<typeof english> = {
  "pin.name": "Πινέζα: {venue}",
  "pin.hint": "Σύρετε την πινέζα στο ακριβές σημείο ή μετακινήστε την με τα βέλη.",
  "pin.map": "Χάρτης με την πινέζα",
  "pin.wheel": "Κρατήστε Ctrl ή ⌘ κατά την κύλιση για ζουμ στον χάρτη",
  "pin.fingers": "Μετακινήστε τον χάρτη με δύο δάχτυλα",
  "pin.no-map": "Ο χάρτης δεν μπορεί να εμφανιστεί εδώ. Γράψτε τις συντεταγμένες.",
};
