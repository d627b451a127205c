import { z } from "zod";

/** How every call of /api and /auth says that it failed. */
export const Failure = z.object({ error: z.string().describe("One sentence for the visitor") });
export type Failure = z.infer<typeof Failure>;
