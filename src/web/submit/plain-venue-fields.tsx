import type { FoundVenue } from "#contract/submission-calls.ts";
import { MAX_ADDRESS, MAX_NAME } from "#domain/event-limits.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import classes from "./submit-form.module.css";

/** Without script: one of the venues that were found, or a new one by its coordinates. */
export function PlainVenueFields({ found }: { found: readonly FoundVenue[] }) {
  const { t } = useMessages();
  return (
    <div className={classes.plain}>
      {found.length > 0 && (
        <fieldset className={classes.found}>
          <legend>{t("field.venue")}</legend>
          {found.map(({ venue, name, address, city }, index) => (
            <label key={venue}>
              <input type="radio" name="venue" value={venue} defaultChecked={index === 0} />
              <span>
                <b>{name}</b> {t("submit.where-is", { address, city })}
              </span>
            </label>
          ))}
          <label>
            <input type="radio" name="venue" value="" />
            {t("submit.venue-new")}
          </label>
        </fieldset>
      )}
      <TextField name="newVenueName" label={t("submit.field.newVenueName")} maxLength={MAX_NAME} />
      <TextField name="newVenueAddress" label={t("submit.field.newVenueAddress")} maxLength={MAX_ADDRESS} />
      <div className={classes.two}>
        <TextField name="newVenueLatitude" label={t("submit.field.newVenueLatitude")} inputMode="decimal" />
        <TextField name="newVenueLongitude" label={t("submit.field.newVenueLongitude")} inputMode="decimal" />
      </div>
    </div>
  );
}
