import type { Translated } from "../catalogue.ts";
import type { adminVenues as english } from "../en/admin-venues.ts";

export const adminVenues: Translated<typeof english> = {
  "admin.ask-venue": "Διαγραφή: {venue};",
  "admin.ask-venue-alone": "Δεν έχει εκδηλώσεις.",
  "admin.ask-venue-events": {
    one: "Μαζί του διαγράφεται {count} εκδήλωση.",
    other: "Μαζί του διαγράφονται {count} εκδηλώσεις.",
  },

  "admin.view.merge-venues": "Συγχώνευση χώρων",
  "admin.section.merge-keep": "Χώρος που μένει",
  "admin.section.merge-merge": "Χώρος που συγχωνεύεται",
  "admin.section.merge-preview": "Τι θα συμβεί",
  "admin.merge": "Συγχώνευση",
  "admin.merge-lead":
    "Για χώρο που υπάρχει δύο φορές: εκδηλώσεις, αγαπημένα, διευθύνσεις και πηγές γίνονται ένα.",
  "admin.merge-none": "Επιλέξτε χώρο.",
  "admin.merge-same": "Αυτός είναι ήδη ο χώρος που μένει: {venue}. Επιλέξτε άλλον.",
  "admin.merge-empty": "Επιλέξτε και τους δύο χώρους για να δείτε τι αλλάζει.",
  "admin.merge-counting": "Μέτρηση…",
  "admin.merge-count.events": "Εκδηλώσεις που μεταφέρονται, και παλιές",
  "admin.merge-count.doubles": "Κοινές εκδηλώσεις που γίνονται μία",
  "admin.merge-count.favorites": "Αγαπημένες εκδηλώσεις που μένουν αγαπημένες",
  "admin.merge-count.people": "Άτομα που τις έχουν στα αγαπημένα",
  "admin.merge-count.addresses": "Διευθύνσεις που οδηγούν στον χώρο που μένει",
  "admin.merge-count.sources": "Πηγές που χρησιμοποιούν πια τον χώρο που μένει",
  "admin.merge-doubles": "Εκδηλώσεις και των δύο χώρων",
  "admin.merge-undo": "Η συγχώνευση αναιρείται από το ιστορικό αλλαγών.",
  "admin.merge-ask": "Συγχώνευση: {merged} → {kept};",
  "admin.merge-ask-events": {
    one: "Μεταφέρεται {count} εκδήλωση και δεν θα υπάρχει πια στη λίστα: {merged}.",
    other: "Μεταφέρονται {count} εκδηλώσεις και δεν θα υπάρχει πια στη λίστα: {merged}.",
  },
  "admin.merge-ask-doubles": {
    one: "{count} εκδήλωση που έχουν και οι δύο γίνεται μία.",
    other: "{count} εκδηλώσεις που έχουν και οι δύο γίνονται από μία.",
  },
  "admin.merge-done": "Οι χώροι συγχωνεύτηκαν",

  "admin.view.merge-cities": "Συγχώνευση πόλεων",
  "admin.section.merge-cities-keep": "Πόλη που μένει",
  "admin.section.merge-cities-merge": "Πόλη που συγχωνεύεται σε αυτήν",
  "admin.merge-cities-lead":
    "Για μια πόλη που υπάρχει με δύο ονόματα: οι χώροι, οι ακολουθήσεις και οι διευθύνσεις της γίνονται ένα.",
  "admin.merge-cities-none": "Επιλέξτε πόλη.",
  "admin.merge-cities-same": "Είναι ήδη η πόλη που μένει: {city}. Επιλέξτε άλλη.",
  "admin.merge-cities-empty": "Επιλέξτε και τις δύο πόλεις για να δείτε τι αλλάζει.",
  "admin.merge-cities-count.venues": "Χώροι που μετακινούνται",
  "admin.merge-cities-count.follows": "Ακολουθήσεις που περνούν στην πόλη που μένει",
  "admin.merge-cities-count.places": "Απαντήσεις για χώρους πηγών που διατηρούνται",
  "admin.merge-cities-done": "Οι πόλεις συγχωνεύτηκαν",
  "admin.merge-cities-ask": {
    one: "Μετακινείται {count} χώρος και το {merged} οδηγεί στο {kept}.",
    other: "Μετακινούνται {count} χώροι και το {merged} οδηγεί στο {kept}.",
  },
};
