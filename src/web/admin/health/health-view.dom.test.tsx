import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import type { HealthReport, VersionNotes } from "#contract/health.ts";
import { routes } from "#contract/urls.ts";
import { act, click, mount, until } from "#tests/support/mount.ts";
import "#tests/support/messages.ts";
import { REFRESH_MS } from "./health-calls.ts";
import { HealthView } from "./health-view.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const NOW = Date.parse("2026-11-15T12:00:00Z");
const HOUR_MS = 3_600_000;
const trend = Array.from({ length: 24 }, (_, hour) => (hour < 3 ? null : hour % 5));
const queue = { state: "good" as const, waiting: 0, oldestAt: null, sent: 12, trend };
const well: HealthReport = {
  at: NOW,
  site: {
    calls: 10_000,
    failures: 4,
    medianMs: 20,
    days: Array.from({ length: 90 }, (_, day) => ({
      day: new Date(NOW - (89 - day) * 24 * HOUR_MS).toISOString().slice(0, 10),
      ...(day < 80
        ? { state: "unknown" as const, downMinutes: 0 }
        : { state: day === 85 ? ("down" as const) : ("well" as const), downMinutes: day === 85 ? 18 : 0 }),
    })),
  },
  checks: {
    processes: {
      state: "good",
      answering: 2,
      wanted: 2,
      machines: 1,
      upSince: NOW - 6 * 24 * HOUR_MS,
      trend,
      memoryBytes: [412e6, 398e6],
      versions: ["1.2.3"],
    },
    database: {
      state: "good",
      kind: "postgres",
      version: "16.4 (Debian)",
      answerMs: 3.2,
      trend,
      connections: 38,
      mostConnections: 100,
      bytes: 22e9,
    },
    disk: {
      state: "good",
      usedBytes: 30e9,
      bytes: 80e9,
      machine: "secret-host",
      daysLeft: null,
      trend,
    },
    backup: { state: "good", lastAt: NOW - 3 * HOUR_MS },
    sources: { state: "good", all: 8, failing: 0, stopped: 0, leftOut: 0, toReview: 2, worst: null },
    mail: { ...queue, hasServer: true, stopped: 0 },
    push: { ...queue, devices: 3 },
    federation: { ...queue, state: "off", nextTryAt: null, followers: 0 },
    webhooks: { state: "good", active: 1, failing: 0, stopped: 0 },
    tiles: {
      state: "good",
      isWorldDamaged: false,
      leftOut: [],
      packs: [{ name: "sofia", bytes: 9e6, dataAt: NOW - 30 * 24 * HOUR_MS, isDamaged: false }],
      service: { host: "secret-tiles", isUp: true, downSince: null, dataAt: null },
    },
    certificate: {
      state: "good",
      host: "secret-site",
      endsAt: NOW + 62.5 * 24 * HOUR_MS,
      problem: null,
    },
    catalog: { state: "good", events: 12_049, venues: 2_000, lastImportAt: null },
  },
  happened: [],
};
const ownNotes: VersionNotes = {
  version: "1.2.3",
  released: "2026-11-10",
  changes: Array.from({ length: 7 }, (_, place) => ({
    group: "Added",
    text: `Change \`${place}\`: more of it`,
  })),
  newer: null,
};

