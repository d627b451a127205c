import type { Translated } from "../catalogue.ts";
import type { follow as english } from "../en/follow.ts";

export const follow: Translated<typeof english> = {
  "follow.follow": "フォロー",
  "follow.following": "フォロー中",
  "follow.view": "この条件をフォロー",
  "follow.search": "「{query}」をフォロー",
  "follow.done": "フォローしました。新着情報を毎朝メールでお届けします。",
  "follow.how": "設定",
  "follow.ended": "フォローを解除しました。",
  "follow.undo": "元に戻す",
  "follow.failed": "うまくいきませんでした。もう一度お試しください。",
  "follow.sign-in": "ログインするとフォローできます。",
  "follow.title": "フォロー中",
  "follow.kind.organizer": "主催者",
  "news.title": "新着情報",
  "news.count": { other: "新着・変更のあったイベント{count}件" },
  "organizer-page.title": "{organizer}のイベント",
  "organizer-page.description": { other: "{organizer}のこれからのイベント{count}件。" },
  "organizer-page.empty": "現在、予定されているイベントはありません。",
};
