import fc from "fast-check";
import { expect, it } from "vitest";
import { bounceMessage, complaintMessage, vacationMessage } from "#tests/support/mail-reports.ts";
import { readReport } from "./read-report.ts";

it.each([
  ["a mailbox that is not there", bounceMessage(), "bounce"],
  ["a mailbox that is switched off", bounceMessage({ status: "5.2.1 (disabled)" }), "bounce"],
  ["a host that does not exist", bounceMessage({ status: "5.4.4" }), "bounce"],
  ["a full mailbox", bounceMessage({ status: "5.2.2" }), undefined],
  ["a mail that a policy refused", bounceMessage({ status: "5.7.1" }), undefined],
  ["a delay", bounceMessage({ status: "4.4.1", action: "delayed" }), undefined],
  ["a delivery", bounceMessage({ status: "2.0.0", action: "delivered" }), undefined],
  ["a complaint", complaintMessage(), "complaint"],
  ["a mail that is no spam after all", complaintMessage({ type: "not-spam" }), undefined],
  ["an automatic reply", vacationMessage(), undefined],
  ["nothing", "", undefined],
  ["a report that is cut off", bounceMessage().split("Final-Recipient")[0]!, undefined],
])("MAIL-25 %s is read as what it is", (_what, message, report) => {
  expect(readReport(message)).toBe(report);
  expect(readReport(message.replaceAll("\r\n", "\n"))).toBe(report);
});

it("MAIL-25 any message is read in one pass", () => {
  const part = fc.constantFrom(
    ...bounceMessage().split("\r\n"),
    ...complaintMessage().split("\r\n"),
    "",
    "--",
    ":",
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(part, fc.string()), { maxLength: 60 }), (lines) => {
      expect([undefined, "bounce", "complaint"]).toContain(readReport(lines.join("\r\n")));
    }),
  );
  const long = `Content-Type: message/delivery-status\n${"\n".repeat(1_000_000)}`;
  expect(readReport(long)).toBeUndefined();
  expect(readReport("content-type: message/x\n".repeat(80_000))).toBeUndefined();
});
