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

  "admin.view.merge-cities": "Şehirleri birleştir",
  "admin.section.merge-cities-keep": "Kalacak şehir",
  "admin.section.merge-cities-merge": "Ona katılacak şehir",
  "admin.merge-cities-lead":
    "İki adla listelenen bir şehir için: mekânları, takipleri ve adresleri bir olur.",
  "admin.merge-cities-none": "Bir şehir seçin.",
  "admin.merge-cities-same": "{city} zaten kalacak şehir. Başka birini seçin.",
  "admin.merge-cities-empty": "Birleştirmenin neyi değiştireceğini görmek için iki şehri de seçin.",
  "admin.merge-cities-count.venues": "Taşınan mekânlar",
  "admin.merge-cities-count.follows": "Bundan sonra kalan şehre ait takipler",
  "admin.merge-cities-count.places": "Kaynaklardaki yerler için korunan yanıtlar",
  "admin.merge-cities-done": "Şehirler birleştirildi",
  "admin.merge-cities-ask": {
    one: "{count} mekân taşınır ve {merged}, {kept} sayfasına götürür.",
    other: "{count} mekân taşınır ve {merged}, {kept} sayfasına götürür.",
  },
};
