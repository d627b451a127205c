import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { PlaceChoice, type PlaceChoiceProps } from "./place-choice.tsx";
import classes from "./places.module.css";
import run from "./run.module.css";

/** A place that is not clear, in the list of a source's places. */
export function PlaceQuestion(props: PlaceChoiceProps) {
  const { t, locale } = useMessages();
  const { place: name, city, events, suggestions, problem } = props.place;
  return (
    <li className={run.change}>
      <div className={run.what}>
        <p>
          <b {...textProps(name, locale)}>{name}</b>
        </p>
        <p className={run.where}>
          {[city, t("admin.place-events", { count: events })].filter(Boolean).join(" · ")}
        </p>
        {suggestions.length === 0 && problem && <p className={run.problem}>{problem.message}</p>}
        {suggestions.length > 0 && <p className={classes.asked}>{t("admin.place-meant")}</p>}
        <PlaceChoice {...props} />
      </div>
    </li>
  );
}
