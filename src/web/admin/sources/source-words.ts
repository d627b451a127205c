import type { Source, SourceRun } from "#contract/admin-sources.ts";
import type { Locale } from "#domain/locale.ts";
import { CHANGE_KINDS, type RunCounts, type SourceProblem } from "#domain/source/source.ts";
import type { MessageKey } from "#web/messages/catalogue.ts";
import { catalogueOf } from "#web/messages/catalogues.ts";
import { type Translate, translatorFor } from "#web/messages/translate.ts";

/** A problem by its code; in the server's own words where its code has none. */
export function problemText(
  problem: Omit<SourceProblem, "params"> & { params?: SourceProblem["params"] | undefined },
  locale: Locale,
): string {
  const key = `admin.problem.${problem.code}`;
  if (!Object.hasOwn(catalogueOf(locale), key)) return problem.message;
  const t = translatorFor(locale) as (key: MessageKey, params: Record<string, string | number>) => string;
  return t(key as MessageKey, problem.params ?? {});
}

/** "3 new · 1 changed · 20 as before" */
export function countsText(counts: Partial<RunCounts>, t: Translate): string {
  const kinds = [...CHANGE_KINDS, "same", "past", "kept"] as const;
  const words = kinds.flatMap((kind) => {
    const count = counts[kind] ?? 0;
    return count > 0 ? [t(`admin.run-count.${kind}`, { count })] : [];
  });
  return words.join(" · ") || t("admin.run-count.none");
}

export function momentText(at: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(new Date(at));
}

/** How many rows of a run wait for a person; there is nothing to choose in a problem. */
function waitingCount({ counts }: SourceRun): number {
  return CHANGE_KINDS.filter((kind) => kind !== "problem").reduce(
    (sum, kind) => sum + (counts[kind] ?? 0),
    0,
  );
}

export function healthText(source: Source, locale: Locale): string {
  const t = translatorFor(locale);
  const { health, failingSince, lastRun } = source;
  if (health === "failing" && failingSince)
    return t("admin.source-failing-since", { since: momentText(failingSince, locale) });
  if (health === "review" && lastRun?.state === "review")
    return t("admin.source-waiting", { count: waitingCount(lastRun) });
  return t(`admin.source-health.${health}`);
}

export function everyText(every: string, t: Translate): string {
  switch (every) {
    case "PT1H":
    case "PT6H":
    case "PT24H":
    case "PT168H":
      return t(`admin.source-every.${every}`);
    default:
      return t("admin.source-every-hours", { count: Number(/\d+/.exec(every)?.[0] ?? 1) });
  }
}
