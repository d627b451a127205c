import type { Translated } from "../catalogue.ts";
import type { follow as english } from "../en/follow.ts";

export const follow: Translated<typeof english> = {
  "follow.follow": "Takip et",
  "follow.following": "Takiptesiniz",
  "follow.view": "Bu görünümü takip et",
  "follow.search": "“{query}” aramasını takip et",
  "follow.done": "Takip ediyorsunuz: haberler her sabah e-postayla gelir.",
  "follow.how": "Nasıl?",
  "follow.ended": "Artık takip etmiyorsunuz.",
  "follow.undo": "Geri al",
  "follow.failed": "Olmadı. Lütfen yeniden deneyin.",
  "follow.sign-in": "Takip etmek için giriş yapın.",
  "follow.title": "Takip ettikleriniz",
  "follow.kind.organizer": "Organizatör",
  "news.title": "Sizin için yeni",
  "news.count": {
    one: "{count} yeni ya da değişen etkinlik",
    other: "{count} yeni ya da değişen etkinlik",
  },
  "organizer-page.title": "{organizer} etkinlikleri",
  "organizer-page.description": {
    one: "{organizer}: yaklaşan {count} etkinlik.",
    other: "{organizer}: yaklaşan {count} etkinlik.",
  },
  "organizer-page.empty": "Şu anda bilinen yaklaşan etkinlik yok.",
};
