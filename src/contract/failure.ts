import { z } from "zod";

const params = z
  .record(z.string(), z.unknown())
  .optional()
  .describe("The parameters of the code's message: texts, numbers, or a problem of the same shape");

/** What is wrong, for programs and translations. */
export const CodedProblem = z.object({ code: z.string(), params });
export type CodedProblem = z.infer<typeof CodedProblem>;

/** The failure of every call of /api and /auth. */
export const Failure = z.object({
  error: z.string().describe("One English sentence for the visitor"),
  code: z
    .string()
    .describe("The refusal's name, which stays the same when the sentence changes")
    .meta({ examples: ["noCountry"] }),
  params,
});
export type Failure = z.infer<typeof Failure>;
