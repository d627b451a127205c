import { CHANGE_KINDS, type ChangeKind, type RunCounts } from "#domain/source/source.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { PlainButton } from "#web/ui/button.tsx";
import classes from "./source-list.module.css";

interface KindChipsProps {
  counts: Partial<RunCounts>;
  kind: ChangeKind | undefined;
  onKind(kind: ChangeKind | undefined): void;
}

/** Shows the rows of one kind alone; there is nothing to choose where all are of one. */
export function KindChips({ counts, kind, onKind }: KindChipsProps) {
  const { t } = useMessages();
  const kinds = CHANGE_KINDS.filter((each) => (counts[each] ?? 0) > 0);
  if (kinds.length < 2) return null;
  const all = kinds.reduce((sum, each) => sum + (counts[each] ?? 0), 0);
  return (
    <fieldset className={classes.chips}>
      <legend className="visually-hidden">{t("admin.run-kinds")}</legend>
      {[undefined, ...kinds].map((each) => (
        <PlainButton
          key={each ?? "all"}
          className={classes.chip}
          aria-pressed={kind === each}
          onClick={() => onKind(each)}
        >
          {t(each ? `admin.run-kind.${each}` : "admin.run-all")} <span>{each ? counts[each] : all}</span>
        </PlainButton>
      ))}
    </fieldset>
  );
}
