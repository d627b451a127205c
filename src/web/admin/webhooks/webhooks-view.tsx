import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { routes, urls } from "#contract/urls.ts";
import type { MadeWebhook, Webhook, WebhookAnswer, Webhooks } from "#contract/webhooks.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { get, post, reasonOf, send } from "#web/session/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { AskModal } from "../forms/form-modals.tsx";
import view from "../view.module.css";
import { AddWebhookForm } from "./add-webhook.tsx";
import { SecretNotice } from "./secret-notice.tsx";
import { AnswerText, WebhookCard } from "./webhook-card.tsx";
import classes from "./webhooks.module.css";

const REFRESH_MS = 15_000;

const allWebhooks = queryOptions({
  queryKey: ["webhooks"],
  refetchInterval: REFRESH_MS,
  queryFn: ({ signal }) => get<Webhooks>(routes.webhooks, signal),
});

/** Where changes of events are sent: adding, testing, pausing and removing, and how it goes. */
export function WebhooksView() {
  const { t } = useMessages();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(allWebhooks);
  const [made, setMade] = useState<MadeWebhook>();
  const [asked, setAsked] = useState<Webhook>();
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState<{ tone: "success" | "warning" | "error"; text: ReactNode }>();

  async function attempt(work: () => Promise<typeof said>): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setSaid(undefined);
    try {
      setSaid(await work());
    } catch (error) {
      setSaid({ tone: "error", text: reasonOf(error, t("admin.failed")) });
    } finally {
      setIsBusy(false);
      void client.invalidateQueries(allWebhooks);
    }
  }

  const test = ({ _id }: Webhook) =>
    attempt(async () => {
      const answer = await post<WebhookAnswer>(urls.testWebhook(_id), {});
      const { status } = answer;
      const isTaken = status !== null && status >= 200 && status < 300;
      return { tone: isTaken ? "success" : "warning", text: <AnswerText answer={answer} /> };
    });
  const setState = ({ _id }: Webhook, state: "active" | "paused") =>
    attempt(async () => {
      await send("PATCH", urls.webhook(_id), { state });
      return { tone: "success", text: t(state === "active" ? "webhooks.resumed" : "webhooks.paused") };
    });
  function remove({ _id }: Webhook): Promise<void> {
    setAsked(undefined);
    if (made?._id === _id) setMade(undefined);
    return attempt(async () => {
      await send("DELETE", urls.webhook(_id));
      return { tone: "success", text: t("webhooks.removed") };
    });
  }
  function onAdded(webhook: MadeWebhook): void {
    setSaid(undefined);
    setMade(webhook);
    void client.invalidateQueries(allWebhooks);
  }

  return (
    <div className={view.page}>
      <h1 className={view.title}>{t("admin.view.webhooks")}</h1>
      <p className={view.lead}>{t("webhooks.lead")}</p>
      {made && <SecretNotice secret={made.secret} onDone={() => setMade(undefined)} />}
      <AddWebhookForm onAdded={onAdded} />
      <h2 className={classes.heading}>{t("webhooks.list")}</h2>
      {said && (
        <div className={`${classes.shown} ${classes.hook}`}>
          <Notice tone={said.tone}>{said.text}</Notice>
        </div>
      )}
      {isError && !data && (
        <>
          <Notice tone="error">{t("admin.list-failed")}</Notice>
          <Button variant="default" className={view.way} onClick={() => refetch()}>
            {t("admin.retry")}
          </Button>
        </>
      )}
      {data?.webhooks.length === 0 && <p>{t("webhooks.none")}</p>}
      {data && (
        <ul>
          {data.webhooks.map((webhook) => (
            <WebhookCard
              key={webhook._id}
              webhook={webhook}
              isBusy={isBusy}
              onTest={() => void test(webhook)}
              onState={(state) => void setState(webhook, state)}
              onRemove={() => setAsked(webhook)}
            />
          ))}
        </ul>
      )}
      <AskModal
        question={
          asked && { title: t("webhooks.remove-title"), sentences: [asked.url, t("webhooks.remove-lead")] }
        }
        isOpen={asked !== undefined}
        submit={t("webhooks.remove")}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => asked && void remove(asked)}
      />
    </div>
  );
}
