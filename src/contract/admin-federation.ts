import { z } from "zod";
import { RULE_KINDS } from "#domain/federation-rule.ts";
import { invalid } from "./invalid.ts";

/** A server by its host, or an actor by its address. */
export const RuleSubject = z
  .string(invalid("notText"))
  .trim()
  .min(1, invalid("empty"))
  .max(500, invalid("tooLong", { max: 500 }))
  .transform((text) => (/^https?:\/\//i.test(text) ? text : text.toLowerCase()))
  .refine(
    (text) =>
      /^https?:\/\/[^\s/]+\/\P{Cc}*$/iu.test(text) || /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/.test(text),
    invalid("badServer"),
  );

export const AddRule = z
  .object({
    subject: RuleSubject.describe(
      "A server such as bad.example, with its subdomains, or the address of one actor",
    ),
    kind: z
      .enum(RULE_KINDS, "must be block or allow")
      .describe("Refuses it; or lets in this server, and no other that is not let in either"),
    note: z
      .string(invalid("notText"))
      .trim()
      .max(200, invalid("tooLong", { max: 200 }))
      .default(""),
  })
  .refine(({ kind, subject }) => kind === "block" || !subject.includes("/"), {
    error: invalid("badServer"),
    path: ["subject"],
  });
export type AddRule = z.infer<typeof AddRule>;

export const RemoveRule = z.object({ subject: RuleSubject });

export const FederationRule = z.object({
  subject: z.string(),
  kind: z.enum(RULE_KINDS),
  note: z.string(),
  isFixed: z.boolean().describe("It comes from the settings and is changed there"),
  createdAt: z.number().nullable(),
});
export type FederationRule = z.infer<typeof FederationRule>;

export const FederationOverview = z.object({
  name: z.string().describe("By which others find the site: @events@events.example.org"),
  followers: z.number(),
  following: z.array(
    z.object({
      actor: z.string(),
      name: z.string(),
      state: z.enum(["asked", "accepted", "refused", "blocked"]),
    }),
  ),
  rules: z.array(FederationRule),
});
export type FederationOverview = z.infer<typeof FederationOverview>;
