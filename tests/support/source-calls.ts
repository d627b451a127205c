import { expect } from "vitest";
import { RunChanges, Source, SourceRun } from "#contract/admin-sources.ts";
import { routes } from "#contract/urls.ts";
import type { adminOf } from "./admin.ts";

type Admin = ReturnType<typeof adminOf>;

/** What an administrator does with sources; a refusal fails the test. */
export function sourceCalls({ post, get }: Admin) {
  const at = (path: string) => `${routes.adminSources}/${path}`;
  return {
    async add(fields: object): Promise<Source> {
      const answer = await post(routes.adminSources, { every: "PT1H", publishes: true, ...fields });
      expect(answer.statusCode, answer.body).toBe(201);
      return Source.parse(answer.json());
    },
    async run(id: number): Promise<SourceRun> {
      const answer = await post(at(`${id}/run`), {});
      expect(answer.statusCode, answer.body).toBe(200);
      return SourceRun.parse(answer.json());
    },
    show: async (id: number) => Source.parse((await get(at(`${id}`))).json()),
    changes: async (run: number) => RunChanges.parse((await get(at(`runs/${run}`))).json()).rows,
  };
}
