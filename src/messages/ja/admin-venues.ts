import type { Translated } from "../catalogue.ts";
import type { adminVenues as english } from "../en/admin-venues.ts";

export const adminVenues: Translated<typeof english> = {
  "admin.ask-venue": "{venue}を削除しますか？",
  "admin.ask-venue-alone": "イベントはありません。",
  "admin.ask-venue-events": { other: "{count}件のイベントも一緒に削除されます。" },

  "admin.view.merge-venues": "会場を統合",
  "admin.section.merge-keep": "残す会場",
  "admin.section.merge-merge": "統合する会場",
  "admin.section.merge-preview": "統合の結果",
  "admin.merge": "統合",
  "admin.merge-lead":
    "二重に登録された場所のための機能です。イベント、お気に入り、アドレス、情報源が1つになります。",
  "admin.merge-none": "会場を選んでください。",
  "admin.merge-same": "{venue}は残す会場に選ばれています。別の会場を選んでください。",
  "admin.merge-empty": "両方の会場を選ぶと、統合による変更が表示されます。",
  "admin.merge-counting": "集計中…",
  "admin.merge-count.events": "移動するイベント（過去を含む）",
  "admin.merge-count.doubles": "1つになる重複イベント",
  "admin.merge-count.favorites": "お気に入りのまま残るイベント",
  "admin.merge-count.people": "お気に入りに入れている人",
  "admin.merge-count.addresses": "残す会場に転送されるアドレス",
  "admin.merge-count.sources": "残す会場を使うようになる情報源",
  "admin.merge-doubles": "両方の会場にあるイベント",
  "admin.merge-undo": "統合は変更履歴から取り消せます。",
  "admin.merge-ask": "{merged}を{kept}に統合しますか？",
  "admin.merge-ask-events": {
    other: "{count}件のイベントが移動し、{merged}は一覧から消えます。",
  },
  "admin.merge-ask-doubles": { other: "両方にある{count}件のイベントは、それぞれ1つになります。" },
  "admin.merge-done": "会場を統合しました",
};
