import { useId } from "react";
import { useMessages } from "#web/messages/messages-provider.tsx";
import classes from "./sources.module.css";

/** Whether a source writes by itself, or waits for a person. */
export function TrustField({
  publishes,
  onChange,
}: {
  publishes: boolean;
  onChange(publishes: boolean): void;
}) {
  const { t } = useMessages();
  const name = useId();
  return (
    <div className={classes.trust} role="radiogroup" aria-label={t("admin.source-trust")}>
      {(["publish", "review"] as const).map((each) => {
        const isChecked = publishes === (each === "publish");
        return (
          <label key={each} data-checked={isChecked || undefined}>
            <input
              type="radio"
              name={name}
              checked={isChecked}
              onChange={() => onChange(each === "publish")}
            />
            <span>
              <b>{t(`admin.source-trust.${each}`)}</b>
              <small>{t(`admin.source-trust.${each}-hint`)}</small>
            </span>
          </label>
        );
      })}
    </div>
  );
}
