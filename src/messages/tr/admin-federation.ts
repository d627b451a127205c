import type { Translated } from "../catalogue.ts";
import type { adminFederation as english } from "../en/admin-federation.ts";

export const adminFederation: Translated<typeof english> = {
  "admin.view.federation": "Federasyon",
  "federation.lead": "Bu siteyi kim takip ediyor, site kimi takip ediyor ve hangi sunucularla konuşmuyor.",
  "federation.off": "Federasyon kapalı. Sunucunun ayarlarından açılır (FEDERATION=on).",
  "federation.name": "Başkaları bu siteyi şöyle bulur:",
  "federation.followers": "Takipçiler",
  "federation.following": "Bu sitenin takip ettiği sunucular",
  "federation.following-none": "Henüz yok. Bir sunucuyu takip etmek için onu kaynak olarak ekleyin.",
  "federation.state.asked": "Henüz yanıt vermedi",
  "federation.state.accepted": "Takip ediliyor",
  "federation.state.refused": "Reddetti",
  "federation.state.blocked": "Engellendi",
  "federation.rules": "Engellenen ve izin verilenler",
  "federation.rules-none": "Kimse engellenmedi: bu site her sunucuyla konuşur.",
  "federation.only-allowed": "Yalnızca izin verilen sunucularla konuşulur.",
  "federation.subject": "Sunucu ya da hesap",
  "federation.subject-hint":
    "Alt alan adlarıyla birlikte bad.example gibi bir sunucu ya da tek bir hesabın adresi.",
  "federation.kind": "Ne yapılsın",
  "federation.kind.block": "Engelle",
  "federation.kind.allow": "İzin ver; izin verilmeyen hiçbir sunucu olmasın",
  "federation.is.block": "Engellendi",
  "federation.is.allow": "İzin verildi",
  "federation.note": "Gerekçe (yalnızca yöneticiler görür)",
  "federation.add": "Kural ekle",
  "federation.added": "Kural yürürlükte.",
  "federation.fixed": "Sunucunun ayarlarından",
  "federation.remove": "Kaldır",
  "federation.remove-spoken": "Kuralı kaldır: {subject}",
  "federation.removed": "Kural kaldırıldı.",
};
