import calendarScene from "#web/assets/illustrations/calendar-scene.svg";
import { PageTitle } from "#web/head/page-title.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import classes from "#web/ui/empty-page.module.css";
import { Illustration } from "#web/ui/illustration.tsx";
import { MapButton } from "#web/ui/map-button.tsx";

/** Stands where people will add their own events. */
export default function OwnEventsPage() {
  const { t } = useMessages();
  return (
    <div className={classes.page}>
      <PageTitle text={t("profile.own-events")} />
      <Illustration src={calendarScene} width={240} height={180} />
      <h1 className={classes.title}>{t("profile.own-events")}</h1>
      <p className={classes.text}>{t("profile.own-events-soon")}</p>
      <MapButton>{t("profile.open-map")}</MapButton>
    </div>
  );
}
