import { useState } from "react";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { AskModal } from "../forms/form-modals.tsx";
import classes from "./moderation.module.css";
import type { QueueItem } from "./moderation-calls.ts";

/** Who sent it, how earlier ones were decided, and the way to ban them. */
export function AuthorCard({ author, onBan }: { author: QueueItem["author"]; onBan(): void }) {
  const { t } = useMessages();
  const [isAsking, setIsAsking] = useState(false);
  if (!author) return null;
  const { name, email, approved, rejected } = author;
  return (
    <section className={classes.card}>
      <h3 className={classes.heading}>{t("moderation.author")}</h3>
      <p>
        <b>{name}</b> {email}
      </p>
      <p className={classes.marks}>
        <span className={classes.mark} data-tone="ok">
          {t("moderation.approved", { count: approved })}
        </span>
        <span className={classes.mark} data-tone={rejected > 0 ? "error" : undefined}>
          {t("moderation.rejected", { count: rejected })}
        </span>
      </p>
      <Button variant="subtle" className={classes.ban} onClick={() => setIsAsking(true)}>
        {t("moderation.ban")}
      </Button>
      <AskModal
        isOpen={isAsking}
        question={{ title: t("moderation.ban-ask", { email }), sentences: [t("moderation.ban-text")] }}
        submit={t("moderation.ban-do")}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          onBan();
        }}
      />
    </section>
  );
}
