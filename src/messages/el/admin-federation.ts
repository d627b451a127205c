import type { Translated } from "../catalogue.ts";
import type { adminFederation as english } from "../en/admin-federation.ts";

export const adminFederation: Translated<typeof english> = {
  "admin.view.federation": "Ομοσπονδία",
  "federation.lead":
    "Ποιοι ακολουθούν τον ιστότοπο, ποιους ακολουθεί και με ποιους διακομιστές δεν επικοινωνεί.",
  "federation.off":
    "Η ομοσπονδία είναι ανενεργή. Ενεργοποιείται από τις ρυθμίσεις του διακομιστή (FEDERATION=on).",
  "federation.name": "Οι άλλοι βρίσκουν τον ιστότοπο ως",
  "federation.followers": "Ακόλουθοι",
  "federation.following": "Διακομιστές που ακολουθεί ο ιστότοπος",
  "federation.following-none": "Κανένας ακόμη. Για να ακολουθήσετε έναν διακομιστή, προσθέστε τον ως πηγή.",
  "federation.state.asked": "Δεν απάντησε ακόμη",
  "federation.state.accepted": "Ακολουθείται",
  "federation.state.refused": "Αρνήθηκε",
  "federation.state.blocked": "Αποκλείστηκε",
  "federation.rules": "Αποκλεισμοί και άδειες",
  "federation.rules-none": "Κανείς δεν έχει αποκλειστεί: ο ιστότοπος επικοινωνεί με κάθε διακομιστή.",
  "federation.only-allowed": "Ο ιστότοπος επικοινωνεί μόνο με τους επιτρεπόμενους διακομιστές.",
  "federation.subject": "Διακομιστής ή λογαριασμός",
  "federation.subject-hint":
    "Ένας διακομιστής όπως bad.example, μαζί με τους υποτομείς του, ή η διεύθυνση ενός λογαριασμού.",
  "federation.kind": "Τι γίνεται",
  "federation.kind.block": "Αποκλεισμός",
  "federation.kind.allow": "Άδεια, και σε κανέναν χωρίς άδεια",
  "federation.is.block": "Αποκλείστηκε",
  "federation.is.allow": "Επιτρέπεται",
  "federation.note": "Γιατί (το βλέπουν μόνο οι διαχειριστές)",
  "federation.add": "Προσθήκη κανόνα",
  "federation.added": "Ο κανόνας ισχύει.",
  "federation.fixed": "Από τις ρυθμίσεις του διακομιστή",
  "federation.remove": "Αφαίρεση",
  "federation.remove-spoken": "Αφαίρεση του κανόνα για {subject}",
  "federation.removed": "Ο κανόνας αφαιρέθηκε.",
};
