/** What the chooser of a repeat has chosen. */
export interface Repeat {
  /** Empty: not at all. */
  every: "" | "DAILY" | "WEEKLY" | "MONTHLY" | "rule";
  /** How many dates, the first one counted. */
  count: string;
  /** The last date, YYYY-MM-DD; it wins over the count. */
  until: string;
  /** A rule of one's own. */
  rule: string;
}

export const NO_REPEAT: Repeat = { every: "", count: "", until: "", rule: "" };

/** The RRULE (RFC 5545) of a choice; empty where the event does not repeat. The server validates it. */
export function repeatRule({ every, count, until, rule }: Repeat): string {
  if (every === "" || every === "rule") return every === "" ? "" : rule.trim();
  const end = until ? `;UNTIL=${until.replaceAll("-", "")}` : count && `;COUNT=${count}`;
  return `FREQ=${every}${end}`;
}

/** The choice that makes a rule; a rule that no choice makes is one of one's own. */
export function repeatOf(rule: string): Repeat {
  if (rule === "") return NO_REPEAT;
  const [, every, count = "", until = ""] =
    /^FREQ=(DAILY|WEEKLY|MONTHLY)(?:;COUNT=(\d+)|;UNTIL=(\d{8}))?$/.exec(rule) ?? [];
  if (!every) return { ...NO_REPEAT, every: "rule", rule };
  return {
    every: every as "DAILY" | "WEEKLY" | "MONTHLY",
    count,
    until: until.replace(/(\d{4})(\d\d)(\d\d)/, "$1-$2-$3"),
    rule: "",
  };
}
