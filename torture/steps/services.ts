import { z } from "zod";
import { basemapUrls } from "#contract/basemap.ts";
import { routes, urls } from "#contract/urls.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import type { GateState } from "#tests/support/tcp-gate.ts";
import { EXACT, startOutsideServices } from "../outside-services.ts";
import type { Stage, Step } from "../step.ts";
import { makeTemporaryFolder } from "../temporary.ts";
import { until } from "../until.ts";

/** Our longest timeout is 10 s. */
const TIMEOUT_MS = 15_000;
const RECOVERY_MS = 180_000;
const FAULTS: GateState[] = ["shut", "hanging", "slow"];
const ADMIN = { email: "admin@whereabouts.example", password: "the keys of the town" };

type State = "up" | "degraded";
/** Uses the service as a visitor does; anything else than the two states is thrown. */
type Probe = () => Promise<State>;

export const services: Step = {
  what: "Mail, content, geocoding, tile and identity services refused, hanging and slow",
  async run(stage) {
    const outside = await startOutsideServices(stage.atEnd);
    const server = startServerProcess(
      {
        ...outside.env,
        DATA_DIR: makeTemporaryFolder(stage.atEnd),
        DEMO: "off",
        LOG_LEVEL: "silent",
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
      },
      stage.atEnd,
    );
    const probes = probesOf(await server.address, outside.mail.received);
    const problems: string[] = [];
    const figures: string[] = [];
    const names = Object.keys(probes) as (keyof typeof probes)[];
    await Promise.all(
      names.map(async (name) => {
        const { longestMs, recoveredS } = await injectFaults(
          name,
          outside.gates[name].become,
          probes[name],
          stage,
        );
        if (longestMs > TIMEOUT_MS) problems.push(`${name}: visitors waited ${longestMs.toFixed(0)} ms`);
        figures.push(`${name} ${(longestMs / 1000).toFixed(1)} s and back after ${recoveredS.toFixed(0)} s`);
      }),
    );
    return { figure: `longest wait of a visitor: ${figures.join(", ")}`, problems };
  },
};

async function injectFaults(
  name: string,
  become: (fault: GateState) => void,
  probe: Probe,
  { isShort }: Stage,
) {
  let longestMs = 0;
  for (const fault of isShort ? FAULTS.slice(0, 1) : FAULTS) {
    become(fault);
    const start = performance.now();
    const state = await probe();
    longestMs = Math.max(longestMs, performance.now() - start);
    if (fault !== "slow" && state !== "degraded")
      throw new Error(`${name} does not notice that it is ${fault}`);
  }
  become("open");
  const isUp = async () => (await probe()) === "up";
  return { longestMs, recoveredS: await until(`${name} works again`, isUp, RECOVERY_MS) };
}

function probesOf(address: string, received: readonly unknown[]) {
  let ordered = 0;
  let made = 0;
  const json = { "content-type": "application/json" };
  const post = (path: string, body: object, headers = {}) =>
    fetch(address + path, { method: "POST", headers: { ...json, ...headers }, body: JSON.stringify(body) });
  const must = async (answer: Response) => {
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  let signedIn: Promise<string> | undefined;
  const signIn = async () => {
    const answer = await must(await post(routes.signIn, ADMIN));
    const cookie = answer.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
    await must(await post(routes.addCity, { country: "Bulgaria", city: "Sofia" }, { cookie }));
    return cookie;
  };

  const probes: Record<"mail" | "content" | "geocoder" | "tiles" | "identity", Probe> = {
    /** Sign-ups go on; their mails are delivered later. */
    async mail() {
      if (ordered < FAULTS.length) {
        const email = `visitor-${++ordered}@example.org`;
        const names = { forename: "Elena", surname: "Petrova" };
        await must(await post(routes.signUp, { email, ...names, password: "lanterns by the river" }));
      }
      return received.length >= ordered ? "up" : "degraded";
    },
    /** The blog says that it cannot be shown, and nothing else of the product notices. */
    async content() {
      const [{ status }] = await Promise.all([
        fetch(address + urls.blog),
        fetch(address + urls.home).then(must),
      ]);
      if (status !== 200 && status !== 503) throw new Error(`the blog answers ${status}`);
      return status === 200 ? "up" : "degraded";
    },
    /** A venue stands in its city's centre instead. */
    async geocoder() {
      signedIn ??= signIn();
      const cookie = await signedIn;
      const new_name = `Hall ${++made}`;
      const place = { country: "Bulgaria", city: "Sofia", category: "concert" };
      await must(
        await post(routes.addVenue, { ...place, new_name, new_address: `${made} Exact Street` }, { cookie }),
      );
      const answer = await must(
        await fetch(address + urls.venuesOfCity("Bulgaria", "Sofia"), { headers: { cookie } }),
      );
      const venues = z.array(z.object({ name: z.string(), coordinates: z.tuple([z.string(), z.string()]) }));
      const found = venues.parse(await answer.json()).find(({ name }) => name === new_name);
      return Number(found?.coordinates[0]) === EXACT[0] ? "up" : "degraded";
    },
    /** The world map stays, without streets. */
    async tiles() {
      const answer = await must(await fetch(address + basemapUrls.streets));
      const { isUp } = z.object({ isUp: z.boolean() }).parse(await answer.json());
      return isUp ? "up" : "degraded";
    },
    /** The login page says that this way is closed for now. */
    async identity() {
      const { headers } = await fetch(address + routes.google, { redirect: "manual" });
      const to = headers.get("location") ?? "";
      if (to.includes("google-unavailable")) return "degraded";
      if (!to.startsWith("http://127.0.0.1")) throw new Error(`a sign-in leads to ${to}`);
      return "up";
    },
  };
  return probes;
}
