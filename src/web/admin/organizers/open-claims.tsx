import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import type { OrganizerGrants } from "#contract/organizers.ts";
import { MAX_CLAIM_TEXT } from "#domain/organizer.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import roles from "../roles/roles-view.module.css";
import view from "../view.module.css";
import classes from "./open-claims.module.css";

export type OpenClaim = OrganizerGrants["claims"][number];

interface OpenClaimsProps {
  claims: readonly OpenClaim[];
  onDecide(claim: OpenClaim, decision: { isGranted: boolean; reason?: string }): void;
}

/** Claims that wait for a proof or for an administrator, who can decide about any of them. */
export function OpenClaims({ claims, onDecide }: OpenClaimsProps) {
  const { t, locale } = useMessages();
  const [refused, setRefused] = useState<OpenClaim>();

  function onRefuse(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get("reason") ?? "");
    if (refused) onDecide(refused, { isGranted: false, reason });
    setRefused(undefined);
  }

  return (
    <section>
      <h2 className={roles.heading}>{t("organizers.claims")}</h2>
      {claims.length === 0 && <p>{t("organizers.claims-none")}</p>}
      <ul className={classes.list}>
        {claims.map((claim) => {
          const { id, name, page, email, account, way, sentTo, site, text } = claim;
          const spoken = { page: name, email };
          return (
            <li key={id} className={`${view.card} ${classes.claim}`}>
              <h3 className="text-h4 strong">
                <Link to={page} className="accent strong" {...textProps(name, locale)}>
                  {name}
                </Link>
              </h3>
              <p className="muted text-small breakable">
                {account} · {email}
              </p>
              <p className="muted text-small breakable">
                {way === "mail"
                  ? t("organizers.waits.mail", { address: sentTo ?? "" })
                  : way === "page"
                    ? t("organizers.waits.page", { site: site ?? "" })
                    : sentTo
                      ? t("organizers.waits.proved", { address: sentTo })
                      : t("organizers.waits.admin")}
              </p>
              {text && <p className={classes.text}>{text}</p>}
              <div className={classes.tools}>
                <Button
                  aria-label={t("organizers.accept-spoken", spoken)}
                  onClick={() => onDecide(claim, { isGranted: true })}
                >
                  {t("organizers.accept")}
                </Button>
                <Button
                  variant="default"
                  aria-label={t("organizers.refuse-spoken", spoken)}
                  onClick={() => setRefused(claim)}
                >
                  {t("organizers.refuse")}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <Dialog
        isOpen={refused !== undefined}
        onClose={() => setRefused(undefined)}
        title={t("organizers.refuse-title")}
        closeLabel={t("organizers.close")}
      >
        <form className={classes.form} onSubmit={onRefuse}>
          <p>{t("organizers.refuse-lead", { email: refused?.email ?? "" })}</p>
          <TextArea
            name="reason"
            label={t("organizers.reason")}
            rows={3}
            maxLength={MAX_CLAIM_TEXT}
            data-autofocus
          />
          <div className={classes.tools}>
            <Button type="submit">{t("organizers.refuse-do")}</Button>
            <Button variant="default" onClick={() => setRefused(undefined)}>
              {t("organizers.back")}
            </Button>
          </div>
        </form>
      </Dialog>
    </section>
  );
}
