// A process of its own that orders and sends the reminders due at one instant, until it is killed.
import { connectDatabase, type DatabaseLocation } from "#server/platform/db/connect.ts";
import { createMailer } from "#server/platform/mail/mailer.ts";
import { openTransport } from "#server/platform/mail/transport.ts";
import { reminderMails } from "#server/reminders/mails.ts";
import { remindersStore } from "#server/reminders/store.ts";

export interface MailProgramOrder {
  location: DatabaseLocation;
  smtpUrl: string;
  nowMs: number;
}

const brand = { name: "Whereabouts", publicUrl: "https://whereabouts.example" };
const tell = (word: "opened" | "ordered" | "done") => process.send?.(word);

process.on("message", async ({ location, smtpUrl, nowMs }: MailProgramOrder) => {
  const database = await connectDatabase(location);
  const now = () => nowMs;
  const reminders = remindersStore(database);
  const mailer = createMailer({
    database,
    composers: reminderMails(reminders, brand.publicUrl, now),
    transport: openTransport({ smtpUrl, folder: "", from: "hello@whereabouts.example", brand }),
    isSubscription: () => true,
    now,
    onFailure: console.error,
  });
  tell("opened");
  await reminders.orderDue(nowMs);
  tell("ordered");
  await mailer.sendDue();
  tell("done");
});
