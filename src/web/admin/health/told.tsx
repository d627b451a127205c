import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { IconBell } from "#web/ui/icons.ts";
import { Notice } from "#web/ui/notice.tsx";
import { toldPeople } from "./health-calls.ts";
import classes from "./told.module.css";

const RULES_FILE = "deploy/prometheus-alerts.yml";

/** A button that shows whom mails about failures reach, and what tells of the rest. */
export function Told() {
  const { t } = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconBell size={17} stroke={1.8} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t("health.told")}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t("health.told")}
        closeLabel={t("admin.close")}
      >
        <People />
      </Dialog>
    </>
  );
}

function People() {
  const { t } = useMessages();
  const { data, isError } = useQuery(toldPeople);
  if (isError) return <Notice tone="error">{t("admin.list-failed")}</Notice>;
  if (!data) return <p role="status">{t("admin.loading")}</p>;
  return (
    <div className="grid gap-12 text-small">
      {!data.hasServer && <Notice tone="warning">{t("health.no-server")}</Notice>}
      <p>{t("health.told-text")}</p>
      <ul className={classes.people}>
        {data.people.map(({ name, email }) => (
          <li key={email}>
            <b>
              <bdi>{name}</bdi>
            </b>
            <bdi>{email}</bdi>
          </li>
        ))}
      </ul>
      <p>{t("health.told-else")}</p>
      <code dir="ltr">{RULES_FILE}</code>
    </div>
  );
}
