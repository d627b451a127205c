import type { FastifyInstance } from "fastify";
import { expect } from "vitest";
import type { z } from "zod";
import { FormFailure } from "#contract/admin.ts";
import { ADMIN_ROLE, type Role } from "#domain/account.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { sessions, users } from "#server/platform/db/schema/accounts.ts";
import { digestOf, newSecret } from "#server/platform/secrets.ts";
import { NOON, startTestApp } from "./app.ts";
import { openTestDatabase } from "./databases.ts";

type Form = Record<string, unknown>;

/** An account with a session, whose cookie is returned. */
export async function signedIn(database: Database, role: Role = ADMIN_ROLE, forename = "Ada", nowMs = NOON) {
  const email = `${forename.toLowerCase()}-${newSecret().slice(0, 8).toLowerCase()}@example.org`;
  const [user] = await database.db
    .insert(users)
    .values({ email, forename, surname: "Lovelace", role })
    .returning({ id: users.id });
  const token = newSecret();
  const expiresAt = new Date(nowMs + 20 * 86_400_000);
  const createdAt = new Date(nowMs);
  await database.db
    .insert(sessions)
    .values({ tokenHash: digestOf(token), userId: user!.id, expiresAt, createdAt });
  return { id: user!.id, cookie: `session=${token}` };
}

/** How an administrator's browser talks to the app. */
export function adminOf(app: FastifyInstance, cookie: string) {
  const headers = { cookie, "sec-fetch-site": "same-origin" };

  const post = (url: string, form: Form) => app.inject({ method: "POST", url, headers, payload: form });
  const postForm = (url: string, form: Form) =>
    app.inject({
      method: "POST",
      url,
      headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(Object.entries(form).map(([k, v]) => [k, String(v)])).toString(),
    });

  async function postMultipart(url: string, form: Form) {
    const data = new FormData();
    for (const [name, value] of Object.entries(form)) data.set(name, String(value));
    const sent = new Response(data);
    const type = sent.headers.get("content-type")!;
    const payload = await sent.text();
    return app.inject({ method: "POST", url, headers: { ...headers, "content-type": type }, payload });
  }

  return {
    post,
    postForm,
    postMultipart,
    get: (url: string) => app.inject({ url, headers }),

    async read<T extends z.ZodType>(
      url: string,
      query: Record<string, string>,
      shape: T,
    ): Promise<z.infer<T>> {
      const answer = await app.inject({ url, query, headers });
      expect(answer.statusCode, answer.body).toBe(200);
      return shape.parse(answer.json());
    },

    /** Sends a form that must be accepted, and returns what it says. */
    async submit(url: string, form: Form): Promise<string> {
      const answer = await post(url, form);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().message;
    },

    /** Sends a form that must be refused. */
    async refusal(url: string, form: Form) {
      const answer = await post(url, form);
      return { status: answer.statusCode, ...FormFailure.parse(answer.json()) };
    },

    send: (url: string, query: Record<string, string>, body: string | Buffer, type = "text/plain") =>
      app.inject({
        method: "POST",
        url,
        query,
        headers: { ...headers, "content-type": type },
        payload: body,
      }),
  };
}

/** The app with an administrator signed in. */
export async function startAdmin(environment: Record<string, string> = {}) {
  const database = await openTestDatabase();
  const started = await startTestApp(database, environment);
  const account = await signedIn(database);
  return { ...started, database, account, admin: adminOf(started.app, account.cookie) };
}
