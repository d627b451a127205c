import { type MouseEvent, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { LandingPlace } from "#contract/pages.ts";
import { urls } from "#contract/urls.ts";
import type { DateRange } from "#domain/date-presets.ts";
import type { Point } from "#domain/geo.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import { opensNewTab } from "#web/ui/opens-new-tab.ts";
import classes from "./hero.module.css";

export interface NearPlace {
  place: LandingPlace;
  weekend: DateRange;
}

const NEAR_ZOOM = 13;
const TIMEOUT_MS = 10_000;

/** Opens the map of this weekend around the visitor. Their position is asked for now, and the guess does where it is not told. */
export function NearButton({ place, weekend }: NearPlace) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const mapAt = ({ latitude, longitude }: Point) =>
    urls.mapWith({ at: `${latitude.toFixed(5)},${longitude.toFixed(5)},${NEAR_ZOOM}`, ...weekend });

  function open(event: MouseEvent): void {
    if (opensNewTab(event) || !("geolocation" in navigator)) return;
    event.preventDefault();
    if (isAsking) return;
    setAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => navigate(mapAt(coords)),
      () => navigate(mapAt(place)),
      { timeout: TIMEOUT_MS, maximumAge: 60_000 },
    );
  }

  return (
    <Button
      component={Link}
      to={mapAt(place)}
      size="xl"
      className={classes.near}
      aria-busy={isAsking || undefined}
      onClick={open}
    >
      {t("landing.near")}
    </Button>
  );
}
