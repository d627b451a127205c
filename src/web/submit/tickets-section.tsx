import { FURTHER_ROWS } from "#domain/event/event-fields.ts";
import { MAX_LINK, MAX_NAME } from "#domain/event-limits.ts";
import { DetailControl } from "#web/listing/detail-control.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { FormSection } from "./form-section.tsx";
import type { FormState } from "./form-state.ts";
import { Optional } from "./optional.tsx";
import { RadioGroup } from "./radio-group.tsx";
import classes from "./submit-form.module.css";

const PRICES = ["free", "costs", "unknown"] as const;
const AGES = ["6", "12", "16", "18"];

export function TicketsSection({ form }: { form: FormState }) {
  const { t } = useMessages();
  const { set, problemOf } = form;
  const { fields } = form.draft;
  const ages = fields.minAge === "" || AGES.includes(fields.minAge) ? AGES : [...AGES, fields.minAge];
  return (
    <FormSection title={t("submit.tickets")}>
      <RadioGroup
        look="bar"
        name="price"
        label={t("field.price")}
        problem={problemOf("price")}
        options={PRICES.map((value) => ({ value, label: t(`submit.price.${value}`) }))}
        value={fields.price}
        onChoose={(price) => set({ price })}
      />
      {fields.price === "costs" && (
        <div className={classes.three}>
          <TextField
            name="priceFrom"
            inputMode="decimal"
            label={t("field.priceFrom")}
            problem={problemOf("priceFrom")}
            value={fields.priceFrom}
            onChange={({ currentTarget }) => set({ priceFrom: currentTarget.value })}
          />
          <TextField
            name="priceTo"
            inputMode="decimal"
            label={t("field.priceTo")}
            problem={problemOf("priceTo")}
            value={fields.priceTo}
            onChange={({ currentTarget }) => set({ priceTo: currentTarget.value })}
          />
          <TextField
            name="currency"
            label={t("field.currency")}
            problem={problemOf("currency")}
            value={fields.currency}
            onChange={({ currentTarget }) => set({ currency: currentTarget.value })}
            maxLength={3}
          />
        </div>
      )}
      <RadioGroup
        name="minAge"
        label={t("field.minAge")}
        problem={problemOf("minAge")}
        options={[
          { value: "", label: t("submit.age-all") },
          ...ages.map((value) => ({ value, label: t("submit.age-from", { age: value }) })),
        ]}
        value={fields.minAge}
        onChoose={(minAge) => set({ minAge })}
      />
      <TextField
        name="link"
        type="url"
        label={t("field.link")}
        aside={<Optional />}
        problem={problemOf("link")}
        value={fields.link}
        onChange={({ currentTarget }) => set({ link: currentTarget.value })}
        maxLength={MAX_LINK}
      />
      <div className={classes.two}>
        <TextField
          name="organizer"
          label={t("field.organizer")}
          aside={<Optional />}
          problem={problemOf("organizer")}
          value={fields.organizer}
          onChange={({ currentTarget }) => set({ organizer: currentTarget.value })}
          maxLength={MAX_NAME}
        />
        <TextField
          name="tags"
          label={t("field.tags")}
          aside={<Optional />}
          hint={t("submit.tags-hint")}
          problem={problemOf("tags")}
          value={fields.tags}
          onChange={({ currentTarget }) => set({ tags: currentTarget.value })}
        />
      </div>
      {FURTHER_ROWS.map((row) => (
        <DetailControl
          key={row.key}
          row={row}
          aside={<Optional />}
          problem={problemOf(row.key)}
          value={fields[row.key]}
          onChange={(value) => set({ [row.key]: value })}
        />
      ))}
    </FormSection>
  );
}
