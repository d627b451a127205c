import { Link } from "react-router";
import { fieldsOf } from "#contract/submission-form.ts";
import { urls } from "#contract/urls.ts";
import { ADMIN_ROLE } from "#domain/account.ts";
import { pinOf } from "#domain/category.ts";
import { FURTHER_ROWS } from "#domain/event/event-fields.ts";
import { choicesIn } from "#domain/event/field-text.ts";
import { formatDate } from "#domain/time.ts";
import { detailText } from "#messages/field-label.ts";
import { CategoryTag } from "#web/listing/category-tag.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { NewTabHint } from "#web/messages/new-tab-hint.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { useAccount } from "#web/session/use-account.ts";
import { AuthorCard } from "./author-card.tsx";
import { DuplicateCard, type DuplicateCardProps } from "./duplicate-card.tsx";
import detail from "./item-detail.module.css";
import classes from "./moderation.module.css";
import type { QueueItem } from "./moderation-calls.ts";
import { PlacePicture } from "./place-picture.tsx";

interface ItemDetailProps {
  item: QueueItem;
  number: number;
  total: number;
  isFree: boolean;
  onBan(): void;
  onMerge: DuplicateCardProps["onMerge"];
}

/** All that is known about what waits. */
export function ItemDetail({ item, number, total, isFree, onBan, onMerge }: ItemDetailProps) {
  const { t, locale } = useMessages();
  const { title, kind, form, author, at } = item;
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(at);
  return (
    <article>
      <p className={classes.marks}>
        {form && <CategoryTag category={pinOf(fieldsOf(form).category)} />}
        <span className={classes.mark}>
          {kind === "report"
            ? t("moderation.report")
            : t(author?.isGuest ? "moderation.by-guest" : "moderation.by-user")}
        </span>
        {author?.isGuest && (
          <span className={classes.mark} data-tone="ok">
            {t("moderation.confirmed")}
          </span>
        )}
        <span className="faint text-small">{moment}</span>
        <span className={detail.position}>{t("moderation.position", { number, total })}</span>
      </p>
      <h2 className={classes.name} {...textProps(title, locale)}>
        {title}
      </h2>
      <div className={detail.columns}>
        {kind === "report" ? <ReportCard item={item} /> : <FormCard item={item} />}
        <div className="grid gap-16">
          {item.duplicates.map((duplicate, index) => (
            <DuplicateCard
              key={`${item.id} ${duplicate._id}`}
              {...{ item, duplicate, isFree, onMerge }}
              isFirst={index === 0}
            />
          ))}
          <AuthorCard author={author} onBan={onBan} />
        </div>
      </div>
    </article>
  );
}

/** A submission in words. */
function FormCard({ item: { form, place } }: { item: QueueItem }) {
  const { t, locale } = useMessages();
  const fields = fieldsOf(form ?? {});
  const { date, time, endDate, endTime, priceFrom, priceTo, currency } = fields;
  const start = [formatDate(date), time].filter(Boolean).join(" · ");
  const end = [endDate && formatDate(endDate), endTime].filter(Boolean).join(" · ");
  const facts = [
    [start, end].filter(Boolean).join(" – "),
    form?.repeat ? t("moderation.dates", { rule: String(form.repeat) }) : "",
    place ? t("moderation.where", place) : t("moderation.no-place"),
    fields.room,
    fields.price === "free" ? t("moderation.price-free") : "",
    fields.price === "costs" ? t("moderation.price", { from: priceFrom, to: priceTo, currency }) : "",
    fields.minAge ? t("moderation.age", { age: fields.minAge }) : "",
    ...FURTHER_ROWS.filter(({ key }) => fields[key]).map(
      (row) =>
        `${t(`field.${row.key}`)}: ${detailText(row, row.choices ? choicesIn(row, fields[row.key]) : fields[row.key], t)}`,
    ),
    fields.organizer,
    fields.language,
    fields.tags,
  ].filter(Boolean);
  return (
    <section className={classes.card}>
      {place && <PlacePicture at={place.coordinates} category={pinOf(fields.category)} />}
      <ul className={detail.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        {[fields.link, fields.image].filter(Boolean).map((address) => (
          <li key={address}>
            <a href={address} target="_blank" rel="noopener noreferrer nofollow" className={classes.link}>
              {address}
              <NewTabHint />
            </a>
          </li>
        ))}
      </ul>
      <p className={detail.description} {...textProps(fields.description, locale)}>
        {fields.description}
      </p>
    </section>
  );
}

/** A visitor's report, with the ways to the event. */
function ReportCard({ item: { report, page, event, venueId } }: { item: QueueItem }) {
  const { t } = useMessages();
  const isAdmin = useAccount()?.role === ADMIN_ROLE;
  return (
    <section className={classes.card}>
      <p className={classes.marks}>
        <span className={classes.mark} data-tone="error">
          {report && t(`moderation.kind.${report.kind}`)}
        </span>
      </p>
      <h3 className={classes.heading}>{t("moderation.reported")}</h3>
      <p className={detail.description}>{report?.text || t("moderation.reported-nothing")}</p>
      <p className={detail.ways}>
        {page && (
          <a href={page} target="_blank" rel="noopener" className={classes.link}>
            {t("moderation.open-page")}
            <NewTabHint />
          </a>
        )}
        {isAdmin && venueId && event && (
          <Link to={urls.adminAt(venueId, event)} className={classes.link}>
            {t("moderation.edit-event")}
          </Link>
        )}
      </p>
    </section>
  );
}
