import type { Translated } from "../catalogue.ts";
import type { adminFederation as english } from "../en/admin-federation.ts";

export const adminFederation: Translated<typeof english> = {
  "admin.view.federation": "サーバー連合",
  "federation.lead": "このサイトのフォロワー、フォロー中のサーバー、通信しないサーバーを管理します。",
  "federation.off": "サーバー連合は無効です。サーバーの設定（FEDERATION=on）で有効にできます。",
  "federation.name": "このサイトの連合での名前",
  "federation.followers": "フォロワー",
  "federation.following": "フォロー中のサーバー",
  "federation.following-none": "まだありません。サーバーを情報源として追加するとフォローできます。",
  "federation.state.asked": "応答待ち",
  "federation.state.accepted": "フォロー中",
  "federation.state.refused": "拒否",
  "federation.state.blocked": "ブロック中",
  "federation.rules": "ブロックと許可",
  "federation.rules-none": "ブロックはありません。すべてのサーバーと通信します。",
  "federation.only-allowed": "許可したサーバーとのみ通信します。",
  "federation.subject": "サーバーまたはアクター",
  "federation.subject-hint":
    "bad.exampleのようなサーバー（サブドメインを含む）、または1つのアクターのアドレス。",
  "federation.kind": "動作",
  "federation.kind.block": "ブロック",
  "federation.kind.allow": "許可（許可していないサーバーとは通信しない）",
  "federation.is.block": "ブロック中",
  "federation.is.allow": "許可済み",
  "federation.note": "理由（管理者のみに表示）",
  "federation.add": "ルールを追加",
  "federation.added": "ルールを適用しました。",
  "federation.fixed": "サーバーの設定による",
  "federation.remove": "削除",
  "federation.remove-spoken": "{subject}のルールを削除",
  "federation.removed": "ルールを削除しました。",
};
