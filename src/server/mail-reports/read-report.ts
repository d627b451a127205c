export type MailReport = "bounce" | "complaint";

/** Statuses (RFC 3463) that are about the mailbox itself: unknown, disabled, or of a host that does not exist. */
const HARD = /^5\.(?:0\.\d+|1\.\d+|2\.[01]|4\.4)$/;
/** Feedback (RFC 5965) that is no complaint. */
const NO_COMPLAINT = /^not-spam$/i;

/**
 * What a message reports: a delivery that failed for good (RFC 3464), or a complaint (RFC 5965); nothing for all else, such
 * as delays and automatic replies. One pass over its lines, whatever they hold.
 */
export function readReport(message: string): MailReport | undefined {
  const lines = message.split(/\r?\n/);
  for (let at = 0; at < lines.length; at++) {
    const [, kind] =
      /^content-type:[ \t]*message\/(delivery-status|feedback-report)\b/i.exec(lines[at]!) ?? [];
    if (!kind) continue;
    const blocks = fieldsAfter(lines, at);
    if (kind.toLowerCase() === "delivery-status") return blocks.some(isHardBounce) ? "bounce" : undefined;
    const type = blocks.find((fields) => fields.has("feedback-type"))?.get("feedback-type");
    return type && !NO_COMPLAINT.test(type) ? "complaint" : undefined;
  }
  return undefined;
}

type Fields = Map<string, string>;

function isHardBounce(fields: Fields): boolean {
  // A remark in parentheses may follow.
  const status = fields.get("status")?.split(/[\s(]/, 1)[0] ?? "";
  return fields.get("action")?.toLowerCase() === "failed" && HARD.test(status);
}

/** The groups of fields in the part whose headers begin at a line, up to the next part. */
function fieldsAfter(lines: readonly string[], from: number): Fields[] {
  const blocks: Fields[] = [];
  let fields: Fields | undefined;
  let at = from;
  while (at < lines.length && lines[at] !== "") at++;
  for (at++; at < lines.length && !lines[at]!.startsWith("--"); at++) {
    const line = lines[at]!;
    const colon = line.indexOf(":");
    if (line === "") fields = undefined;
    if (colon <= 0 || /^[ \t]/.test(line)) continue;
    if (!fields) {
      fields = new Map();
      blocks.push(fields);
    }
    fields.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  return blocks;
}
