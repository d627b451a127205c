import { PageTitle } from "#web/head/page-title.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { pageContext } from "#web/session/page-context.ts";
import { useAccount } from "#web/session/use-account.ts";
import type { Route } from "./+types/submit-page.ts";
import { ChangeForm, CopyForm, CorrectForm } from "./own-event-forms.tsx";
import { SentScreen, type SentState } from "./sent-screen.tsx";
import { SubmitForm } from "./submit-form.tsx";
import "./load-messages.ts";

const SENT: readonly string[] = ["unconfirmed", "waiting", "approved"] satisfies SentState[];

/** The parameters: what was searched and sent without script, and which event of one's own fills the form. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  const place = searchParams.get("place")?.trim().slice(0, 200) ?? "";
  const sent = searchParams.get("sent") ?? "";
  return {
    basemap: services.basemap,
    found: place === "" ? [] : (await services.findVenues(place)).venues,
    sent: SENT.includes(sent) ? (sent as SentState) : undefined,
    edit: searchParams.get("edit") ?? undefined,
    change: searchParams.get("change") ?? undefined,
    copy: searchParams.get("copy") ?? undefined,
  };
}

export default function SubmitPage({ loaderData }: Route.ComponentProps) {
  const { t } = useMessages();
  const user = useAccount();
  const { basemap, found, sent, edit, change, copy } = loaderData;
  return (
    <>
      <PageTitle text={t("submit.title")} />
      {sent ? (
        <SentScreen state={sent} />
      ) : edit && user ? (
        <CorrectForm key={edit} id={edit} basemap={basemap} />
      ) : change && user ? (
        <ChangeForm key={change} id={change} basemap={basemap} />
      ) : copy && user ? (
        <CopyForm key={copy} id={copy} basemap={basemap} />
      ) : (
        <SubmitForm basemap={basemap} found={found} title={t("submit.title")} lead={t("submit.lead")} />
      )}
    </>
  );
}
