import type { Translated } from "../catalogue.ts";
import type { embedMaker as english } from "../en/embed-maker.ts";

export const embedMaker: Translated<typeof english> = {
  "embed-maker.title": "Προσθήκη στον ιστότοπό σας",
  "embed-maker.lead":
    "Δείξτε εκδηλώσεις στον δικό σας ιστότοπο: επιλέξτε τι και πώς και αντιγράψτε τον κώδικα στη σελίδα σας. Είναι δωρεάν και ενημερώνεται αυτόματα.",
  "embed-maker.kind": "Τι να εμφανίζεται",
  "embed-maker.kind.list": "Λίστα εκδηλώσεων",
  "embed-maker.kind.month": "Μήνας ημερολογίου",
  "embed-maker.kind.event": "Μία εκδήλωση",
  "embed-maker.kind.map": "Χάρτης",
  "embed-maker.kind.component": "Στοιχείο web",
  "embed-maker.kind.list.hint": "Οι επόμενες εκδηλώσεις σε πλαίσιο. Δεν χρειάζεται script στη σελίδα σας.",
  "embed-maker.kind.month.hint": "Ένα ημερολόγιο σε πλαίσιο. Δεν χρειάζεται script στη σελίδα σας.",
  "embed-maker.kind.event.hint":
    "Μία εκδήλωση σε πλαίσιο. Στο WordPress και σε άλλα συστήματα με oEmbed αρκεί να επικολλήσετε τη διεύθυνσή της.",
  "embed-maker.kind.map.hint": "Μετακινήστε τον χάρτη της προεπισκόπησης εκεί όπου θέλετε να ανοίγει.",
  "embed-maker.kind.component.hint":
    "Οι επόμενες εκδηλώσεις ως μέρος της σελίδας σας: παίρνουν τη γραμματοσειρά της και μεγαλώνουν με το περιεχόμενο.",
  "embed-maker.city": "Πόλη",
  "embed-maker.country": "Χώρα",
  "embed-maker.place-hint": "Χωρίς πόλη: το μέρος από όπου ήρθατε.",
  "embed-maker.event": "Διεύθυνση της σελίδας της εκδήλωσης",
  "embed-maker.event-needed": "Επικολλήστε εδώ τη διεύθυνση μιας εκδήλωσης αυτού του ιστότοπου.",
  "embed-maker.category": "Κατηγορία",
  "embed-maker.all": "Όλες",
  "embed-maker.theme": "Χρώματα",
  "embed-maker.theme.auto": "Όπως η συσκευή του επισκέπτη",
  "embed-maker.theme.light": "Ανοιχτά",
  "embed-maker.theme.dark": "Σκούρα",
  "embed-maker.language": "Γλώσσα",
  "embed-maker.language-auto": "Του επισκέπτη",
  "embed-maker.limit": "Πλήθος εκδηλώσεων",
  "embed-maker.width": "Πλάτος",
  "embed-maker.height": "Ύψος",
  "embed-maker.snippet": "Ο κώδικας για τη σελίδα σας",
  "embed-maker.copy": "Αντιγραφή",
  "embed-maker.copied": "Αντιγράφηκε",
  "embed-maker.refused":
    "Αυτό το πρόγραμμα περιήγησης δεν επιτρέπει την αντιγραφή. Ο κώδικας είναι επιλεγμένος: αντιγράψτε τον με το χέρι.",
  "embed-maker.preview": "Προεπισκόπηση",
};
