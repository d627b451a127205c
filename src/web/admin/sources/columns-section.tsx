import type { PreviewTable, SourceMapping } from "#contract/admin-sources.ts";
import { type DateOrder, MAPPED_FIELDS, type MappedField, REQUIRED_FIELDS } from "#domain/source/mapping.ts";
import { columnLabel } from "#messages/field-label.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { Choices } from "#web/ui/choices.tsx";
import { IconAlertTriangle, IconArrowRight, IconCheck } from "#web/ui/icons.ts";
import { Section } from "#web/ui/page.tsx";
import { fieldOf, mapColumn } from "./column-mapping.ts";
import classes from "./columns.module.css";

interface ColumnsSectionProps {
  table: PreviewTable;
  mapping: SourceMapping;
  onMapping(mapping: SourceMapping): void;
}

/** Which column is what: each with samples and the field that it is read as. */
export function ColumnsSection({ table, mapping, onMapping }: ColumnsSectionProps) {
  const { t, locale } = useMessages();
  const dateOrder = mapping.dateOrder ?? table.dates?.assumed ?? undefined;
  const isDateOpen = table.dates !== null && dateOrder === undefined;
  const missing = REQUIRED_FIELDS.filter((field) => !mapping.columns[field]);
  return (
    <Section aria-label={t("admin.columns")}>
      <h2 className="text-h4 heavy">{t("admin.columns")}</h2>
      <p className="faint text-small">
        {table.knownExport
          ? t("admin.columns-export", { program: t(`admin.export-of.${table.knownExport}`) })
          : t("admin.columns-lead")}
      </p>
      {table.dates && (
        <DateOrderChoice
          dates={table.dates}
          order={dateOrder}
          onOrder={(order) => onMapping({ ...mapping, dateOrder: order })}
        />
      )}
      <ul className={classes.columns}>
        {table.columns.map(({ name, samples }) => {
          const field = fieldOf(mapping, name);
          return (
            <li key={name} data-field={field ?? ""}>
              <b {...textProps(name, locale)}>{name}</b>
              <span className="ellipsis muted">{samples.join(" · ") || "–"}</span>
              <IconArrowRight size={16} stroke={1.8} aria-hidden className={`faint ${classes.arrow}`} />
              <select
                aria-label={t("admin.column-is", { column: name })}
                value={field ?? ""}
                onChange={({ currentTarget }) =>
                  onMapping(mapColumn(mapping, name, (currentTarget.value || undefined) as MappedField))
                }
              >
                <option value="">{t("admin.column-unused")}</option>
                {MAPPED_FIELDS.map((each) => (
                  <option key={each} value={each}>
                    {columnLabel(each, t)}
                  </option>
                ))}
              </select>
              <span className={classes.remark}>
                {field === "date" && isDateOpen ? (
                  <em>{t("admin.column-order")}</em>
                ) : (
                  field && <IconCheck size={16} stroke={2.2} aria-hidden />
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {(missing.length > 0 || table.gone.length > 0) && (
        <p className={`row gap-8 text-small ${classes.missing}`}>
          <IconAlertTriangle size={16} stroke={2} aria-hidden />
          {missing.length > 0
            ? t("admin.column-missing", {
                fields: missing.map((field) => columnLabel(field, t)).join(", "),
              })
            : t("admin.column-gone", { columns: table.gone.join(", ") })}
        </p>
      )}
    </Section>
  );
}

interface DateOrderChoiceProps {
  dates: NonNullable<PreviewTable["dates"]>;
  order: DateOrder | undefined;
  onOrder(order: DateOrder): void;
}

/** Asks once how dates are meant that can be read both ways. */
function DateOrderChoice({ dates, order, onOrder }: DateOrderChoiceProps) {
  const { t, locale } = useMessages();
  const written = new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone: "UTC" });
  return (
    <div className={classes.question}>
      <Choices
        look="cards"
        legend={`${t("admin.dates-question", { date: dates.sample })} ${t("admin.dates-hint", { count: dates.count })}`}
        value={order}
        onChoose={onOrder}
        options={(["dmy", "mdy"] as const).map((value) => ({
          value,
          label: <b>{dates[value].date && written.format(new Date(`${dates[value].date}T00:00Z`))}</b>,
          hint: `${t(`admin.dates-${value}`)} · ${t("admin.dates-weekend", {
            count: dates[value].weekend,
            all: dates.count,
          })}`,
        }))}
      />
    </div>
  );
}
