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

  "admin.view.merge-cities": "都市を統合",
  "admin.section.merge-cities-keep": "残す都市",
  "admin.section.merge-cities-merge": "統合する都市",
  "admin.merge-cities-lead":
    "2つの名前で登録されている都市のために：会場、フォロー、アドレスを1つにまとめます。",
  "admin.merge-cities-none": "都市を選んでください。",
  "admin.merge-cities-same": "{city}はすでに残す都市です。別の都市を選んでください。",
  "admin.merge-cities-empty": "統合で何が変わるかを見るには、両方の都市を選んでください。",
  "admin.merge-cities-count.venues": "移動する会場",
  "admin.merge-cities-count.follows": "今後は残す都市のものになるフォロー",
  "admin.merge-cities-count.places": "引き継がれる情報源の場所への回答",
  "admin.merge-cities-done": "都市を統合しました",
  "admin.merge-cities-ask": {
    other: "{count}件の会場が移動し、{merged}は{kept}につながります。",
  },
};
