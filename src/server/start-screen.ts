import { urls } from "#contract/urls.ts";
import type { Config } from "./config.ts";

export interface StartFacts {
  config: Config;
  address: string;
  isDemo: boolean;
  upcomingEvents: number;
  /** The lines about an administrator that this start has created. */
  firstAdminNote: readonly string[];
  mailboxKey: string | undefined;
}

/** What a newcomer reads after `npm start`: where to go, where the data is, and what each default can become. */
export function startScreen(facts: StartFacts): string {
  const { config, address, isDemo, upcomingEvents, firstAdminNote, mailboxKey } = facts;
  const { database, mail, site } = config;
  const parts: [name: string, now: string, setting: string][] = [
    database.kind === "embedded"
      ? ["Database", `embedded, in ${database.dataDir}`, "set DATABASE_URL to use PostgreSQL"]
      : ["Database", "PostgreSQL, at DATABASE_URL", ""],
    [
      "Events",
      `${upcomingEvents} upcoming${isDemo ? ", a demo world" : ""}`,
      isDemo ? "set DEMO=off to stop renewing it" : "",
    ],
    [
      "Location",
      "from their IP address, using the bundled database",
      "DEFAULT_LOCATION is used when it is unknown",
    ],
    mail.smtpUrl
      ? ["Email", `through ${new URL(mail.smtpUrl).host}`, ""]
      : [
          "Email",
          mailboxKey === undefined
            ? `saved in ${mail.folder}`
            : `not sent, shown at ${address}${urls.mailboxLink(mailboxKey)}`,
          "set SMTP_URL to send it",
        ],
    ["Links", site.publicUrl, "set PUBLIC_URL to the address visitors use"],
  ];
  const width = Math.max(...parts.map(([name]) => name.length));
  const lines = parts.map(
    ([name, now, setting]) =>
      `  ${name.padEnd(width)}  ${now}${setting && `\n  ${" ".repeat(width)}  (${setting})`}`,
  );
  return [
    `\n  ${site.name} is running at ${address}\n`,
    ...lines,
    ...(firstAdminNote.length > 0 ? ["", ...firstAdminNote.map((line) => `  ${line}`)] : []),
    "\n  See .env.example for all settings. Press Ctrl+C to stop.\n",
  ].join("\n");
}
