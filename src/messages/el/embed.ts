export const embed = {
  "embed.title": "Χάρτης",
  "embed.open": "Άνοιγμα του χάρτη",
  "embed.venues": { one: "{count} χώρος στην περιοχή", other: "{count} χώροι στην περιοχή" },
  "embed.loading": "Αναζήτηση εκδηλώσεων…",
  "embed.more": { one: "{count} ακόμη εκδήλωση", other: "{count} ακόμη εκδηλώσεις" },
  "embed.link": "Προσθήκη στον ιστότοπό σας",
  "embed.close": "Κλείσιμο",
} as const;
