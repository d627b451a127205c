export const plainPages = {
  "logout.title": "ログアウトしますか？",
  "logout.question": "このブラウザのセッションを終了します。",
  "logout.button": "ログアウト",

  "unsubscribe.gone-title": "このリンクはもう使えません",
  "unsubscribe.gone":
    "リマインダーを停止できるのは、送信後1か月以内です。設定中のリマインダーは{favorites}で確認できます。",
  "unsubscribe.favorites": "お気に入り",
  "unsubscribe.title": "リマインダーの停止",
  "unsubscribe.favorites-stay": "お気に入りはそのまま残ります。",
  "unsubscribe.one": "「{event}」のリマインダーを停止",
  "unsubscribe.this": "このイベントのリマインダーを停止",
  "unsubscribe.all": "すべてのリマインダーを停止",
  "unsubscribe.one-is-off": "リマインダーを停止しました",
  "unsubscribe.all-are-off": "すべてのリマインダーを停止しました",
  "unsubscribe.on-again": "{favorites}から、再び設定できます。",

  "confirm-event.title": "イベントの確認",
  "confirm-event.what": "このあとモデレーターが審査し、地図に公開されます。",
  "confirm-event.button": "投稿を確定する",
  "confirm-event.done": "ありがとうございます。確認が完了しました",
  "confirm-event.next": "モデレーターが審査し、結果をメールでお知らせします。",
  "confirm-event.refused-title": "イベントは送信されませんでした",
  "confirm-event.refused":
    "ブラウザで前のページに戻ってください。入力内容は残っています。修正して、もう一度送信してください。",
  "confirm-event.gone-title": "このリンクはもう使えません",
  "confirm-event.gone": "有効期限が切れた可能性があります。もう一度イベントを送信してください。",

  "address.confirm-title": "メールアドレスを変更しますか？",
  "address.confirm": "今後はこのアドレスでログインし、メールもここに届きます。",
  "address.confirm-button": "このアドレスを使う",
  "address.stop-title": "変更を取り消しますか？",
  "address.stop":
    "アカウントのアドレスは、このメールの宛先のままになります。すでに変更されている場合は元に戻し、すべての端末からログアウトして、パスワード再設定のリンクをお送りします。",
  "address.stop-button": "今のアドレスを維持",
  "address.changed-title": "アドレスを変更しました",
  "address.changed": "今後はこのアドレスでログインしてください。",
  "address.taken-title": "このアドレスにはすでにアカウントがあります",
  "address.taken": "1つのアドレスを2つのアカウントで使うことはできません。変更は行われていません。",
  "address.dead-title": "このリンクはもう使えません",
  "address.dead": "変更は行われていません。",
  "address.stopped-title": "変更を取り消しました",
  "address.stopped": "アカウントのアドレスは元のままです。",

  "busy.title": "ただいま大変混み合っています",
  "busy.text":
    "一度に多くの方がご利用中のため、このページは少しお待ちいただく必要があります。数秒後にもう一度お試しください。",
  "busy.again": "もう一度試す",
} as const;
