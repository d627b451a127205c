import { useState } from "react";
import type { Price } from "#domain/event/event.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { ChoiceField, Field, type ProblemOf } from "../field.tsx";
import classes from "../fields.module.css";

const KINDS = ["unknown", "free", "costs"] as const;
type Kind = (typeof KINDS)[number];
/** Most venues of this map are in the euro area. */
const USUAL_CURRENCY = "EUR";

/** What an event costs: not known, nothing, or from and to. */
export function PriceFields({ price, problemOf }: { price: Price | null | undefined; problemOf: ProblemOf }) {
  const { t } = useMessages();
  const [kind, setKind] = useState<Kind>(!price ? "unknown" : price.isFree ? "free" : "costs");
  return (
    <fieldset className={classes.part}>
      <legend>{t("admin.part.price")}</legend>
      <ChoiceField
        name="price"
        isLocal
        problemOf={(name) => problemOf(name) ?? problemOf("isFree")}
        options={KINDS.map((value) => ({ value, label: t(`admin.price.${value}`) }))}
        value={kind}
        onChange={({ currentTarget }) => setKind(currentTarget.value as Kind)}
      />
      <input type="hidden" name="isFree" value={String(kind === "free")} />
      {kind === "costs" ? (
        <>
          <Field
            name="priceFrom"
            inputMode="decimal"
            problemOf={problemOf}
            defaultValue={price?.from ?? ""}
          />
          <Field name="priceTo" inputMode="decimal" problemOf={problemOf} defaultValue={price?.to ?? ""} />
          <Field
            name="currency"
            problemOf={problemOf}
            maxLength={3}
            defaultValue={price?.currency ?? USUAL_CURRENCY}
          />
        </>
      ) : (
        // Sent empty, what it cost before is cleared.
        ["priceFrom", "priceTo", "currency"].map((name) => (
          <input key={name} type="hidden" name={name} value="" />
        ))
      )}
    </fieldset>
  );
}
