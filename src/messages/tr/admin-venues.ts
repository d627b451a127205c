import type { Translated } from "../catalogue.ts";
import type { adminVenues as english } from "../en/admin-venues.ts";

export const adminVenues: Translated<typeof english> = {
  "admin.ask-venue": "{venue} silinsin mi?",
  "admin.ask-venue-alone": "Etkinliği yok.",
  "admin.ask-venue-events": {
    one: "Onunla birlikte {count} etkinlik silinir.",
    other: "Onunla birlikte {count} etkinlik silinir.",
  },

  "admin.view.merge-venues": "Mekânları birleştir",
  "admin.section.merge-keep": "Kalacak mekân",
  "admin.section.merge-merge": "Ona katılacak mekân",
  "admin.section.merge-preview": "Ne olacak",
  "admin.merge": "Birleştir",
  "admin.merge-lead":
    "İki kez listelenen bir yer için: etkinlikleri, favorileri, adresleri ve kaynakları bir olur.",
  "admin.merge-none": "Bir mekân seçin.",
  "admin.merge-same": "{venue} zaten kalacak mekân. Başka birini seçin.",
  "admin.merge-empty": "Birleştirmenin neyi değiştireceğini görmek için iki mekânı da seçin.",
  "admin.merge-counting": "Sayılıyor…",
  "admin.merge-count.events": "Geçmiştekiler dahil taşınan etkinlikler",
  "admin.merge-count.doubles": "İkisinde de olup bire inen etkinlikler",
  "admin.merge-count.favorites": "Favori kalan etkinlikler",
  "admin.merge-count.people": "Onları favorilerinde tutanlar",
  "admin.merge-count.addresses": "Kalan mekâna yönlenen mekân adresleri",
  "admin.merge-count.sources": "Artık kalan mekânı kullanan kaynaklar",
  "admin.merge-doubles": "İki mekânda da olan etkinlikler",
  "admin.merge-undo": "Birleştirme, değişiklik günlüğünden geri alınabilir.",
  "admin.merge-ask": "Birleştirilsin mi: {merged} → {kept}?",
  "admin.merge-ask-events": {
    one: "{count} etkinlik taşınır; {merged} artık listelenmez.",
    other: "{count} etkinlik taşınır; {merged} artık listelenmez.",
  },
  "admin.merge-ask-doubles": {
    one: "İkisinde de olan {count} etkinlik bire iner.",
    other: "İkisinde de olan {count} etkinliğin her biri bire iner.",
  },
  "admin.merge-done": "Mekânlar birleştirildi",
};
