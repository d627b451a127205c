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
      ? ["Database", `embedded, in ${database.dataDir}`, "DATABASE_URL moves it to PostgreSQL"]
      : ["Database", "PostgreSQL, at DATABASE_URL", ""],
    [
      "Events",
      `${upcomingEvents} upcoming${isDemo ? ", a demo world" : ""}`,
      isDemo ? "DEMO=off stops its renewal" : "",
    ],
    [
      "Visitors' place",
      "from their address, by the bundled database",
      "DEFAULT_LOCATION where it is unknown",
    ],
    mail.smtpUrl
      ? ["Mail", `through ${new URL(mail.smtpUrl).host}`, ""]
      : [
          "Mail",
          mailboxKey === undefined
            ? `kept in ${mail.folder}`
            : `not sent, but shown at ${address}${urls.mailboxLink(mailboxKey)}`,
          "SMTP_URL sends them",
        ],
    ["Links", site.publicUrl, "PUBLIC_URL is the address visitors use"],
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
    "\n  Settings are explained in .env.example. Ctrl-C stops.\n",
  ].join("\n");
}
