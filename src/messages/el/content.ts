export const content = {
  "blog.title": "Ιστολόγιο",
  "blog.description": "Ιδέες και νέα για εκδηλώσεις και για το πώς να χαίρεστε τη ζωή.",
  "blog.read-more": "Διαβάστε περισσότερα",
  "blog.minutes": { one: "{count} λεπτό ανάγνωσης", other: "{count} λεπτά ανάγνωσης" },
  "blog.facts": "{date} · {minutes}",
  "blog.none": "Δεν υπάρχουν ακόμη άρθρα.",
  "blog.none-map": "Άνοιγμα του χάρτη",
  "blog.back": "Πίσω στο ιστολόγιο",
  "blog.share": "Κοινοποίηση",

  "content.english-only": "Αυτό το κείμενο υπάρχει μόνο στα αγγλικά.",

  "team.title": "Ομάδα",
  "team.description": "Η δουλειά πίσω από το {site}.",
  "team.lead": "Τρία είδη δουλειάς πίσω από έναν χάρτη.",
  "team.linkedin": "LinkedIn",
  "team.linkedin-spoken": "{name} στο LinkedIn, ανοίγει σε νέα καρτέλα",

  "support.title": "Στηρίξτε μας",
  "support.description": "Πώς να στηρίξετε το {site} και να διαμορφώσετε τη συνέχεια.",
  "support.lead": "Το {site} είναι δωρεάν για όλους και δεν πουλά εισιτήρια.",
  "support.donate": "Δωρεές",
  "support.donate-text":
    "Αυτή τη στιγμή ο ιστότοπος δεν δέχεται δωρεές. Πείτε το σε έναν φίλο: βοηθά εξίσου.",
  "support.roadmap": "Σχέδια",
  "support.roadmap-text":
    "Δεν υπάρχει ακόμη δημόσιο πλάνο. Ό,τι άλλαξε υπάρχει στο ιστολόγιο· γράψτε μας τι λείπει.",
  "support.write": "Γράψτε μας",
  "support.blog": "Στο ιστολόγιο",

  greeting:
    "Γεια σας, εσείς που κοιτάτε πίσω από τον χάρτη. Κάθε πινέζα εδώ ήταν μια βραδιά για κάποιον. Βρήκατε σφάλμα ή έχετε καλύτερη ιδέα; Η φόρμα σχολίων τα διαβάζει όλα.",

  "legal.contents": "Σε αυτή τη σελίδα",
  "legal.updated": "Τελευταία ενημέρωση: {date}",
  "legal.others": "Πολιτικές",
  "legal.terms": "Όροι χρήσης",
  "legal.privacy": "Πολιτική απορρήτου",
  "legal.cookies": "Πολιτική cookies",
  "legal.data": "Διαγραφή δεδομένων",
  "legal.accessibility": "Δήλωση προσβασιμότητας",
} as const;
