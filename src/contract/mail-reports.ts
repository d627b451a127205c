import { z } from "zod";

/** What a report about a mail was; "nothing" for delays, automatic replies, and mails that are not known. */
export const MailReportCounted = z.object({ counted: z.enum(["bounce", "complaint", "nothing"]) });
