import { useState } from "react";
import { NO_REPEAT, type Repeat, repeatRule } from "#domain/event/repeat-rule.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { ChoiceField, Field, type ProblemOf } from "../field.tsx";
import classes from "../fields.module.css";

const KINDS: readonly Repeat["every"][] = ["", "DAILY", "WEEKLY", "MONTHLY", "rule"];

const EXAMPLE = "FREQ=WEEKLY;BYDAY=TU,TH;COUNT=10";

/** How an event repeats: chosen in words, sent as a rule. */
export function RepeatFields({ problemOf }: { problemOf: ProblemOf }) {
  const { t } = useMessages();
  const [repeat, setRepeat] = useState(NO_REPEAT);
  const set = (change: Partial<Repeat>) => setRepeat((last) => ({ ...last, ...change }));
  const isChosen = repeat.every !== "" && repeat.every !== "rule";
  return (
    <fieldset className={classes.part}>
      <legend>{t("admin.part.repeat")}</legend>
      <div className={classes.pair}>
        <ChoiceField
          name="repeat"
          isLocal
          problemOf={problemOf}
          options={KINDS.map((value) => ({ value, label: t(`admin.repeat.${value || "none"}`) }))}
          value={repeat.every}
          onChange={({ currentTarget }) => set({ every: currentTarget.value as Repeat["every"] })}
        />
      </div>
      {isChosen && (
        <>
          <Field
            name="repeatCount"
            isLocal
            type="number"
            min={1}
            max={400}
            problemOf={problemOf}
            value={repeat.count}
            onChange={({ currentTarget }) => set({ count: currentTarget.value })}
          />
          <Field
            name="repeatUntil"
            isLocal
            type="date"
            problemOf={problemOf}
            value={repeat.until}
            onChange={({ currentTarget }) => set({ until: currentTarget.value })}
          />
        </>
      )}
      {repeat.every === "rule" && (
        <div className={classes.pair}>
          <Field
            name="rule"
            isLocal
            problemOf={problemOf}
            maxLength={500}
            placeholder={EXAMPLE}
            value={repeat.rule}
            onChange={({ currentTarget }) => set({ rule: currentTarget.value })}
          />
        </div>
      )}
      <input type="hidden" name="repeat" value={repeatRule(repeat)} />
    </fieldset>
  );
}
