import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { Link } from "react-router";
import type { BasemapSources } from "#contract/basemap.ts";
import { urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Page } from "#web/ui/page.tsx";
import type { AdminView } from "./admin-view.ts";
import { NOTHING } from "./choice/choice.ts";
import { EventsView } from "./events/events-view.tsx";
import { FederationView } from "./federation/federation-view.tsx";
import { AddEventForm, CopyEventForm, DeleteEventForm, EditEventForm } from "./forms/event-forms.tsx";
import { MergeCitiesForm, MergeVenuesForm } from "./forms/merge-forms.tsx";
import { AddCityForm, AddVenueForm, DeleteVenueForm, EditVenueForm } from "./forms/place-forms.tsx";
import { HealthView } from "./health/health-view.tsx";
import { ImportView } from "./import/import-view.tsx";
import { InstanceView } from "./instance/instance-view.tsx";
import { ModerationView } from "./moderation/moderation-view.tsx";
import { OrganizersView } from "./organizers/organizers-view.tsx";
import { linkedChoice } from "./queries.ts";
import { ExportView } from "./records/export-view.tsx";
import { FeedbackView } from "./records/feedback-view.tsx";
import { LogView } from "./records/log-view.tsx";
import { SecurityView } from "./records/security-view.tsx";
import { SpeedView } from "./records/speed-view.tsx";
import { RolesView } from "./roles/roles-view.tsx";
import { SourcesView } from "./sources/sources-view.tsx";
import type { ViewProps } from "./view-props.ts";
import { WebhooksView } from "./webhooks/webhooks-view.tsx";

const VIEWS: Record<AdminView, ComponentType<ViewProps>> = {
  moderation: ModerationView,
  roles: RolesView,
  organizers: OrganizersView,
  "add-city": AddCityForm,
  "add-venue": AddVenueForm,
  "edit-venue": EditVenueForm,
  "merge-cities": MergeCitiesForm,
  "merge-venues": MergeVenuesForm,
  "delete-venue": DeleteVenueForm,
  "add-event": AddEventForm,
  "edit-event": EditEventForm,
  "delete-event": DeleteEventForm,
  events: EventsView,
  sources: SourcesView,
  federation: FederationView,
  webhooks: WebhooksView,
  "copy-event": CopyEventForm,
  import: ImportView,
  export: ExportView,
  feedback: FeedbackView,
  log: LogView,
  security: SecurityView,
  speed: SpeedView,
  instance: InstanceView,
  health: HealthView,
};

interface ViewOfProps {
  view: AdminView;
  /** May name a venue, and one of its events. */
  link: URLSearchParams;
  basemap: BasemapSources;
}

export function ViewOf({ view, link, basemap }: ViewOfProps) {
  const View = VIEWS[view];
  const venueId = link.get("venue");
  // The table's filter by venue is no venue chosen for a form.
  if (!venueId || view === "events") return <View start={NOTHING} basemap={basemap} />;
  return <LinkedView View={View} venueId={venueId} eventId={link.get("event")} basemap={basemap} />;
}

interface LinkedViewProps extends Pick<ViewProps, "basemap"> {
  View: ComponentType<ViewProps>;
  venueId: string;
  eventId: string | null;
}

function LinkedView({ View, venueId, eventId, basemap }: LinkedViewProps) {
  const { t } = useMessages();
  const { data: start, isError } = useQuery(linkedChoice(venueId, eventId));
  if (start) return <View start={start} basemap={basemap} />;
  return (
    <Page>
      {isError ? (
        <div className="grid gap-16 to-start">
          <Notice tone="warning">{t("admin.linked-gone")}</Notice>
          <Button component={Link} to={urls.admin} variant="default">
            {t("admin.view.add-event")}
          </Button>
        </div>
      ) : (
        <p role="status">{t("admin.loading")}</p>
      )}
    </Page>
  );
}
