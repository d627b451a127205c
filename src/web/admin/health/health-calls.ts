import { queryOptions } from "@tanstack/react-query";
import type { HealthReport, ToldPeople, VersionNotes } from "#contract/health.ts";
import { routes } from "#contract/urls.ts";
import { problemTeller } from "#web/messages/error-text.ts";
import { get } from "#web/session/api.ts";

export const REFRESH_MS = 5_000;

export const health = queryOptions({
  queryKey: ["health"],
  refetchInterval: REFRESH_MS,
  // What is wrong is shown at once; the next look comes soon.
  retry: false,
  async queryFn({ signal }) {
    const [report, say] = await Promise.all([get<HealthReport>(routes.adminHealth, signal), problemTeller()]);
    const { worst } = report.checks.sources;
    if (worst) worst.problem.message = say(worst.problem, worst.problem.message);
    return report;
  },
});

export const toldPeople = queryOptions({
  queryKey: ["told"],
  queryFn: ({ signal }) => get<ToldPeople>(routes.adminTold, signal),
});

export const versionNotes = queryOptions({
  queryKey: ["version"],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }) => get<VersionNotes>(routes.adminVersion, signal),
});
