import { useState } from "react";
import type { ApiToken, MadeToken } from "#contract/api-tokens.ts";
import { urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { send } from "#web/session/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { MadeTokenNotice } from "./made-token.tsx";
import classes from "./security.module.css";
import { TokenForm } from "./token-form.tsx";
import { useChange } from "./use-change.ts";

/** Tokens for programs: made, shown once, and revoked. */
export function TokensCard({ tokens, nowMs }: { tokens: readonly ApiToken[]; nowMs: number }) {
  const { t } = useMessages();
  const { isBusy, change } = useChange();
  const [isMaking, setIsMaking] = useState(false);
  const [made, setMade] = useState<MadeToken>();
  const [revoked, setRevoked] = useState<ApiToken>();

  async function onMade(token: MadeToken): Promise<void> {
    setMade(token);
    setIsMaking(false);
    await change(async () => {}, t("security.token-made"));
  }
  async function revoke({ _id }: ApiToken): Promise<void> {
    setRevoked(undefined);
    if (!(await change(() => send("DELETE", urls.token(_id)), t("security.token-revoked")))) return;
    if (made?._id === _id) setMade(undefined);
  }

  return (
    <section className={classes.card} aria-labelledby="tokens">
      <h2 id="tokens" className={classes.title}>
        {t("security.tokens")}
      </h2>
      <p className={classes.text}>{t("security.tokens-lead")}</p>
      {made && <MadeTokenNotice token={made.token} onDone={() => setMade(undefined)} />}
      {tokens.length === 0 ? (
        <p className={classes.text}>{t("security.tokens-none")}</p>
      ) : (
        <ul className={classes.rows}>
          {tokens.map((token) => (
            <li key={token._id} className={classes.row}>
              <TokenWords token={token} nowMs={nowMs} />
              <Button
                variant="default"
                aria-label={t("security.token-revoke-spoken", { name: token.name })}
                aria-disabled={isBusy}
                onClick={() => setRevoked(token)}
              >
                {t("security.token-revoke")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isMaking ? (
        <TokenForm onMade={onMade} onCancel={() => setIsMaking(false)} />
      ) : (
        <Button variant="default" className="above-12" onClick={() => setIsMaking(true)}>
          {t("security.token-make")}
        </Button>
      )}
      <Dialog
        isOpen={revoked !== undefined}
        onClose={() => setRevoked(undefined)}
        title={t("security.token-revoke-title", { name: revoked?.name ?? "" })}
        closeLabel={t("security.token-cancel")}
      >
        <p>{t("security.token-revoke-lead")}</p>
        <div className="flex wrap gap-8 above-12">
          <Button variant="default" onClick={() => setRevoked(undefined)} data-autofocus>
            {t("security.token-cancel")}
          </Button>
          <Button onClick={() => revoked && revoke(revoked)}>{t("security.token-revoke")}</Button>
        </div>
      </Dialog>
    </section>
  );
}

function TokenWords({ token, nowMs }: { token: ApiToken; nowMs: number }) {
  const { name, right, expiresAt, lastUsedAt } = token;
  const { t, locale } = useMessages();
  const days = new Intl.DateTimeFormat(locale, { dateStyle: "medium" });
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const facts = [
    t(`security.right.${right}`),
    t(expiresAt <= nowMs ? "security.token-expired" : "security.token-expires", {
      when: days.format(expiresAt),
    }),
    lastUsedAt === null
      ? t("security.token-unused")
      : t("security.token-used", { when: moments.format(lastUsedAt) }),
  ];
  return (
    <div className="shrink breakable">
      <p className="strong">{name}</p>
      <p className="muted text-small">{facts.join(" · ")}</p>
    </div>
  );
}
