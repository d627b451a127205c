export const offline = {
  "offline.notice": "オフラインです。保存済みの内容を表示しています。",
  "offline.kept": "サーバーが応答しません。以前に保存した内容を表示しています。",
  "offline.update": "新しいバージョンがあります。",
  "offline.reload": "再読み込み",
  "offline.title": "オフラインです。",
  "offline.text": "このページは保存されていません。最後に見た地図とお気に入りはご覧いただけます。",
  "offline.map": "最後の地図を開く",
  "offline.part": "読み込めませんでした。通信状況を確認して、もう一度お試しください。",
} as const;
