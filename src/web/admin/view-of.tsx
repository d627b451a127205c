import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { Link } from "react-router";
import type { BasemapSources } from "#contract/basemap.ts";
import { urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { AdminView } from "./admin-view.ts";
import { NOTHING } from "./choice/choice.ts";
import { linkedChoice } from "./choice/linked-choice.ts";
import { EventsView } from "./events/events-view.tsx";
import { FederationView } from "./federation/federation-view.tsx";
import { AddCityForm } from "./forms/add-city-form.tsx";
import { AddEventForm } from "./forms/add-event-form.tsx";
import { AddVenueForm } from "./forms/add-venue-form.tsx";
import { CopyEventForm } from "./forms/copy-event-form.tsx";
import { DeleteEventForm } from "./forms/delete-event-form.tsx";
import { DeleteVenueForm } from "./forms/delete-venue-form.tsx";
import { EditEventForm } from "./forms/edit-event-form.tsx";
import { EditVenueForm } from "./forms/edit-venue-form.tsx";
import { MergeCitiesForm } from "./forms/merge-cities-form.tsx";
import { MergeVenuesForm } from "./forms/merge-venues-form.tsx";
import { HealthView } from "./health/health-view.tsx";
import { ImportView } from "./import/import-view.tsx";
import { InstanceView } from "./instance/instance-view.tsx";
import { ModerationView } from "./moderation/moderation-view.tsx";
import { OrganizersView } from "./organizers/organizers-view.tsx";
import { ExportView } from "./records/export-view.tsx";
import { FeedbackView } from "./records/feedback-view.tsx";
import { LogView } from "./records/log-view.tsx";
import { SecurityView } from "./records/security-view.tsx";
import { SpeedView } from "./records/speed-view.tsx";
import { RolesView } from "./roles/roles-view.tsx";
import { SourcesView } from "./sources/sources-view.tsx";
import classes from "./view.module.css";
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

interface LinkedViewProps {
  View: ComponentType<ViewProps>;
  venueId: string;
  eventId: string | null;
  basemap: BasemapSources;
}

function LinkedView({ View, venueId, eventId, basemap }: LinkedViewProps) {
  const { t } = useMessages();
  const { data: start, isError } = useQuery(linkedChoice(venueId, eventId));
  if (start) return <View start={start} basemap={basemap} />;
  return (
    <div className={classes.page}>
      {isError ? (
        <>
          <Notice tone="warning">{t("admin.linked-gone")}</Notice>
          <Button component={Link} to={urls.admin} variant="default" className={classes.way}>
            {t("admin.view.add-event")}
          </Button>
        </>
      ) : (
        <p role="status">{t("admin.loading")}</p>
      )}
    </div>
  );
}
