export const embed = {
  "embed.title": "地図",
  "embed.open": "地図を開く",
  "embed.venues": { other: "表示範囲に{count}会場" },
  "embed.loading": "イベントを検索中…",
  "embed.more": { other: "ほか{count}件のイベント" },
  "embed.link": "サイトに埋め込む",
  "embed.close": "閉じる",
} as const;
