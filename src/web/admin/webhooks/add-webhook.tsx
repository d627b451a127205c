import type { FormEvent } from "react";
import { routes } from "#contract/urls.ts";
import type { MadeWebhook } from "#contract/webhooks.ts";
import { WEBHOOK_KINDS } from "#domain/webhook.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { post } from "#web/session/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useAdminCall } from "../use-admin-call.ts";
import view from "../view.module.css";
import classes from "./webhooks.module.css";

/** The address of a receiver, and what it is told. */
export function AddWebhookForm({ onAdded }: { onAdded(webhook: MadeWebhook): void }) {
  const { t } = useMessages();
  const { run, isBusy, notice, problems } = useAdminCall();

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    void run(async () => {
      onAdded(await post(routes.webhooks, { url: data.get("url"), kinds: data.getAll("kinds") }));
      form.reset();
    });
  }

  return (
    <form noValidate onSubmit={onSubmit} className={`${view.card} ${classes.form}`}>
      {notice && <Notice tone="error">{notice}</Notice>}
      <TextField
        name="url"
        type="url"
        inputMode="url"
        label={t("webhooks.url")}
        hint={t("webhooks.url-hint")}
        problem={problems.url}
        autoComplete="off"
      />
      <fieldset className={classes.kinds}>
        <legend>{t("webhooks.kinds")}</legend>
        {WEBHOOK_KINDS.map((kind) => (
          <Checkbox key={kind} name="kinds" value={kind} defaultChecked label={t(`webhooks.kind.${kind}`)} />
        ))}
      </fieldset>
      {problems.kinds && (
        <p role="alert" className={classes.problem}>
          {problems.kinds}
        </p>
      )}
      <Button type="submit" aria-disabled={isBusy}>
        {t("webhooks.add")}
      </Button>
    </form>
  );
}
