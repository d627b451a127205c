import type { Translated } from "../catalogue.ts";
import type { eventFields as english } from "../en/event-fields.ts";

/** The labels of the fields of an event, wherever they are shown, and of their values. */
export const eventFields: Translated<typeof english> = {
  "field.title": "タイトル",
  "field.venue": "会場",
  "field.start": "開始",
  "field.date": "日付",
  "field.time": "時刻",
  "field.end": "終了",
  "field.endDate": "終了日",
  "field.endTime": "終了時刻",
  "field.isAllDay": "終日",
  "field.openDays": "開催日",
  "field.status": "状態",
  "field.isSoldOut": "完売",
  "field.price": "料金",
  "field.isFree": "無料",
  "field.priceFrom": "最低",
  "field.priceTo": "最高",
  "field.currency": "通貨",
  "field.tags": "タグ",
  "field.minAge": "最低年齢",
  "field.room": "ホール・ステージ",
  "field.language": "言語",
  "field.organizer": "主催者",
  "field.link": "リンク",
  "field.image": "画像",
  "field.description": "説明",
  "field.doors": "開場",
};
