import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { routes, urls } from "#contract/urls.ts";
import type { MadeWebhook, Webhook, WebhookAnswer, Webhooks } from "#contract/webhooks.ts";
import { WEBHOOK_KINDS } from "#domain/webhook.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { get, post, send } from "#web/session/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { copyText } from "#web/ui/copy-text.ts";
import { DataList } from "#web/ui/data-list.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Heading, Page, Section, sectionClass } from "#web/ui/page.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { GLANCE_MS, showToast } from "#web/ui/toast.ts";
import { AdminField } from "../field.tsx";
import { Loaded } from "../lists.tsx";
import { AskButton } from "../questions.tsx";
import { SendForm } from "../send-form.tsx";
import { type AdminCall, CallNotice, useAdminCall } from "../use-admin-call.tsx";

const REFRESH_MS = 15_000;

const allWebhooks = queryOptions({
  queryKey: ["webhooks"],
  refetchInterval: REFRESH_MS,
  queryFn: ({ signal }) => get<Webhooks>(routes.webhooks, signal),
});

/** Where changes of events are sent: adding, testing, pausing and removing, and how it goes. */
export function WebhooksView() {
  const { t } = useMessages();
  const work = useAdminCall({ isForm: false });
  const [made, setMade] = useState<MadeWebhook>();
  return (
    <Page title={t("admin.view.webhooks")} lead={t("webhooks.lead")}>
      {made && <SecretNotice secret={made.secret} onDone={() => setMade(undefined)} />}
      <SendForm
        submit={t("webhooks.add")}
        onSend={async (typed) => {
          work.say(undefined);
          const body = { url: typed.get("url"), kinds: typed.getAll("kinds") };
          setMade(await post<MadeWebhook>(routes.webhooks, body));
          return undefined;
        }}
      >
        {({ kinds }) => (
          <>
            <AdminField name="url" type="url" label={t("webhooks.url")} hint={t("webhooks.url-hint")} />
            <fieldset className="bare plain flex wrap gap-16">
              <legend className="strong">{t("webhooks.kinds")}</legend>
              {WEBHOOK_KINDS.map((kind) => (
                <Checkbox
                  key={kind}
                  name="kinds"
                  value={kind}
                  defaultChecked
                  label={t(`webhooks.kind.${kind}`)}
                />
              ))}
            </fieldset>
            {kinds && (
              <p role="alert" className="wrong text-small">
                {kinds}
              </p>
            )}
          </>
        )}
      </SendForm>
      <Heading>{t("webhooks.list")}</Heading>
      <CallNotice work={work} />
      <Loaded query={useQuery(allWebhooks)}>
        {({ webhooks }) => (
          <>
            {webhooks.length === 0 && <p>{t("webhooks.none")}</p>}
            <ul>
              {webhooks.map((webhook) => (
                <WebhookCard
                  key={webhook._id}
                  webhook={webhook}
                  work={work}
                  onRemoved={() => made?._id === webhook._id && setMade(undefined)}
                />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** The secret of a new webhook, which is not shown again. */
function SecretNotice({ secret, onDone }: { secret: string; onDone(): void }) {
  const { t } = useMessages();
  async function copy(): Promise<void> {
    if (await copyText(secret)) showToast(t("webhooks.copied"), { stayMs: GLANCE_MS });
    else showToast(t("webhooks.copy-failed"), { tone: "problem" });
  }
  return (
    <Section className="readable">
      <Notice tone="success">{t("webhooks.secret-once")}</Notice>
      <TextField
        readOnly
        value={secret}
        label={t("webhooks.secret")}
        isLabelHidden
        aria-label={t("webhooks.secret")}
        autoComplete="off"
        spellCheck={false}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="flex wrap gap-12">
        <Button onClick={() => void copy()}>{t("webhooks.copy")}</Button>
        <Button variant="default" onClick={onDone}>
          {t("webhooks.kept")}
        </Button>
      </div>
    </Section>
  );
}

interface WebhookCardProps {
  webhook: Webhook;
  work: AdminCall;
  onRemoved(): void;
}

/** A webhook: how it is, what can be done, and its last answers. */
function WebhookCard({ webhook, work, onRemoved }: WebhookCardProps) {
  const { t, locale } = useMessages();
  const { _id, url, kinds, state, stoppedBy, attempts, nextAt, answers } = webhook;
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const isFailing = state === "active" && attempts > 0 && nextAt !== null;
  const facts = [t(`webhooks.state.${state}`), kinds.map((kind) => t(`webhooks.kind.${kind}`)).join(", ")];

  const test = () =>
    void work.tell(async () => {
      const answer = await post<WebhookAnswer>(urls.testWebhook(_id), {});
      const isTaken = answer.status !== null && answer.status >= 200 && answer.status < 300;
      return { tone: isTaken ? "success" : "warning", text: <AnswerText answer={answer} /> };
    });
  const other = state === "active" ? "paused" : "active";
  const toggle = () =>
    void work.tell(async () => {
      await send("PATCH", urls.webhook(_id), { state: other });
      return t(other === "active" ? "webhooks.resumed" : "webhooks.paused");
    });
  function remove(): void {
    onRemoved();
    void work.tell(async () => {
      await send("DELETE", urls.webhook(_id));
      return t("webhooks.removed");
    });
  }

  const button = { variant: "default", "aria-disabled": work.isBusy } as const;
  return (
    <li className={`${sectionClass} readable`}>
      <h3 className="strong breakable">{url}</h3>
      <p className="muted text-small">{facts.join(" · ")}</p>
      {(isFailing || state === "stopped") && (
        <Notice tone="warning">
          {isFailing && t("webhooks.failing", { count: attempts, when: moments.format(nextAt) })}
          {/* A receiver that says it is gone stops it at the first attempt. */}
          {stoppedBy === "failures" &&
            (attempts === 1 ? t("webhooks.refused") : t("webhooks.stopped", { count: attempts }))}
          {stoppedBy === "token-ended" && t("webhooks.token-ended")}
        </Notice>
      )}
      <div className="flex wrap gap-12">
        <Button {...button} aria-label={t("webhooks.test-spoken", { url })} onClick={test}>
          {t("webhooks.test")}
        </Button>
        <Button
          {...button}
          aria-label={t(other === "paused" ? "webhooks.pause-spoken" : "webhooks.resume-spoken", { url })}
          onClick={toggle}
        >
          {t(other === "paused" ? "webhooks.pause" : "webhooks.resume")}
        </Button>
        <AskButton
          aria-label={t("webhooks.remove-spoken", { url })}
          isBusy={work.isBusy}
          question={{ title: t("webhooks.remove-title"), sentences: [url, t("webhooks.remove-lead")] }}
          onConfirm={remove}
        >
          {t("webhooks.remove")}
        </AskButton>
      </div>
      <details>
        <summary className="touch accent strong">{t("webhooks.answers", { count: answers.length })}</summary>
        {answers.length > 0 && (
          <DataList
            label={t("webhooks.answers-of", { url })}
            rows={answers}
            keyOf={({ id, at }) => `${id} ${at}`}
            columns={[
              { key: "at", head: t("webhooks.when"), cell: ({ at }) => moments.format(at) },
              { key: "kind", head: t("webhooks.what"), cell: ({ kind }) => t(`webhooks.kind.${kind}`) },
              { key: "answer", head: t("webhooks.answer"), cell: (answer) => <AnswerText answer={answer} /> },
            ]}
          />
        )}
      </details>
    </li>
  );
}

function AnswerText({ answer: { status, problem, ms } }: { answer: WebhookAnswer }) {
  const { t } = useMessages();
  return status === null
    ? t(`webhooks.problem.${problem ?? "unreachable"}`)
    : t("webhooks.status", { status, ms });
}
