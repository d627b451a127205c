import IconMap from "@tabler/icons-react/dist/esm/icons/IconMap.mjs";
import { Link } from "react-router";
import { urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { PageTitle } from "#web/shell/page-title.tsx";
import { Button } from "#web/ui/button.tsx";
import calendarScene from "./calendar-scene.svg";
import classes from "./empty-page.module.css";

/** Stands where people will add their own events. */
export default function OwnEventsPage() {
  const { t } = useMessages();
  return (
    <div className={classes.page}>
      <PageTitle text={t("profile.own-events")} />
      <img src={calendarScene} alt="" width={240} height={180} />
      <h1 className={classes.title}>{t("profile.own-events")}</h1>
      <p className={classes.text}>{t("profile.own-events-soon")}</p>
      <Button
        component={Link}
        to={urls.map}
        size="xl"
        leftSection={<IconMap size={20} stroke={1.8} aria-hidden />}
      >
        {t("profile.open-map")}
      </Button>
    </div>
  );
}
