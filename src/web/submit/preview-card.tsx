import { isVenueCategory } from "#domain/category.ts";
import { isDate } from "#domain/time.ts";
import { dayText } from "#messages/event-words.ts";
import { CategoryGlyph } from "#web/listing/category-glyph.tsx";
import { CategoryTag } from "#web/listing/category-tag.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { IconCalendar, IconInfoCircle, IconMapPin } from "#web/ui/icons.ts";
import type { SubmissionDraft } from "./draft.ts";
import classes from "./preview-card.module.css";

/** The event as visitors will see it. */
export function PreviewCard({ draft }: { draft: SubmissionDraft }) {
  const { t, locale } = useMessages();
  const { fields, venue } = draft;
  const category = isVenueCategory(fields.category) ? fields.category : "other";
  // Pictures from elsewhere are never loaded by pages.
  const uploaded = URL.parse(fields.image)?.pathname.match(/^\/uploads\/[\w-]+\.webp$/)?.[0];
  const where = venue?.name ?? fields.newVenueName;
  const day = isDate(fields.date) ? dayText(fields.date, true, locale) : "";
  const hours = fields.hours === "hours" ? [fields.time, fields.endTime].filter(Boolean).join("–") : "";
  const price =
    fields.price === "free"
      ? t("submit.price.free")
      : fields.price === "costs" && (fields.priceFrom || fields.priceTo)
        ? t("submit.preview-price", {
            price: fields.priceFrom || fields.priceTo,
            currency: fields.currency,
          })
        : "";
  return (
    <section aria-label={t("submit.preview")}>
      <p className={classes.label}>{t("submit.preview")}</p>
      <div className="card clip shadow-1">
        <div
          className={classes.poster}
          style={{ background: `var(--${category}-tint)`, color: `var(--${category})` }}
        >
          {uploaded ? <img src={uploaded} alt="" /> : <CategoryGlyph category={category} size={72} />}
        </div>
        <div className={classes.text}>
          <p className="row wrap gap-8 between">
            <CategoryTag category={category} />
            {price && <span className={classes.price}>{price}</span>}
          </p>
          <p className={classes.title} {...textProps(fields.title, locale)}>
            {fields.title || t("submit.preview-title")}
          </p>
          {day && (
            <p className="row gap-8 text-small muted badge breakable">
              <IconCalendar size={16} stroke={1.8} aria-hidden />
              {[day, hours].filter(Boolean).join(" · ")}
            </p>
          )}
          {where && (
            <p className="row gap-8 text-small muted badge breakable">
              <IconMapPin size={16} stroke={1.8} aria-hidden />
              <span {...textProps(where, locale)}>
                {venue ? t("submit.where-is", { address: where, city: venue.city }) : where}
              </span>
            </p>
          )}
        </div>
      </div>
      {fields.image === "" && (
        <p className="row gap-8 above-8 text-small faint badge">
          <IconInfoCircle size={16} stroke={1.8} aria-hidden />
          {t("submit.preview-poster")}
        </p>
      )}
    </section>
  );
}
