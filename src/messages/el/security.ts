import type { Translated } from "../catalogue.ts";
import type { security as english } from "../en/security.ts";
import { securityKinds } from "./security-kinds.ts";

export const security: Translated<typeof english> = {
  ...securityKinds,
  "security.loading": "Φόρτωση…",
  "security.failed": "Δεν πέτυχε. Δοκιμάστε ξανά.",

  "profile.delete-yourself": "Ή διαγράψτε τον εσείς",
  "profile.delete-yourself-lead":
    "Αμέσως και οριστικά: το προφίλ, τα αγαπημένα, οι υπενθυμίσεις, όσα ακολουθείτε και οι συνεδρίες σας χάνονται και κανείς δεν μπορεί να τα επαναφέρει.",
  "profile.delete-brought": "Εκδηλώσεις που στείλατε",
  "profile.delete-brought.keep": "Μένουν, χωρίς το όνομά σας",
  "profile.delete-brought.remove": "Αφαιρούνται",
  "profile.delete-now": "Διαγραφή του λογαριασμού μου",
  "profile.delete-sign-in": "Για να διαγράψετε τον λογαριασμό σας, συνδεθείτε άλλη μία φορά με Google.",

  "security.email": "Διεύθυνση email",
  "security.email-lead": "Συνδέεστε με {email} και εκεί έρχονται τα μηνύματα.",
  "security.email-stopped":
    "Αυτή η διεύθυνση απορρίπτει τα μηνύματά μας, γι’ αυτό δεν στέλνουμε πια εκεί υπενθυμίσεις και νέα. Ελέγξτε το γραμματοκιβώτιό σας ή αλλάξτε διεύθυνση.",
  "security.email-retry": "Να στέλνονται ξανά",
  "security.email-retried": "Στέλνουμε ξανά μηνύματα σε αυτή τη διεύθυνση.",
  "security.email-new": "Νέα διεύθυνση email",
  "security.email-change": "Αλλαγή διεύθυνσης",
  "security.email-sent":
    "Ανοίξτε τον σύνδεσμο που στείλαμε στη νέα διεύθυνση. Η παλιά λαμβάνει ειδοποίηση και μπορεί να σταματήσει την αλλαγή.",

  "security.passkeys": "Κλειδιά πρόσβασης",
  "security.passkeys-lead":
    "Συνδεθείτε με το δακτυλικό αποτύπωμα, το πρόσωπο ή το PIN της συσκευής σας αντί για κωδικό.",
  "security.passkey-add": "Προσθήκη κλειδιού",
  "security.passkey-added": "Το κλειδί πρόσβασης προστέθηκε.",
  "security.passkey-name": "Όνομα του κλειδιού πρόσβασης",
  "security.passkey-hint": "Για να το αναγνωρίζετε αργότερα, π.χ. το όνομα αυτής της συσκευής.",
  "security.passkey-used": "Τελευταία χρήση: {when}",
  "security.passkey-unused": "Προστέθηκε {when}, χωρίς χρήση ακόμη",
  "security.passkey-rename": "Μετονομασία",
  "security.passkey-rename-spoken": "Μετονομασία του κλειδιού πρόσβασης {name}",
  "security.passkey-save": "Αποθήκευση",
  "security.passkey-renamed": "Το κλειδί πρόσβασης έχει νέο όνομα.",
  "security.passkey-remove": "Αφαίρεση",
  "security.passkey-remove-spoken": "Αφαίρεση του κλειδιού πρόσβασης {name}",
  "security.passkey-removed": "Το κλειδί πρόσβασης αφαιρέθηκε.",

  "security.factor": "Δεύτερο βήμα",
  "security.factor-lead":
    "Μετά τον κωδικό πρόσβασης, η σύνδεση ζητά έναν κωδικό από εφαρμογή επαλήθευσης στο τηλέφωνό σας. Το κλειδί πρόσβασης δεν χρειάζεται δεύτερο βήμα.",
  "security.factor-required":
    "Ο ρόλος σας απαιτεί δεύτερο βήμα: ρυθμίστε το εδώ ή συνδεθείτε με κλειδί πρόσβασης. Ως τότε έχετε δικαιώματα χρήστη.",
  "security.factor-begin": "Ρύθμιση εφαρμογής",
  "security.factor-scan": "Σαρώστε το με την εφαρμογή επαλήθευσης.",
  "security.factor-qr": "Κωδικός QR του παρακάτω κλειδιού",
  "security.factor-type": "Ή προσθέστε αυτό το κλειδί στην εφαρμογή ή ανοίξτε τον σύνδεσμο στο τηλέφωνο:",
  "security.factor-link": "Άνοιγμα στην εφαρμογή",
  "security.factor-code": "Κωδικός που δείχνει η εφαρμογή",
  "security.factor-confirm": "Ενεργοποίηση",
  "security.factor-codes":
    "Το δεύτερο βήμα είναι ενεργό. Κρατήστε αυτούς τους κωδικούς ανάκτησης κάπου που θα τους βρείτε χωρίς το τηλέφωνο· ο καθένας ισχύει μία φορά και δεν εμφανίζονται ξανά:",
  "security.factor-done": "Τους κράτησα",
  "security.factor-on": {
    one: "Είναι ενεργό. Μένει {count} κωδικός ανάκτησης.",
    other: "Είναι ενεργό. Μένουν {count} κωδικοί ανάκτησης.",
  },
  "security.factor-prove": "Εισαγωγή κωδικού",
  "security.factor-off": "Απενεργοποίηση",
  "security.factor-turned-off": "Το δεύτερο βήμα είναι ανενεργό.",
  "security.factor-proved": "Ευχαριστούμε: τα δικαιώματά σας επανήλθαν.",

  "security.sessions": "Πού είστε συνδεδεμένοι",
  "security.sessions-lead": "Τερματίστε όποια συνεδρία δεν αναγνωρίζετε και αλλάξτε τον κωδικό σας.",
  "security.session-this": "Αυτή η συσκευή",
  "security.session-used": "Τελευταία χρήση: {when}",
  "security.session-end": "Τερματισμός",
  "security.session-end-spoken": "Τερματισμός της συνεδρίας: {device}",
  "security.session-ended": "Η συνεδρία τερματίστηκε.",
  "security.sessions-end": "Τερματισμός όλων των άλλων",
  "security.sessions-ended": "Όλες οι άλλες συνεδρίες τερματίστηκαν.",

  "security.tokens": "Διακριτικά για προγράμματα",
  "security.tokens-lead":
    "Με ένα διακριτικό ένα πρόγραμμα χρησιμοποιεί το API για εσάς. Δεν ανοίγει ποτέ αυτή τη σελίδα· ένας νέος κωδικός καταργεί όλα τα διακριτικά.",
  "security.tokens-none": "Δεν έχετε διακριτικά.",
  "security.token-make": "Νέο διακριτικό",
  "security.token-made": "Το διακριτικό δημιουργήθηκε.",
  "security.token-name": "Όνομα του διακριτικού",
  "security.token-hint": "Για να το αναγνωρίζετε αργότερα, π.χ. το πρόγραμμα για το οποίο είναι.",
  "security.token-right": "Τι επιτρέπεται",
  "security.right.read": "Ανάγνωση",
  "security.right.write": "Ανάγνωση και αλλαγή όσων είναι δικά σας",
  "security.right.moderate": "Συντονισμός",
  "security.right.administer": "Διαχείριση",
  "security.token-days": "Πόσο ισχύει",
  "security.token-days-of": { one: "{count} ημέρα", other: "{count} ημέρες" },
  "security.token-once": "Αυτό είναι το νέο σας διακριτικό. Κρατήστε το τώρα: δεν εμφανίζεται ξανά.",
  "security.token-secret": "Το νέο διακριτικό",
  "security.token-copy": "Αντιγραφή",
  "security.token-copied": "Το διακριτικό αντιγράφηκε.",
  "security.token-copy-failed": "Η αντιγραφή δεν πέτυχε. Επιλέξτε το διακριτικό και αντιγράψτε το.",
  "security.token-kept": "Το κράτησα",
  "security.token-expires": "έως {when}",
  "security.token-expired": "έληξε {when}",
  "security.token-used": "τελευταία χρήση: {when}",
  "security.token-unused": "χωρίς χρήση ακόμη",
  "security.token-revoke": "Ανάκληση",
  "security.token-revoke-spoken": "Ανάκληση του διακριτικού {name}",
  "security.token-revoke-title": "Ανάκληση: «{name}»;",
  "security.token-revoke-lead": "Τα προγράμματα που το χρησιμοποιούν σταματούν αμέσως. Αυτό δεν αναιρείται.",
  "security.token-revoked": "Το διακριτικό ανακλήθηκε.",
  "security.token-cancel": "Άκυρο",

  "security.data": "Τα δεδομένα σας",
  "security.data-lead":
    "Όλα όσα έχουμε για τον λογαριασμό σας, ως αρχείο JSON: προφίλ, αγαπημένα, υπενθυμίσεις, όσα ακολουθείτε, όσα στείλατε και αναφέρατε, συνεδρίες και αυτό το ιστορικό.",
  "security.data-export": "Λήψη των δεδομένων μου",

  "security.log": "Ιστορικό ασφαλείας",
  "security.log-lead":
    "Τι συνέβη στον λογαριασμό σας το τελευταίο εξάμηνο. Οι διευθύνσεις είναι συντομευμένες.",
  "security.log-older": "Παλιότερα",
};
