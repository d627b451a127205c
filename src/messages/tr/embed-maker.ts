import type { Translated } from "../catalogue.ts";
import type { embedMaker as english } from "../en/embed-maker.ts";

export const embedMaker: Translated<typeof english> = {
  "embed-maker.title": "Sitenize ekleyin",
  "embed-maker.lead":
    "Etkinlikleri kendi sitenizde gösterin: neyin, nasıl görüneceğini seçin ve aşağıdaki kodu sayfanıza kopyalayın. Ücretsizdir ve kendiliğinden güncel kalır.",
  "embed-maker.kind": "Ne gösterilsin",
  "embed-maker.kind.list": "Etkinlik listesi",
  "embed-maker.kind.month": "Aylık takvim",
  "embed-maker.kind.event": "Tek etkinlik",
  "embed-maker.kind.map": "Harita",
  "embed-maker.kind.component": "Web bileşeni",
  "embed-maker.kind.list.hint": "Sıradaki etkinlikler bir çerçevede. Sayfanızda betik gerekmez.",
  "embed-maker.kind.month.hint": "Çerçeve içinde takvim. Sayfanızda betik gerekmez.",
  "embed-maker.kind.event.hint":
    "Çerçeve içinde tek etkinlik. WordPress’te ve oEmbed destekleyen sistemlerde etkinliğin adresini yapıştırmak yeter.",
  "embed-maker.kind.map.hint": "Önizlemedeki haritayı, açılmasını istediğiniz yere getirin.",
  "embed-maker.kind.component.hint":
    "Sıradaki etkinlikler sayfanızın parçası olur: yazı tipinizi alır, içeriğiyle büyür.",
  "embed-maker.city": "Şehir",
  "embed-maker.country": "Ülke",
  "embed-maker.place-hint": "Şehir yoksa: geldiğiniz yer.",
  "embed-maker.event": "Etkinlik sayfasının adresi",
  "embed-maker.event-needed": "Bu sitedeki bir etkinlik sayfasının adresini buraya yapıştırın.",
  "embed-maker.category": "Kategori",
  "embed-maker.all": "Tümü",
  "embed-maker.theme": "Renkler",
  "embed-maker.theme.auto": "Ziyaretçinin cihazı gibi",
  "embed-maker.theme.light": "Açık",
  "embed-maker.theme.dark": "Koyu",
  "embed-maker.language": "Dil",
  "embed-maker.language-auto": "Ziyaretçinin dili",
  "embed-maker.limit": "Etkinlik sayısı",
  "embed-maker.width": "Genişlik",
  "embed-maker.height": "Yükseklik",
  "embed-maker.snippet": "Sayfanıza eklenecek kod",
  "embed-maker.copy": "Kopyala",
  "embed-maker.copied": "Kopyalandı",
  "embed-maker.refused": "Bu tarayıcı kopyalamaya izin vermiyor. Kod seçildi: elle kopyalayın.",
  "embed-maker.preview": "Önizleme",
};
