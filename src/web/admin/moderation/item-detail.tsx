import { Link } from "react-router";
import { fieldsOf } from "#contract/submission-form.ts";
import { urls } from "#contract/urls.ts";
import { ADMIN_ROLE } from "#domain/account.ts";
import { pinOf, type VenueCategory } from "#domain/category.ts";
import { FURTHER_ROWS } from "#domain/event/event-fields.ts";
import { choicesIn } from "#domain/event/field-text.ts";
import { formatDate } from "#domain/time.ts";
import { detailText } from "#messages/field-label.ts";
import { CategoryTag } from "#web/listing/category-tag.tsx";
import { pins } from "#web/listing/pins.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { NewTabHint } from "#web/messages/new-tab-hint.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { useAccount } from "#web/session/use-account.ts";
import { Badge } from "#web/ui/badge.tsx";
import { useColorScheme } from "#web/ui/color-scheme.ts";
import { Section } from "#web/ui/page.tsx";
import { AskButton } from "../questions.tsx";
import { DuplicateCard, type DuplicateCardProps } from "./duplicate-card.tsx";
import classes from "./moderation.module.css";
import type { QueueItem } from "./moderation-calls.ts";

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
      <p className="row wrap gap-8">
        {form && <CategoryTag category={pinOf(fieldsOf(form).category)} />}
        <Badge>
          {kind === "report"
            ? t("moderation.report")
            : t(author?.isGuest ? "moderation.by-guest" : "moderation.by-user")}
        </Badge>
        {author?.isGuest && <Badge tone="ok">{t("moderation.confirmed")}</Badge>}
        <span className="faint text-small">{moment}</span>
        <span className="muted text-small at-end">{t("moderation.position", { number, total })}</span>
      </p>
      <h2 className="text-h2 heavy breakable spaced" {...textProps(title, locale)}>
        {title}
      </h2>
      <div className={classes.columns}>
        {kind === "report" ? <ReportCard item={item} /> : <FormCard item={item} />}
        <div className="grid gap-16">
          {item.duplicates.map((duplicate, index) => (
            <DuplicateCard
              key={`${item.id} ${duplicate._id}`}
              item={item}
              duplicate={duplicate}
              isFree={isFree}
              onMerge={onMerge}
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
    <Section>
      {place && <PlacePicture at={place.coordinates} category={pinOf(fields.category)} />}
      <ul className={classes.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        {[fields.link, fields.image].filter(Boolean).map((address) => (
          <li key={address}>
            <a
              href={address}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="accent semibold breakable"
            >
              {address}
              <NewTabHint />
            </a>
          </li>
        ))}
      </ul>
      {fields.description && (
        <p className="muted breakable as-typed" {...textProps(fields.description, locale)}>
          {fields.description}
        </p>
      )}
    </Section>
  );
}

/** A visitor's report, with the ways to the event. */
function ReportCard({ item: { report, page, event, venueId } }: { item: QueueItem }) {
  const { t } = useMessages();
  const isAdmin = useAccount()?.role === ADMIN_ROLE;
  return (
    <Section>
      <p>
        <Badge tone="error">{report && t(`moderation.kind.${report.kind}`)}</Badge>
      </p>
      <h3 className="text-body strong">{t("moderation.reported")}</h3>
      <p className="muted breakable as-typed">{report?.text || t("moderation.reported-nothing")}</p>
      <p className="flex wrap gap-16">
        {page && (
          <a href={page} target="_blank" rel="noopener" className="accent semibold breakable">
            {t("moderation.open-page")}
            <NewTabHint />
          </a>
        )}
        {isAdmin && venueId && event && (
          <Link to={urls.adminAt(venueId, event)} className="accent semibold breakable">
            {t("moderation.edit-event")}
          </Link>
        )}
      </p>
    </Section>
  );
}

interface PlacePictureProps {
  at: readonly [longitude: number, latitude: number];
  category: VenueCategory;
}

/** The surroundings of a place, drawn by the server; decorative beside its address. */
function PlacePicture({ at: [longitude, latitude], category }: PlacePictureProps) {
  const { locale } = useMessages();
  const address = urls.smallMap({ longitude, latitude }, "street", useColorScheme(), locale);
  return (
    <div className={classes.map}>
      <img src={address} alt="" width={680} height={220} />
      <img src={pins[category]} alt="" width={43} height={64} className={classes.pin} />
    </div>
  );
}

/** Who sent it, how earlier ones were decided, and the way to ban them. */
function AuthorCard({ author, onBan }: { author: QueueItem["author"]; onBan(): void }) {
  const { t } = useMessages();
  if (!author) return null;
  const { name, email, approved, rejected } = author;
  return (
    <Section>
      <h3 className="text-body strong">{t("moderation.author")}</h3>
      <p>
        <b>{name}</b> {email}
      </p>
      <p className="row wrap gap-8">
        <Badge tone="ok">{t("moderation.approved", { count: approved })}</Badge>
        <Badge tone={rejected > 0 ? "error" : undefined}>
          {t("moderation.rejected", { count: rejected })}
        </Badge>
      </p>
      <AskButton
        variant="subtle"
        question={{ title: t("moderation.ban-ask", { email }), sentences: [t("moderation.ban-text")] }}
        submit={t("moderation.ban-do")}
        onConfirm={onBan}
      >
        {t("moderation.ban")}
      </AskButton>
    </Section>
  );
}
