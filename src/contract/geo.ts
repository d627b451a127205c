import { z } from "zod";

export const Location = z.object({ latitude: z.number(), longitude: z.number() });
export type Location = z.infer<typeof Location>;
