import type { HealthCheckName, HealthChecks, HealthReport } from "#contract/health.ts";
import { urls } from "#contract/urls.ts";
import type { HealthState } from "#domain/health.ts";
import type { Locale } from "#domain/locale.ts";
import { DAY_MS } from "#domain/time.ts";
import type { Translate } from "#messages/translate.ts";
import type { AdminView } from "../admin-view.ts";
import { sourceUrls } from "../sources/source-urls.ts";
import { healthFormat } from "./health-format.ts";

export interface HealthLine {
  name: HealthCheckName;
  state: HealthState;
  /** How it is. */
  words: string;
  /** The one number, and what else there is to know. */
  figure?: string;
  detail?: string;
  /** A command that helps. */
  command?: string;
  /** Whether figure and detail stay out of a report that is handed on. */
  isPrivate?: boolean;
  trend?: readonly (number | null)[];
  way?: { view: AdminView; to: string };
}

type Said = Omit<HealthLine, "name" | "state">;
interface Tongue {
  t: Translate;
  locale: Locale;
}

const at = (view: AdminView, to: string = urls.adminView(view)) => ({ way: { view, to } });

/** Every check in words. */
export function healthLines({ at: nowMs, checks }: HealthReport, { t, locale }: Tongue): HealthLine[] {
  const format = healthFormat(locale);

  function queueWords({ waiting, oldestAt }: { waiting: number; oldestAt: number | null }): string {
    if (waiting === 0 || oldestAt === null) return t("health.queue-empty");
    return t("health.queue", { count: waiting, ago: format.ago(nowMs - oldestAt) });
  }
  function tileWords({ isWorldDamaged, packs, leftOut, service }: HealthChecks["tiles"]): Said {
    const damaged = [
      ...(isWorldDamaged ? ["world.pmtiles"] : []),
      ...packs.filter(({ isDamaged }) => isDamaged).map(({ name }) => `${name}.pmtiles`),
      ...leftOut,
    ];
    const count = packs.length;
    const ownFiles = count > 0 ? t("health.packs", { count }) : t("health.world-alone");
    const dataAt = service?.dataAt ?? (count > 0 ? Math.max(...packs.map((pack) => pack.dataAt)) : null);
    const detail = [
      service && count > 0 && ownFiles,
      service?.isUp === null && t("health.not-asked"),
      service?.downSince && t("health.since", { time: format.moment.format(service.downSince) }),
      dataAt !== null && t("health.data-of", { date: format.date.format(dataAt) }),
    ];
    return {
      words:
        damaged.length > 0
          ? t("health.damaged", { count: damaged.length })
          : service?.isUp === false
            ? t("health.service-silent")
            : service
              ? t("health.by-service")
              : t("health.own-files"),
      figure: damaged.length > 0 ? format.list.format(damaged) : (service?.host ?? ownFiles),
      detail: detail.filter(Boolean).join(" · "),
    };
  }
  const sent = (count: number) => t("health.sent", { count });

  const say: { [Name in HealthCheckName]: (check: HealthChecks[Name]) => Said } = {
    processes: ({ answering, wanted, upSince, memoryBytes, versions, trend }) => ({
      words: t("health.processes", { answering, wanted }),
      ...(upSince !== null && { figure: t("health.up", { time: format.duration(nowMs - upSince) }) }),
      detail:
        versions.length > 1
          ? t("health.versions", { versions: format.list.format(versions) })
          : format.list.format(memoryBytes.map(format.bytes)),
      trend,
      ...at("speed"),
    }),
    database: ({ kind, version, answerMs, connections, mostConnections, bytes, trend }) => ({
      words: t("health.answers", { time: format.milliseconds(answerMs) }),
      figure: kind === "embedded" ? t("health.embedded") : `PostgreSQL ${version.split(" ")[0]}`,
      detail: [
        kind === "postgres" && t("health.connections", { used: connections, most: mostConnections }),
        format.bytes(bytes),
      ]
        .filter(Boolean)
        .join(" · "),
      trend,
    }),
    disk: ({ usedBytes, bytes, machine, daysLeft, trend }) => {
      if (usedBytes === null || bytes === null) return { words: t("health.unknown") };
      const share = format.share(usedBytes / bytes);
      return {
        words:
          daysLeft === null ? t("health.full", { share }) : t("health.full-in", { share, count: daysLeft }),
        figure: t("health.of", { used: format.bytes(usedBytes), all: format.bytes(bytes) }),
        detail: machine ?? "",
        isPrivate: true,
        trend,
      };
    },
    backup: ({ lastAt, state }) => ({
      words: lastAt === null ? t("health.never") : t("health.made", { ago: format.ago(nowMs - lastAt) }),
      ...(lastAt !== null && { figure: format.moment.format(lastAt) }),
      ...(state !== "good" && { detail: t("health.daily"), command: "npm run backup" }),
    }),
    sources: ({ all, failing, stopped, leftOut, toReview, worst }) => ({
      words:
        failing + stopped > 0
          ? t("health.sources-fail", { failing: failing + stopped, all })
          : leftOut > 0
            ? t("health.sources-left-out", { left: leftOut, all })
            : all === 0
              ? t("health.sources-none")
              : t("health.sources", { count: all }),
      ...(worst && { figure: worst.name, detail: worst.problem.message, isPrivate: true }),
      ...(!worst && toReview > 0 && { figure: t("health.to-review", { count: toReview }) }),
      ...at("sources", worst ? sourceUrls.source(worst.id) : sourceUrls.list),
    }),
    mail: ({ hasServer, stopped, ...queue }) => ({
      words: queueWords(queue),
      figure: sent(queue.sent),
      trend: queue.trend,
      ...(stopped > 0 && { detail: t("health.stopped", { count: stopped }) }),
      ...(!hasServer && { detail: t("health.no-server") }),
    }),
    push: ({ devices, ...queue }) => ({
      words: queueWords(queue),
      figure: sent(queue.sent),
      trend: queue.trend,
      detail: t("health.devices", { count: devices }),
    }),
    federation: ({ followers, nextTryAt, ...queue }) => ({
      words: queueWords(queue),
      figure: sent(queue.sent),
      trend: queue.trend,
      detail:
        nextTryAt !== null && nextTryAt > nowMs
          ? t("health.next-try", { when: format.ahead(nextTryAt - nowMs) })
          : t("health.followers", { count: followers }),
      ...at("federation"),
    }),
    webhooks: ({ active, failing, stopped }) => ({
      words:
        failing + stopped > 0
          ? t("health.webhooks-fail", { failing, stopped })
          : active === 0
            ? t("health.webhooks-none")
            : t("health.webhooks", { count: active }),
      ...at("webhooks"),
    }),
    tiles: (check) => ({ ...tileWords(check), isPrivate: true }),
    certificate: ({ host, endsAt, problem }) => ({
      words:
        endsAt === null || endsAt <= nowMs
          ? t("health.expired")
          : t("health.good-for", { count: Math.floor((endsAt - nowMs) / DAY_MS) }),
      figure: host ?? "",
      isPrivate: true,
      detail: problem
        ? t("health.not-trusted", { code: problem })
        : t("health.ends", { date: format.date.format(endsAt ?? nowMs) }),
    }),
    catalog: ({ events, venues, lastImportAt }) => ({
      words: t("health.events", { count: events }),
      figure: t("health.venues", { count: venues }),
      ...(lastImportAt !== null && {
        detail: t("health.imported", { ago: format.ago(nowMs - lastImportAt) }),
      }),
      ...at("events"),
    }),
  };

  const lineOf = <Name extends HealthCheckName>(name: Name): HealthLine => {
    const check = checks[name];
    if (check.state === "unknown") {
      const code = "problem" in check && check.problem;
      const words = t("health.unknown");
      return { name, state: check.state, words, ...(code && { detail: t("health.not-reached", { code }) }) };
    }
    if (check.state === "off") return { name, state: check.state, words: t("health.off") };
    return { name, state: check.state, ...say[name](check) };
  };
  return (Object.keys(say) as HealthCheckName[]).map((name) => lineOf(name));
}

/** A report to hand on: without names of machines and sources, and what they answered. */
export function reportText(
  lines: readonly HealthLine[],
  { t }: Pick<Tongue, "t">,
  head: readonly string[],
): string {
  const rows = lines.map(({ name, state, words, figure, detail, isPrivate }) =>
    [`${t(`health.name.${name}`)} (${state}): ${words}`, ...(isPrivate ? [] : [figure, detail])]
      .filter(Boolean)
      .join(" · "),
  );
  return [...head, ...rows].join("\n");
}
