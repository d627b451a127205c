import { useId, useRef, useState } from "react";
import { Link } from "react-router";
import { calendarWays } from "#web/listing/calendar-ways.ts";
import { useMapView } from "#web/map-view/map-data.ts";
import { useMapFilter } from "#web/map-view/map-filter.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { NewTabHint } from "#web/messages/new-tab-hint.tsx";
import { useSite } from "#web/session/site.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { copyText } from "#web/ui/copy-text.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { IconCode } from "#web/ui/icons.ts";
import { GLANCE_MS, showToast } from "#web/ui/toast.ts";
import classes from "./share-dialog.module.css";
import { type ViewAddresses, viewAddresses } from "./view-addresses.ts";

const KINDS = ["link", "calendar", "news", "geoJson"] as const satisfies (keyof ViewAddresses)[];

/** What the map shows, as a link, a calendar, a feed and data. */
export function ShareDialog({ onClose }: { onClose(): void }) {
  const { t } = useMessages();
  const { publicUrl, name } = useSite();
  const { filter } = useMapFilter();
  const view = useMapView();
  const [isInView, setInView] = useState(true);
  if (!view) return null;
  const bounds = isInView ? view.bounds : undefined;
  const addresses = viewAddresses(publicUrl, { camera: view, bounds, filter });
  const ways = calendarWays(addresses.calendar, name);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("share-view.title")}
      closeLabel={t("share-view.close")}
      size="large"
    >
      <p className="text-body line-150 muted">{t("share-view.lead")}</p>
      <Checkbox
        className="above-8"
        label={t("share-view.in-view")}
        checked={isInView}
        onChange={({ currentTarget }) => setInView(currentTarget.checked)}
      />
      <ul className="grid gap-16 above-12 unlisted">
        {KINDS.map((kind) => (
          <li key={kind}>
            <Address
              label={t(`share-view.${kind}`)}
              hint={t(`share-view.${kind}.hint`)}
              url={addresses[kind]}
            />
            {kind === "calendar" && (
              <p className="flex wrap gap-8 above-8">
                {ways.map(({ program, href }) => (
                  <Button
                    key={program}
                    component="a"
                    variant="default"
                    href={href}
                    target="_blank"
                    rel="noopener noreferrer"
                  >
                    {program}
                    <NewTabHint />
                  </Button>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
      <Link
        to={addresses.maker}
        className="inline-row gap-8 above-12 text-body strong accent touch hover-underline"
      >
        <IconCode size={18} stroke={1.8} aria-hidden />
        {t("share-view.embed")}
      </Link>
    </Dialog>
  );
}

interface AddressProps {
  label: string;
  hint: string;
  url: string;
}

function Address({ label, hint, url }: AddressProps) {
  const { t } = useMessages();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  async function copy(): Promise<void> {
    if (await copyText(url)) return showToast(t("share-view.copied"), { stayMs: GLANCE_MS });
    field.current?.select();
    showToast(t("share-view.refused"), { tone: "problem" });
  }
  return (
    <>
      <label htmlFor={id} className="text-body strong">
        {label}
      </label>
      <p id={`${id}-hint`} className="text-small line-145 muted">
        {hint}
      </p>
      <div className={classes.address}>
        <input
          ref={field}
          id={id}
          readOnly
          value={url}
          aria-describedby={`${id}-hint`}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button variant="default" aria-label={t("share-view.copy-of", { what: label })} onClick={copy}>
          {t("share-view.copy")}
        </Button>
      </div>
    </>
  );
}
