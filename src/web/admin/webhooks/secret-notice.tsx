import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { copyText } from "#web/ui/copy-text.ts";
import { Notice } from "#web/ui/notice.tsx";
import { GLANCE_MS, showToast } from "#web/ui/toast.ts";
import view from "../view.module.css";
import classes from "./webhooks.module.css";

/** The secret of a new webhook, which is not shown again. */
export function SecretNotice({ secret, onDone }: { secret: string; onDone(): void }) {
  const { t } = useMessages();
  async function copy(): Promise<void> {
    if (await copyText(secret)) showToast(t("webhooks.copied"), { stayMs: GLANCE_MS });
    else showToast(t("webhooks.copy-failed"), { tone: "problem" });
  }
  return (
    <div className={`${view.card} ${classes.shown} ${classes.hook}`}>
      <Notice tone="success">{t("webhooks.secret-once")}</Notice>
      <input
        readOnly
        value={secret}
        className={classes.secret}
        aria-label={t("webhooks.secret")}
        autoComplete="off"
        spellCheck={false}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={view.buttons}>
        <Button onClick={() => void copy()}>{t("webhooks.copy")}</Button>
        <Button variant="default" onClick={onDone}>
          {t("webhooks.kept")}
        </Button>
      </div>
    </div>
  );
}
