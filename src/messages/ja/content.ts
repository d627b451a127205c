export const content = {
  "blog.title": "ブログ",
  "blog.description": "イベントと毎日の楽しみ方についてのヒントとお知らせ。",
  "blog.read-more": "続きを読む",
  "blog.minutes": { other: "{count}分で読めます" },
  "blog.facts": "{date} · {minutes}",
  "blog.none": "記事はまだありません。",
  "blog.none-map": "地図を開く",
  "blog.back": "ブログに戻る",
  "blog.share": "共有",

  "content.english-only": "この文章は英語のみです。",

  "team.title": "チーム",
  "team.description": "{site}を支える仕事。",
  "team.lead": "ひとつの地図を支える3つの仕事。",
  "team.linkedin": "LinkedIn",
  "team.linkedin-spoken": "{name}のLinkedIn、新しいタブで開く",

  "support.title": "支援する",
  "support.description": "{site}を支援し、これからを一緒に作る方法。",
  "support.lead": "{site}はどなたでも無料で使え、チケットの販売もありません。",
  "support.donate": "寄付",
  "support.donate-text":
    "現在、このサイトでは寄付を受け付けていません。お友だちに紹介していただくことも大きな支えになります。",
  "support.roadmap": "ロードマップ",
  "support.roadmap-text":
    "公開ロードマップはまだありません。変更点はブログでお知らせしています。足りない機能があればお知らせください。",
  "support.write": "お問い合わせ",
  "support.blog": "ブログを読む",

  greeting:
    "こんにちは、地図の裏側をのぞいている方。ここにあるピンのひとつひとつが、誰かの大切な夜でした。不具合や良いアイデアを見つけたら、フィードバックフォームからお知らせください。",

  "legal.contents": "このページの内容",
  "legal.updated": "最終更新日：{date}",
  "legal.others": "規約とポリシー",
  "legal.terms": "利用規約",
  "legal.privacy": "プライバシーポリシー",
  "legal.cookies": "Cookieポリシー",
  "legal.data": "データの削除",
  "legal.accessibility": "アクセシビリティ方針",
} as const;