/** The screen before a server that answers so; what it answers may change. */
async function open(report: HealthReport | number, notes = ownNotes) {
  const server = { report, notes };
  vi.stubGlobal("fetch", async (url: string) => {
    if (url === routes.adminVersion) return Response.json(server.notes);
    if (url === routes.adminTold)
      return Response.json({
        hasServer: false,
        people: [{ name: "Kalina Doneva", email: "k@site.example" }],
      });
    return typeof server.report === "number"
      ? Response.json({ error: "no", code: "unreachable" }, { status: server.report })
      : Response.json(server.report);
  });
  const container = await mount(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <HealthView />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const line = (name: string) => container.querySelector(`[data-check=${name}]`);
  return { container, server, line };
}

it("OPS-74 all well is said in one sentence, each thing with its number, what is off apart", async () => {
  const { container, line } = await open(well);
  await until(() => expect(container.textContent).toContain("The site works. Everything is fine."));
  expect(container.textContent).toContain(
    "99.96% of all requests answered in 90\u00a0days · half of them within 20 ms",
  );
  expect(line("processes")?.textContent).toContain("2 of 2 responding");
  expect(line("processes")?.textContent).toContain("412 MB and 398 MB");
  expect(line("database")?.textContent).toContain("PostgreSQL 16.438 of 100 connections");
  expect(line("backup")?.textContent).toContain("Made 3 hours ago");
  expect(line("catalog")?.textContent).toContain("12,049 upcoming events");
  expect(line("federation")?.textContent).toBe("FederationTurned off");
  const headings = [...container.querySelectorAll("section > h2")].map((each) => each.textContent);
  expect(headings).toEqual(expect.arrayContaining(["All fine", "Off or unknown"]));
  expect(headings).not.toContain("Needs attention");
  expect(container.querySelector("[role=img]")?.getAttribute("aria-label")).toBe(
    "The last 90 days: fine: 9, down: 1, not measured: 80",
  );
});

it("OPS-74 what is broken comes first, then what is worth a look, with words and the way on", async () => {
  const { checks } = well;
  const { container, line } = await open({
    ...well,
    checks: {
      ...checks,
      disk: { ...checks.disk, state: "warning", usedBytes: 67e9, daysLeft: 23 },
      backup: { state: "warning", lastAt: null },
      processes: { ...checks.processes, state: "unknown", answering: 0 },
      sources: {
        state: "failing",
        all: 8,
        failing: 1,
        stopped: 0,
        leftOut: 0,
        toReview: 0,
        worst: { id: 7, name: "Copper Hall", since: NOW, problem: { code: "x", message: "answers 404" } },
      },
    },
    happened: [
      { kind: "source-failing", at: NOW, subject: "Copper Hall", minutes: 0 },
      { kind: "outage", at: NOW - HOUR_MS, subject: "", minutes: 18 },
    ],
  });
  await until(() => expect(container.textContent).toContain("The site works. 3 things need attention."));
  const order = [...container.querySelectorAll("[data-check]")].map((each) =>
    each.getAttribute("data-check"),
  );
  expect(order[0]).toBe("sources");
  expect(order.slice(1, 3).toSorted()).toEqual(["backup", "disk"]);
  expect(line("disk")?.textContent).toContain("83% full, about 23 days left67 GB of 80 GB");
  expect(line("backup")?.textContent).toContain("Never made");
  expect(line("backup")?.querySelector("code")?.textContent).toBe("npm run backup");
  expect(line("sources")?.querySelector("a")?.getAttribute("href")).toBe("/admin/sources?source=7");
  expect(line("processes")?.textContent).toBe("ProcessesNot measured yet");
  expect(container.textContent).toContain("No response for 18 minutes");
});

it("OPS-74 the version comes with its notes, five at first", async () => {
  const { container } = await open(well);
  await until(() => expect(container.textContent).toContain("Running 1.2.3"));
  expect(container.querySelector("aside section > ul li")?.textContent).toBe("newChange 0");
  expect(container.querySelectorAll("details:not([open]) li")).toHaveLength(7);
  expect(container.querySelector("details li")?.textContent).toBe("newChange 0: more of it");
  expect(container.querySelector("summary")?.textContent).toBe("All 7 changes");
  expect(container.querySelector("[lang=en] code")?.textContent).toBe("0");
});

it("OPS-90 a newer version stands in the place of the running one, with its notes and a word about the backup", async () => {
  const changes = [{ group: "Fixed" as const, text: "A leak: gone" }];
  const url = "https://code.example/releases/1.3.0";
  const newer = { version: "1.3.0", released: "2026-11-14", url, changes };
  const { container } = await open(well, { ...ownNotes, newer });
  await until(() => expect(container.textContent).toContain("1.3.0 is available, you’re running 1.2.3"));
  expect(container.textContent).toContain("Make a backup first: the last one was made 3 hours ago.");
  expect(container.textContent).toContain("What’s new in 1.3.0");
  expect(container.querySelector("aside section > ul li")?.textContent).toBe("fixedA leak");
  expect(container.querySelector(`a[href="${url}"]`)?.textContent).toBe("How to upgrade");
});

it("OPS-88 OPS-89 certificate and map tiles are said in words, well or not", async () => {
  const { tiles, certificate } = well.checks;
  const said = async (name: string, checks: Partial<HealthReport["checks"]>) => {
    const { line } = await open({ ...well, checks: { ...well.checks, ...checks } });
    await until(() => expect(line(name)).toBeTruthy());
    return line(name)?.textContent;
  };
  const ofCertificate = (change: object) =>
    said("certificate", { certificate: { ...certificate, ...change } });
  const ofTiles = (change: object) => said("tiles", { tiles: { ...tiles, ...change } });
  expect(await ofCertificate({})).toBe("CertificateValid for 62 dayssecret-siteexpires on January 17, 2027");
  expect(await ofCertificate({ state: "failing", endsAt: NOW - 1 })).toContain("Expired");
  expect(await ofCertificate({ state: "warning", problem: "CERT_REVOKED" })).toContain(
    "not trusted by this machine: CERT_REVOKED",
  );
  expect(await ofCertificate({ state: "unknown", endsAt: null, problem: "ENOTFOUND" })).toBe(
    "CertificateNot measured yetThe public address can’t be reached from here: ENOTFOUND",
  );
  expect(await ofTiles({})).toBe(
    "Map tilesStreets come from a servicesecret-tiles1 street pack · map data from October 16, 2026",
  );
  expect(await ofTiles({ service: null, packs: [] })).toBe(
    "Map tilesLocal files onlyWorld map without streets",
  );
  expect(
    await ofTiles({ leftOut: ["a.pmtiles"], packs: [{ ...tiles.packs[0], isDamaged: true }] }),
  ).toContain("2 files are damagedsofia.pmtiles and a.pmtiles");
  const silent = { ...tiles.service, isUp: false, downSince: NOW };
  expect(await ofTiles({ service: silent })).toContain("The street service isn’t respondingsecret-tiles");
});

it("OPS-91 who is told opens by its button, with what tells of the rest", async () => {
  const { container } = await open(well);
  await until(() => expect(container.textContent).toContain("Who gets notified"));
  await click(
    [...container.querySelectorAll("button")].find((each) => each.textContent === "Who gets notified"),
  );
  await until(() => expect(document.querySelector("dialog")?.textContent).toContain("Kalina Doneva"));
  const text = document.querySelector("dialog")?.textContent;
  expect(text).toContain("k@site.example");
  expect(text).toContain("No mail server: emails are saved to a folder");
  expect(text).toContain("deploy/prometheus-alerts.yml");
});

it("OPS-75 it is renewed by itself; while the database is away it keeps what it knew, and says since when", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { container, server, line } = await open(well);
  await until(() => expect(container.textContent).toContain("Everything is fine."));
  const row = line("mail");
  server.report = { ...well, checks: { ...well.checks, mail: { ...well.checks.mail, sent: 99 } } };
  await act(() => vi.advanceTimersByTimeAsync(REFRESH_MS));
  await until(() => expect(line("mail")?.textContent).toContain("99 sent in 24\u00a0hours"));
  // The same row, so nothing flickers.
  expect(line("mail")).toBe(row);
  server.report = 503;
  await act(() => vi.advanceTimersByTimeAsync(REFRESH_MS));
  await until(() => expect(container.textContent).toContain("No response. Last known at"));
  expect(line("database")?.textContent).toContain("The database can’t be reached");
  expect(line("database")?.getAttribute("data-state")).toBe("failing");
  expect(line("mail")?.textContent).toContain("99 sent in 24\u00a0hours");
  server.report = well;
  await act(() => vi.advanceTimersByTimeAsync(REFRESH_MS));
  await until(() => expect(container.textContent).toContain("Everything is fine."));
});

it("OPS-75 without any answer yet it says so and can be asked again", async () => {
  const { container, server } = await open(503);
  await until(() =>
    expect(container.querySelector("[role=alert]")?.textContent).toContain("can’t be reached"),
  );
  server.report = well;
  await click([...container.querySelectorAll("button")].at(-1));
  await until(() => expect(container.textContent).toContain("Everything is fine."));
});

it("OPS-76 a copied report has states and numbers, but names neither machines nor sources", async () => {
  const copied: string[] = [];
  vi.stubGlobal("navigator", {
    language: "en",
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });
  const { container } = await open(well);
  await until(() => expect(container.textContent).toContain("Copy report"));
  await click([...container.querySelectorAll("button")].find((each) => each.textContent === "Copy report"));
  await until(() => expect(copied).toHaveLength(1));
  expect(copied[0]).toContain("Disk (good): 37% full");
  expect(copied[0]).toContain("Database (good): Responds in 3 ms · PostgreSQL 16.4");
  expect(copied[0]).toContain("Certificate (good): Valid for 62 days");
  expect(copied[0]).not.toContain("secret-");
});
