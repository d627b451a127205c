import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { copyText } from "#web/ui/copy-text.ts";
import { Notice } from "#web/ui/notice.tsx";
import { GLANCE_MS, showToast } from "#web/ui/toast.ts";
import classes from "./security.module.css";

/** A new token, which is not shown again. */
export function MadeTokenNotice({ token, onDone }: { token: string; onDone(): void }) {
  const { t } = useMessages();
  async function copy(): Promise<void> {
    if (await copyText(token)) showToast(t("security.token-copied"), { stayMs: GLANCE_MS });
    else showToast(t("security.token-copy-failed"), { tone: "problem" });
  }
  return (
    <div className="above-16">
      <Notice tone="success">{t("security.token-once")}</Notice>
      <input
        readOnly
        value={token}
        className={classes.secret}
        aria-label={t("security.token-secret")}
        autoComplete="off"
        spellCheck={false}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="flex wrap gap-8 above-12">
        <Button onClick={() => void copy()}>{t("security.token-copy")}</Button>
        <Button variant="default" onClick={onDone}>
          {t("security.token-kept")}
        </Button>
      </div>
    </div>
  );
}
