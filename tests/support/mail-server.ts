import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";
import type { AtEnd } from "./at-end.ts";

/** Where a mail server stands with a mail, in the order of the protocol. */
export const STEPS = ["connect", "sender", "recipient", "content", "received", "confirmed"] as const;
export type Step = (typeof STEPS)[number];

export interface ReceivedMail {
  messageId: string;
  to: string;
  /** The sender of the envelope. */
  from: string;
  mail: Email;
  raw: string;
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
type Watcher = (step: Step) => Error | undefined;

/** A mail server on this machine. It keeps what it takes, and can be told to fail or to be away. */
export async function startMailServer(port = 0, atEnd: AtEnd = onTestFinished) {
  const received: ReceivedMail[] = [];
  let watch: Watcher = () => undefined;
  const pass = (step: Step, answer: (error?: Error | null) => void) => answer(watch(step) ?? null);

  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    // Senders keep their connections open for the next mail; closing does not wait for them.
    closeTimeout: 10,
    onConnect: (_session, answer) => pass("connect", answer),
    onMailFrom: (_address, _session, answer) => pass("sender", answer),
    onRcptTo: (_address, _session, answer) => pass("recipient", answer),
    async onData(stream, session, answer) {
      const refusal = watch("content");
      // A sender that dies in the middle of its words has sent nothing.
      const raw = await buffer(stream).catch(() => undefined);
      if (!raw) return;
      if (refusal) return answer(refusal);
      const mail = await PostalMime.parse(raw);
      received.push({
        messageId: mail.messageId ?? "",
        to: session.envelope.rcptTo.map(({ address }) => address).join(","),
        from: session.envelope.mailFrom ? session.envelope.mailFrom.address : "",
        mail,
        raw: raw.toString(),
      });
      const failure = watch("received");
      answer(failure ?? null);
      // What is written above is on its way before the next turn.
      setImmediate(() => watch("confirmed"));
    },
  });
  server.on("error", () => {});
  await once(server.listen(port, "127.0.0.1"), "listening");
  const address = server.server.address() as AddressInfo;
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  atEnd(stop);

  return {
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    /** Called at every step; an error it returns is the server's answer. */
    watch(watcher: Watcher) {
      watch = watcher;
    },
    stop,
  };
}

/** An answer in the server's own words, such as 550: never, or 451: not now. */
export function smtpAnswer(responseCode: number): Error {
  return Object.assign(new Error("Answered by the test"), { responseCode });
}
