import { useState } from "react";
import type { Passkey } from "#contract/passkeys.ts";
import { urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { send } from "#web/session/api.ts";
import form from "#web/session/sign-in/account-form.module.css";
import { addPasskey, isPasskeyCancelled } from "#web/session/sign-in/passkey.ts";
import { PasswordField } from "#web/session/sign-in/password-field.tsx";
import { useAccountForm } from "#web/session/sign-in/use-account-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import classes from "./security.module.css";
import { useChange } from "./use-change.ts";

/** Passkeys are added, named and removed. */
export function PasskeysCard({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { t } = useMessages();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <section className={classes.card} aria-labelledby="passkeys">
      <h2 id="passkeys" className={classes.title}>
        {t("security.passkeys")}
      </h2>
      <p className={classes.text}>{t("security.passkeys-lead")}</p>
      {passkeys.length > 0 && (
        <ul className={classes.rows}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey._id} passkey={passkey} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <AddPasskeyForm onAdded={() => setIsAdding(false)} />
      ) : (
        <Button variant="default" className="above-12" onClick={() => setIsAdding(true)}>
          {t("security.passkey-add")}
        </Button>
      )}
    </section>
  );
}

function PasskeyRow({ passkey: { _id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const { t, locale } = useMessages();
  const { isBusy, change, wasRefusedFor } = useChange();
  const [newName, setNewName] = useState<string>();
  const [password, setPassword] = useState("");
  const days = new Intl.DateTimeFormat(locale, { dateStyle: "medium" });
  const remove = () => send("DELETE", urls.passkey(_id), password === "" ? undefined : { password });
  const rename = async () => {
    const body = { name: newName };
    if (await change(() => send("PATCH", urls.passkey(_id), body), t("security.passkey-renamed")))
      setNewName(undefined);
  };
  return (
    <li className={classes.row}>
      {newName === undefined ? (
        <div className="shrink breakable">
          <p className="strong">{name}</p>
          <p className="muted text-small">
            {lastUsedAt === null
              ? t("security.passkey-unused", { when: days.format(createdAt) })
              : t("security.passkey-used", { when: days.format(lastUsedAt) })}
          </p>
        </div>
      ) : (
        <TextField
          label={t("security.passkey-name")}
          value={newName}
          maxLength={60}
          onChange={(event) => setNewName(event.currentTarget.value)}
        />
      )}
      <div className="flex wrap to-end gap-8">
        <Button
          variant="default"
          aria-label={t("security.passkey-rename-spoken", { name })}
          aria-disabled={isBusy}
          onClick={newName === undefined ? () => setNewName(name) : rename}
        >
          {t(newName === undefined ? "security.passkey-rename" : "security.passkey-save")}
        </Button>
        <Button
          variant="default"
          aria-label={t("security.passkey-remove-spoken", { name })}
          aria-disabled={isBusy}
          onClick={() => change(remove, t("security.passkey-removed"))}
        >
          {t("security.passkey-remove")}
        </Button>
      </div>
      {wasRefusedFor("currentNeeded") && (
        <PasswordField
          name={`password-${_id}`}
          label={t("account.current-password")}
          kind="current"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      )}
    </li>
  );
}

function AddPasskeyForm({ onAdded }: { onAdded(): void }) {
  const { t } = useMessages();
  const { change } = useChange();
  const account = useAccountForm(async ({ name = "", password }) => {
    try {
      await addPasskey(name, password);
    } catch (error) {
      if (isPasskeyCancelled(error)) return undefined;
      throw error;
    }
    await change(async () => {}, t("security.passkey-added"));
    onAdded();
    return undefined;
  });
  return (
    <form {...account.form} className={`${form.form} ${classes.form}`}>
      {account.notice && <Notice tone={account.notice.tone}>{account.notice.text}</Notice>}
      <TextField
        name="name"
        label={t("security.passkey-name")}
        hint={t("security.passkey-hint")}
        required
        maxLength={60}
        problem={account.problemOf("name")}
      />
      {account.wasRefusedFor("currentNeeded") && (
        <PasswordField
          name="password"
          label={t("account.current-password")}
          kind="current"
          problem={account.problemOf("password")}
        />
      )}
      <Button type="submit" className="above-12" aria-disabled={account.isSending}>
        {t("security.passkey-add")}
      </Button>
    </form>
  );
}
