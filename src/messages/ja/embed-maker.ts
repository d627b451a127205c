import type { Translated } from "../catalogue.ts";
import type { embedMaker as english } from "../en/embed-maker.ts";

export const embedMaker: Translated<typeof english> = {
  "embed-maker.title": "サイトに埋め込む",
  "embed-maker.lead":
    "ご自分のWebサイトにイベントを表示できます。内容と見た目を選び、下のコードをページに貼り付けてください。無料で、内容は自動的に更新されます。",
  "embed-maker.kind": "表示するもの",
  "embed-maker.kind.list": "イベント一覧",
  "embed-maker.kind.month": "月間カレンダー",
  "embed-maker.kind.event": "1件のイベント",
  "embed-maker.kind.map": "地図",
  "embed-maker.kind.component": "Webコンポーネント",
  "embed-maker.kind.list.hint": "これからのイベントをフレームで表示します。スクリプトは不要です。",
  "embed-maker.kind.month.hint": "カレンダーをフレームで表示します。スクリプトは不要です。",
  "embed-maker.kind.event.hint":
    "1件のイベントをフレームで表示します。WordPressなどoEmbed対応のシステムでは、イベントのアドレスを貼り付けるだけで済みます。",
  "embed-maker.kind.map.hint": "プレビューの地図を、最初に表示したい位置へ動かしてください。",
  "embed-maker.kind.component.hint":
    "これからのイベントをページの一部として表示します。フォントはページに合わせ、高さは内容に応じて変わります。",
  "embed-maker.city": "都市",
  "embed-maker.country": "国",
  "embed-maker.place-hint": "都市を指定しない場合は、直前に見ていた場所になります。",
  "embed-maker.event": "イベントページのアドレス",
  "embed-maker.event-needed": "このサイトのイベントページのアドレスを貼り付けてください。",
  "embed-maker.category": "カテゴリー",
  "embed-maker.all": "すべて",
  "embed-maker.theme": "配色",
  "embed-maker.theme.auto": "閲覧者の端末に合わせる",
  "embed-maker.theme.light": "ライト",
  "embed-maker.theme.dark": "ダーク",
  "embed-maker.language": "言語",
  "embed-maker.language-auto": "閲覧者の言語",
  "embed-maker.limit": "イベントの件数",
  "embed-maker.width": "幅",
  "embed-maker.height": "高さ",
  "embed-maker.snippet": "ページに貼り付けるコード",
  "embed-maker.copy": "コピー",
  "embed-maker.copied": "コピー済み",
  "embed-maker.refused":
    "このブラウザではコピーできません。コードを選択してありますので、手動でコピーしてください。",
  "embed-maker.preview": "プレビュー",
};
