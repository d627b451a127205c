export const accountMails = {
  "mail-confirm.subject": "Επιβεβαιώστε το email σας για το {site}",
  "mail-confirm.heading": "Καλώς ήρθατε στο {site}!",
  "mail-confirm.text": "Κάποιος, ελπίζουμε εσείς, εγγράφηκε με αυτή τη διεύθυνση email.",
  "mail-confirm.how": "Επιβεβαιώστε τη για να ολοκληρώσετε. Ο σύνδεσμος ισχύει 24 ώρες.",
  "mail-confirm.button": "Επιβεβαίωση email",
  "mail-confirm.footnote": "Αν δεν κάνατε εγγραφή, μην ανοίξετε τον σύνδεσμο: δεν θα συμβεί τίποτα.",
  "mail-taken.subject": "Έχετε ήδη λογαριασμό στο {site}",
  "mail-taken.heading": "Έχετε ήδη λογαριασμό",
  "mail-taken.text":
    "Κάποιος, ελπίζουμε εσείς, προσπάθησε να εγγραφεί με αυτή τη διεύθυνση email, που έχει ήδη λογαριασμό.",
  "mail-taken.how":
    "Συνδεθείτε με τον κωδικό σας ή με Google. Αν ξεχάσατε τον κωδικό, θα βρείτε βοήθεια στη σελίδα σύνδεσης.",
  "mail-taken.button": "Σύνδεση",
  "mail-taken.footnote": "Αν δεν ήσασταν εσείς, δεν χρειάζεται να κάνετε κάτι: ο λογαριασμός σας δεν άλλαξε.",
  "mail-forgot.subject": "Νέος κωδικός για το {site}",
  "mail-forgot.heading": "Ορίστε νέο κωδικό",
  "mail-forgot.text": "Κάποιος, ελπίζουμε εσείς, ζήτησε νέο κωδικό.",
  "mail-forgot.how": "Ο σύνδεσμος ισχύει μία ώρα και χρησιμοποιείται μία φορά.",
  "mail-forgot.button": "Νέος κωδικός",
  "mail-forgot.footnote": "Αν δεν ήσασταν εσείς, αγνοήστε αυτό το μήνυμα: ο κωδικός σας δεν άλλαξε.",
  "mail-changed.subject": "Ο κωδικός σας για το {site} άλλαξε",
  "mail-changed.heading": "Ο κωδικός σας άλλαξε",
  "mail-changed.text": "Αποσυνδεθήκατε παντού αλλού.",
  "mail-changed.how":
    "Αν δεν ήσασταν εσείς, ορίστε αμέσως νέο κωδικό με το «Ξεχάσατε τον κωδικό;» στη σελίδα σύνδεσης.",
  "mail-changed.button": "Σύνδεση",
  "mail-new-address.subject": "Επιβεβαιώστε το νέο σας email για το {site}",
  "mail-new-address.heading": "Επιβεβαιώστε το νέο σας email",
  "mail-new-address.text":
    "Ο λογαριασμός σας στο {site} θα αποκτήσει αυτή τη διεύθυνση. Μέχρι να την επιβεβαιώσετε, δεν αλλάζει τίποτα.",
  "mail-new-address.how": "Ο σύνδεσμος ισχύει 24 ώρες.",
  "mail-new-address.button": "Επιβεβαίωση email",
  "mail-new-address.footnote": "Αν δεν το ζητήσατε, μην ανοίξετε τον σύνδεσμο: δεν θα συμβεί τίποτα.",
  "mail-old-address.subject": "Το email του λογαριασμού σας στο {site} αλλάζει",
  "mail-old-address.heading": "Το email σας αλλάζει",
  "mail-old-address.text": "Ο λογαριασμός σας θα αποκτήσει τη διεύθυνση {address}, μόλις επιβεβαιωθεί.",
  "mail-old-address.how":
    "Αν ήσασταν εσείς, δεν χρειάζεται να κάνετε κάτι. Αν όχι, σταματήστε την αλλαγή: ο σύνδεσμος ισχύει επτά ημέρες, ακόμη και μετά από αυτή.",
  "mail-old-address.button": "Δεν ήμουν εγώ: διακοπή",

  "mail-submission.confirm-subject": "Επιβεβαιώστε την εκδήλωση: {title}",
  "mail-submission.confirm-heading": "Είναι δική σας αυτή η εκδήλωση;",
  "mail-submission.confirm-text": "«{title}»: στάλθηκε με αυτή τη διεύθυνση email.",
  "mail-submission.confirm-how":
    "Επιβεβαιώστε τη και στη συνέχεια θα την ελέγξει συντονιστής. Ο σύνδεσμος ισχύει δύο ημέρες.",
  "mail-submission.confirm-button": "Επιβεβαίωση εκδήλωσης",
  "mail-submission.confirm-footnote": "Αν δεν τη στείλατε εσείς, μην κάνετε τίποτα: διαγράφεται μόνη της.",
  "mail-submission.approved-subject": "Δημοσιεύτηκε: {title}",
  "mail-submission.approved-heading": "Η εκδήλωσή σας είναι στον χάρτη",
  "mail-submission.approved-text": "Εγκρίθηκε: «{title}». Σας ευχαριστούμε που τη στείλατε.",
  "mail-submission.merged-subject": "Ήδη στον χάρτη: {title}",
  "mail-submission.merged-heading": "Η εκδήλωσή σας ήταν ήδη στον χάρτη",
  "mail-submission.merged-text":
    "«{title}»: υπάρχει ήδη εκεί και όσα προσθέσατε έγιναν μέρος της. Σας ευχαριστούμε.",
  "mail-submission.rejected-subject": "Δεν δημοσιεύτηκε: {title}",
  "mail-submission.rejected-heading": "Η εκδήλωσή σας δεν δημοσιεύτηκε",
  "mail-submission.rejected-text": "Ένας συντονιστής εξέτασε την εκδήλωση «{title}» και δεν τη δημοσίευσε.",
  "mail-submission.reason": "Λόγος",
  "mail-submission.why": "Λαμβάνετε αυτό το μήνυμα επειδή στείλατε μια εκδήλωση στο {site}.",

  "mail-claim.prove-subject": "Επιβεβαιώστε ότι σας ανήκει: {page}",
  "mail-claim.prove-heading": "Είναι δική σας αυτή η σελίδα;",
  "mail-claim.prove-text":
    "Ένας λογαριασμός στο {site} διεκδικεί τη σελίδα «{page}», για να δημοσιεύει και να αλλάζει τις εκδηλώσεις της.",
  "mail-claim.prove-how":
    "Αν ήσασταν εσείς, ανοίξτε τον σύνδεσμο ενώ είστε συνδεδεμένοι με εκείνον τον λογαριασμό. Ισχύει μία φορά, για δύο ημέρες.",
  "mail-claim.prove-button": "Επιβεβαίωση διεκδίκησης",
  "mail-claim.prove-footnote": "Αν δεν γνωρίζετε κάτι, μην κάνετε τίποτα: η διεκδίκηση λήγει μόνη της.",
  "mail-claim.granted-subject": "Σας ανήκει: {page}",
  "mail-claim.granted-heading": "Η διεκδίκησή σας έγινε δεκτή",
  "mail-claim.granted-text": "Μπορείτε πλέον να δημοσιεύετε και να αλλάζετε εκδηλώσεις στη σελίδα «{page}».",
  "mail-claim.refused-subject": "Η διεκδίκησή σας: {page}",
  "mail-claim.refused-heading": "Η διεκδίκησή σας δεν έγινε δεκτή",
  "mail-claim.refused-text":
    "Ένας διαχειριστής εξέτασε τη διεκδίκησή σας για τη σελίδα «{page}» και δεν τη δέχτηκε.",
  "mail-claim.button": "Οι εκδηλώσεις μου",
  "mail-claim.why": "Λαμβάνετε αυτό το μήνυμα επειδή διεκδικήσατε μια σελίδα στο {site}.",

  "mail-source.eyebrow": "Πηγές",
  "mail-source.failing": "Αποτυγχάνει: {source}",
  "mail-source.stopped": "Σταμάτησε: {source}",
  "mail-source.recovered": "Λειτουργεί ξανά: {source}",
  "mail-source.left-out": "Γραμμές που παραλείφθηκαν: {source}",
  "mail-source.greeting": "Γεια σας, {forename}! Υπάρχουν νέα για μια πηγή εκδηλώσεων.",
  "mail-source.failing-text":
    "Άρχισε να αποτυγχάνει. Οι εκδηλώσεις της μένουν ως έχουν, δοκιμάζουμε ξανά αυτόματα και θα σας γράψουμε όταν λειτουργήσει.",
  "mail-source.stopped-text":
    "Αποτυγχάνει από {since} και δεν διαβάζεται πια. Οι εκδηλώσεις της μένουν ως έχουν. Διορθώστε τη διεύθυνσή της και συνεχίστε τη.",
  "mail-source.recovered-text": "Αποτύγχανε από {since} και τώρα λειτουργεί ξανά.",
  "mail-source.left-out-text":
    "Στην τελευταία ανάγνωση παραλείφθηκαν {left} από {all} γραμμές· οι υπόλοιπες πέρασαν. Όσες παραλείφθηκαν διαβάζονται ξανά σε κάθε ανάγνωση.",
  "mail-source.nothing-text":
    "Από την τελευταία ανάγνωση δεν πέρασε τίποτα: παραλείφθηκαν όλες οι γραμμές ({all}). Διαβάζονται ξανά σε κάθε ανάγνωση.",
  "mail-source.reason": "Λόγος",
  "mail-source.address": "Διεύθυνση",
  "mail-source.button": "Στην πηγή",
  "mail-source.why": "Λαμβάνετε αυτό το μήνυμα επειδή είστε διαχειριστής του {site}.",
  "mail-codes.subject": "Κάποιος ίσως γνωρίζει τον κωδικό σας στο {site}",
  "mail-codes.text":
    "Ο κωδικός πρόσβασής σας δόθηκε σωστά, αλλά με λάθος κωδικό σύνδεσης, τουλάχιστον τρεις φορές μέσα σε μία ώρα.",
  "mail-codes.how":
    "Αν δεν ήσασταν εσείς, ορίστε νέο κωδικό τώρα. Το δεύτερο βήμα κράτησε τον λογαριασμό σας κλειστό.",
  "mail-codes.button": "Ορισμός νέου κωδικού",
  "mail-device.subject": "Νέα σύνδεση στον λογαριασμό σας στο {site}",
  "mail-device.text": "Κάποιος συνδέθηκε στον λογαριασμό σας από συσκευή ή δίκτυο που δεν έχουμε ξαναδεί.",
  "mail-device.how":
    "Αν ήσασταν εσείς, δεν χρειάζεται να κάνετε τίποτα. Αν όχι, τερματίστε τη συνεδρία και αλλάξτε τον κωδικό σας.",
  "mail-device.button": "Δείτε τις συνεδρίες σας",
  "mail-token.subject": "Νέο διακριτικό για τον λογαριασμό σας στο {site}",
  "mail-token.text":
    "Δημιουργήθηκε διακριτικό με το οποίο ένα πρόγραμμα μπορεί να χρησιμοποιεί τον λογαριασμό σας.",
  "mail-token.how": "Αν δεν το δημιουργήσατε εσείς, ανακαλέστε το και αλλάξτε τον κωδικό σας.",
  "mail-token.button": "Δείτε τα διακριτικά σας",
  "mail-guesses.subject": "Πολλές αποτυχημένες συνδέσεις στον λογαριασμό σας στο {site}",
  "mail-guesses.text": "Μέσα σε μία ώρα δοκιμάστηκαν πάνω από 200 λάθος κωδικοί για τον λογαριασμό σας.",
  "mail-guesses.how":
    "Κανείς δεν μπήκε. Ένας μεγάλος κωδικός που δεν χρησιμοποιείτε αλλού, μαζί με passkey ή δεύτερο βήμα, το διασφαλίζουν.",
  "mail-guesses.button": "Δείτε την ασφάλειά σας",
  "mail-security.device": "Συσκευή",
  "mail-security.network": "Δίκτυο",
  "mail-security.token": "Διακριτικό",
  "mail-granted.subject": "Νέος διοργανωτής: {page}",
  "mail-granted.text":
    "Αυτός ο λογαριασμός μπορεί πλέον να δημοσιεύει και να αλλάζει εκδηλώσεις για «{page}» στο {site}.",
  "mail-granted.how": "Αν αυτό είναι λάθος, μπορείτε να το αναιρέσετε μέσα σε 30 ημέρες.",
  "mail-granted.button": "Έλεγχος ή αναίρεση",
  "mail-granted.why": "Λαμβάνετε αυτό το email επειδή διαχειρίζεστε το {site} ή διοργανώνετε «{page}».",
  "mail-granted.account": "Λογαριασμός",
  "mail-waits.subject": "Μια εκδήλωση περιμένει την απόφασή σας: {page}",
  "mail-waits.text":
    "Κάποιος υπέβαλε εκδήλωση για «{page}», που διοργανώνετε εσείς. Δημοσιεύεται μόλις την εγκρίνετε εσείς ή ένας συντονιστής.",
  "mail-waits.why": "Λαμβάνετε αυτό το email επειδή διοργανώνετε «{page}» στο {site}.",
};
