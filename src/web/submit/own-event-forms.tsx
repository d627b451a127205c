import { useState } from "react";
import { useNavigate } from "react-router";
import type { BasemapSources } from "#contract/basemap.ts";
import type { OwnSubmissions, SubmissionReceived } from "#contract/moderation.ts";
import type { ChangedOwnEvent, OwnEventForm } from "#contract/organizers.ts";
import { routes, urls } from "#contract/urls.ts";
import type { Scope } from "#domain/event/event.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { send } from "#web/session/api.ts";
import { Notice } from "#web/ui/notice.tsx";
import { submissionDraft } from "./draft-of.ts";
import { RadioGroup } from "./radio-group.tsx";
import { SubmitForm } from "./submit-form.tsx";
import { useLoaded } from "./use-loaded.ts";

interface FilledProps {
  id: string;
  basemap: BasemapSources;
}

/** The form with a submission of one's own that waits or was rejected. */
export function CorrectForm({ id, basemap }: FilledProps) {
  const { t } = useMessages();
  const own = useLoaded<OwnSubmissions>(routes.ownSubmissions);
  if (!own) return <p role="status">{t("submit.loading")}</p>;
  const found = own === "failed" ? undefined : own.submissions.find((each) => each.id === id);
  if (!found || found.state === "approved") return <Notice tone="warning">{t("submit.gone")}</Notice>;
  return (
    <SubmitForm
      basemap={basemap}
      found={[]}
      filled={{
        draft: submissionDraft(found.form, found.place),
        send: (body) => send("PUT", urls.ownSubmission(id), body),
      }}
      title={t("submit.correct")}
      lead={t("submit.correct-lead")}
    />
  );
}

/** The form with a published event, to be brought again at another date. */
export function CopyForm({ id, basemap }: FilledProps) {
  const { t } = useMessages();
  const own = useLoaded<OwnEventForm>(urls.ownEvent(id));
  if (!own) return <p role="status">{t("submit.loading")}</p>;
  if (own === "failed") return <Notice tone="warning">{t("submit.not-yours")}</Notice>;
  const draft = submissionDraft({ ...own.form, date: "", endDate: "" }, own.place);
  return (
    <SubmitForm
      basemap={basemap}
      found={[]}
      filled={{ draft }}
      title={t("submit.copy")}
      lead={t("submit.copy-lead")}
    />
  );
}

/** The form with a published event of one's own, to be changed. */
export function ChangeForm({ id, basemap }: FilledProps) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const [scope, setScope] = useState<Scope>("this");
  const own = useLoaded<OwnEventForm>(urls.ownEvent(id));
  if (!own) return <p role="status">{t("submit.loading")}</p>;
  if (own === "failed") return <Notice tone="warning">{t("submit.not-yours")}</Notice>;
  const { version, dates } = own;

  async function save(body: Record<string, unknown>): Promise<SubmissionReceived> {
    await send<ChangedOwnEvent>("PATCH", urls.ownEvent(id), { ...body, scope, version });
    await navigate(urls.ownEvents);
    return { id, state: "approved" };
  }

  return (
    <SubmitForm
      basemap={basemap}
      found={[]}
      filled={{
        draft: submissionDraft(own.form, own.place),
        isChange: true,
        send: save,
        extra: dates && dates.all > 1 && (
          <RadioGroup
            look="bar"
            name="scope"
            label={t("submit.scope")}
            value={scope}
            onChoose={(value) => setScope(value as Scope)}
            options={[
              { value: "this", label: t("submit.scope.this") },
              { value: "following", label: t("submit.scope.following", { count: dates.following }) },
              { value: "all", label: t("submit.scope.all", { count: dates.all }) },
            ]}
          />
        ),
      }}
      title={t("submit.change")}
      lead={t("submit.change-lead")}
    />
  );
}
