import type { FormEvent } from "react";
import type { FederationOverview } from "#contract/admin-federation.ts";
import { routes } from "#contract/urls.ts";
import { RULE_KINDS } from "#domain/federation-rule.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { post } from "#web/session/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useAdminCall } from "../use-admin-call.ts";
import view from "../view.module.css";
import classes from "./federation.module.css";

/** A server or an actor to block, or a server to let in. */
export function AddRuleForm({ onAdded }: { onAdded(overview: FederationOverview): void }) {
  const { t } = useMessages();
  const { run, isBusy, notice, problems } = useAdminCall();

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    void run(async () => {
      onAdded(await post(routes.federationRules, Object.fromEntries(new FormData(form))));
      form.reset();
    });
  }

  return (
    <form noValidate onSubmit={onSubmit} className={`${view.card} ${classes.form}`}>
      {notice && <Notice tone="error">{notice}</Notice>}
      <TextField
        name="subject"
        label={t("federation.subject")}
        hint={t("federation.subject-hint")}
        problem={problems.subject}
        maxLength={500}
        autoComplete="off"
      />
      <fieldset className={classes.kinds}>
        <legend>{t("federation.kind")}</legend>
        {RULE_KINDS.map((kind) => (
          <label key={kind}>
            <input type="radio" name="kind" value={kind} defaultChecked={kind === "block"} />
            {t(`federation.kind.${kind}`)}
          </label>
        ))}
      </fieldset>
      <TextField
        name="note"
        label={t("federation.note")}
        problem={problems.note}
        maxLength={200}
        autoComplete="off"
      />
      <Button type="submit" aria-disabled={isBusy}>
        {t("federation.add")}
      </Button>
    </form>
  );
}
