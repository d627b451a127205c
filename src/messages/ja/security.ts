import type { Translated } from "../catalogue.ts";
import type { security as english } from "../en/security.ts";
import { securityKinds } from "./security-kinds.ts";

export const security: Translated<typeof english> = {
  ...securityKinds,
  "security.loading": "読み込み中…",
  "security.failed": "うまくいきませんでした。もう一度お試しください。",

  "profile.delete-yourself": "自分で削除する",
  "profile.delete-yourself-lead":
    "ただちに完全に削除されます。プロフィール、お気に入り、リマインダー、フォロー、セッションは失われ、元に戻せません。",
  "profile.delete-brought": "投稿したイベント",
  "profile.delete-brought.keep": "名前を消して残す",
  "profile.delete-brought.remove": "削除する",
  "profile.delete-now": "アカウントを削除",
  "profile.delete-sign-in": "アカウントを削除するには、もう一度Googleでログインしてください。",

  "security.email": "メールアドレス",
  "security.email-lead": "ログインとメールの受信には{email}が使われます。",
  "security.email-stopped":
    "このアドレスではメールを受信できないため、リマインダーと新着情報の送信を停止しました。メールボックスを確認するか、アドレスを変更してください。",
  "security.email-retry": "送信を再開",
  "security.email-retried": "このアドレスへの送信を再開しました。",
  "security.email-new": "新しいメールアドレス",
  "security.email-change": "アドレスを変更",
  "security.email-sent":
    "新しいアドレスに送ったリンクを開いてください。以前のアドレスにもお知らせが届き、そこから変更を取り消せます。",

  "security.passkeys": "パスキー",
  "security.passkeys-lead": "パスワードの代わりに、指紋、顔、または端末のPINでログインできます。",
  "security.passkey-add": "パスキーを追加",
  "security.passkey-added": "パスキーを追加しました。",
  "security.passkey-name": "パスキーの名前",
  "security.passkey-hint": "あとで見分けられるように、端末の名前などを付けてください。",
  "security.passkey-used": "最終使用：{when}",
  "security.passkey-unused": "{when}に追加、未使用",
  "security.passkey-rename": "名前を変更",
  "security.passkey-rename-spoken": "パスキー{name}の名前を変更",
  "security.passkey-save": "保存",
  "security.passkey-renamed": "パスキーの名前を変更しました。",
  "security.passkey-remove": "削除",
  "security.passkey-remove-spoken": "パスキー{name}を削除",
  "security.passkey-removed": "パスキーを削除しました。",

  "security.factor": "2段階認証",
  "security.factor-lead":
    "パスワードのあとに、スマートフォンの認証アプリに表示されるコードを入力します。パスキーでのログインには必要ありません。",
  "security.factor-required":
    "この権限には2段階認証が必要です。ここで設定するか、パスキーでログインしてください。それまでは一般ユーザーの権限になります。",
  "security.factor-begin": "アプリを設定",
  "security.factor-scan": "認証アプリでスキャンしてください。",
  "security.factor-qr": "下のキーのQRコード",
  "security.factor-type": "または、このキーをアプリに追加するか、スマートフォンでリンクを開いてください：",
  "security.factor-link": "アプリで開く",
  "security.factor-code": "アプリに表示されるコード",
  "security.factor-confirm": "有効にする",
  "security.factor-codes":
    "2段階認証が有効になりました。次のリカバリーコードを、スマートフォンがなくても見られる場所に保管してください。それぞれ一度だけ使え、再表示はできません：",
  "security.factor-done": "保管しました",
  "security.factor-on": { other: "有効です。リカバリーコードの残り：{count}個" },
  "security.factor-prove": "コードを入力",
  "security.factor-off": "無効にする",
  "security.factor-turned-off": "2段階認証を無効にしました。",
  "security.factor-proved": "確認できました。権限が戻りました。",

  "security.sessions": "ログイン中の端末",
  "security.sessions-lead": "心当たりのないセッションは終了し、パスワードを変更してください。",
  "security.session-this": "この端末",
  "security.session-used": "最終使用：{when}",
  "security.session-end": "終了",
  "security.session-end-spoken": "{device}のセッションを終了",
  "security.session-ended": "セッションを終了しました。",
  "security.sessions-end": "ほかのセッションをすべて終了",
  "security.sessions-ended": "ほかのセッションをすべて終了しました。",

  "security.tokens": "プログラム用トークン",
  "security.tokens-lead":
    "トークンを使うと、プログラムがあなたに代わってAPIを利用できます。このページは開けません。パスワードを変更すると、すべて無効になります。",
  "security.tokens-none": "トークンはありません。",
  "security.token-make": "トークンを作成",
  "security.token-made": "トークンを作成しました。",
  "security.token-name": "トークンの名前",
  "security.token-hint": "あとで見分けられるように、使用するプログラムの名前などを付けてください。",
  "security.token-right": "許可する操作",
  "security.right.read": "読み取り",
  "security.right.write": "読み取りと自分のデータの変更",
  "security.right.moderate": "モデレーション",
  "security.right.administer": "管理",
  "security.token-days": "有効期間",
  "security.token-days-of": { other: "{count}日" },
  "security.token-once": "新しいトークンです。再表示はできないので、今すぐ保管してください。",
  "security.token-secret": "新しいトークン",
  "security.token-copy": "コピー",
  "security.token-copied": "トークンをコピーしました。",
  "security.token-copy-failed": "コピーできませんでした。トークンを選択してコピーしてください。",
  "security.token-kept": "保管しました",
  "security.token-expires": "{when}まで有効",
  "security.token-expired": "{when}に期限切れ",
  "security.token-used": "最終使用：{when}",
  "security.token-unused": "未使用",
  "security.token-revoke": "無効にする",
  "security.token-revoke-spoken": "トークン{name}を無効にする",
  "security.token-revoke-title": "「{name}」を無効にしますか？",
  "security.token-revoke-lead":
    "このトークンを使うプログラムはただちに動作しなくなります。元に戻すことはできません。",
  "security.token-revoked": "トークンを無効にしました。",
  "security.token-cancel": "キャンセル",

  "security.data": "自分のデータ",
  "security.data-lead":
    "アカウントについて保存しているすべてのデータ（JSONファイル）：プロフィール、お気に入り、リマインダー、フォロー、投稿と報告、セッション、このログ。",
  "security.data-export": "データをダウンロード",

  "security.log": "セキュリティログ",
  "security.log-lead": "過去半年間のアカウントの記録です。アドレスは一部省略されています。",
  "security.log-older": "以前の記録を表示",
};
