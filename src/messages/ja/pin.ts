import type { Translated } from "../catalogue.ts";
import type { pin as english } from "../en/pin.ts";

export const pin: Translated<typeof english> = {
  "pin.name": "ピン：{venue}",
  "pin.hint": "ピンを正確な位置へドラッグするか、矢印キーで動かしてください。",
  "pin.map": "ピンのある地図",
  "pin.wheel": "CtrlまたはCommand（⌘）を押しながらスクロールすると拡大・縮小します",
  "pin.fingers": "地図は2本の指で動かしてください",
  "pin.no-map": "ここでは地図を表示できません。座標を入力してください。",
};
