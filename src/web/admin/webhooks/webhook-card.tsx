import type { Webhook, WebhookAnswer } from "#contract/webhooks.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { ScrollTable } from "../records/scroll-table.tsx";
import view from "../view.module.css";
import classes from "./webhooks.module.css";

interface WebhookCardProps {
  webhook: Webhook;
  isBusy: boolean;
  onTest(): void;
  onState(state: "active" | "paused"): void;
  onRemove(): void;
}

/** A webhook: how it is, what can be done, and its last answers. */
export function WebhookCard({ webhook, isBusy, onTest, onState, onRemove }: WebhookCardProps) {
  const { t, locale } = useMessages();
  const { url, kinds, state, stoppedBy, attempts, nextAt, answers } = webhook;
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const isFailing = state === "active" && attempts > 0 && nextAt !== null;
  const facts = [t(`webhooks.state.${state}`), kinds.map((kind) => t(`webhooks.kind.${kind}`)).join(", ")];
  return (
    <li className={`${view.card} ${classes.hook}`}>
      <h3 className="strong breakable">{url}</h3>
      <p className={classes.facts}>{facts.join(" · ")}</p>
      {(isFailing || state === "stopped") && (
        <div className={classes.stopped}>
          <Notice tone="warning">
            {isFailing && t("webhooks.failing", { count: attempts, when: moments.format(nextAt) })}
            {stoppedBy === "failures" && t("webhooks.stopped", { count: attempts })}
            {stoppedBy === "token-ended" && t("webhooks.token-ended")}
          </Notice>
        </div>
      )}
      <div className={`${view.buttons} ${classes.buttons}`}>
        <Button
          variant="default"
          aria-label={t("webhooks.test-spoken", { url })}
          aria-disabled={isBusy}
          onClick={onTest}
        >
          {t("webhooks.test")}
        </Button>
        {state === "active" ? (
          <Button
            variant="default"
            aria-label={t("webhooks.pause-spoken", { url })}
            aria-disabled={isBusy}
            onClick={() => onState("paused")}
          >
            {t("webhooks.pause")}
          </Button>
        ) : (
          <Button
            variant="default"
            aria-label={t("webhooks.resume-spoken", { url })}
            aria-disabled={isBusy}
            onClick={() => onState("active")}
          >
            {t("webhooks.resume")}
          </Button>
        )}
        <Button
          variant="default"
          aria-label={t("webhooks.remove-spoken", { url })}
          aria-disabled={isBusy}
          onClick={onRemove}
        >
          {t("webhooks.remove")}
        </Button>
      </div>
      <details className={classes.answers}>
        <summary>{t("webhooks.answers", { count: answers.length })}</summary>
        {answers.length > 0 && (
          <ScrollTable label={t("webhooks.answers-of", { url })}>
            <thead>
              <tr>
                <th>{t("webhooks.when")}</th>
                <th>{t("webhooks.what")}</th>
                <th>{t("webhooks.answer")}</th>
              </tr>
            </thead>
            <tbody>
              {answers.map((answer) => (
                <tr key={`${answer.id} ${answer.at}`}>
                  <td>{moments.format(answer.at)}</td>
                  <td>{t(`webhooks.kind.${answer.kind}`)}</td>
                  <td>
                    <AnswerText answer={answer} />
                  </td>
                </tr>
              ))}
            </tbody>
          </ScrollTable>
        )}
      </details>
    </li>
  );
}

export function AnswerText({ answer: { status, problem, ms } }: { answer: WebhookAnswer }) {
  const { t } = useMessages();
  return status === null
    ? t(`webhooks.problem.${problem ?? "unreachable"}`)
    : t("webhooks.status", { status, ms });
}
