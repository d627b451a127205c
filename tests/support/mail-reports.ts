const crlf = (text: string) => text.replaceAll("\n", "\r\n");

/** A bounce as Postfix writes it (RFC 3464). */
export const bounceMessage = ({
  to = "",
  status = "5.1.1",
  action = "failed",
  recipient = "x@gone.example",
} = {}) =>
  crlf(`Return-Path: <>
Received: by mx.gone.example (Postfix) id 4F1; Mon, 16 Nov 2026 10:00:01 +0000 (UTC)
Date: Mon, 16 Nov 2026 10:00:01 +0000 (UTC)
From: MAILER-DAEMON@mx.gone.example (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: ${to}
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
\tboundary="4F1.1763287201/mx.gone.example"

This is a MIME-encapsulated message.

--4F1.1763287201/mx.gone.example
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

This is the mail system at host mx.gone.example.

<${recipient}>: host mx.gone.example said: 550 5.1.1 User unknown

--4F1.1763287201/mx.gone.example
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.gone.example
X-Postfix-Queue-ID: 4F1
Arrival-Date: Mon, 16 Nov 2026 10:00:00 +0000 (UTC)

Final-Recipient: rfc822; ${recipient}
Original-Recipient: rfc822;${recipient}
Action: ${action}
Status: ${status}
Remote-MTA: dns; mx.gone.example
Diagnostic-Code: smtp; 550 5.1.1 <${recipient}>: Recipient address
    rejected: User unknown

--4F1.1763287201/mx.gone.example
Content-Description: Undelivered Message Headers
Content-Type: text/rfc822-headers

Subject: What is new
Status: 5.1.1

--4F1.1763287201/mx.gone.example--
`);

/** A complaint as a feedback loop sends it (RFC 5965): the bounce address stands in the mail that is returned. */
export const complaintMessage = ({ mailFrom = "", type = "abuse" } = {}) =>
  crlf(`From: <abusedesk@provider.example>
Date: Mon, 16 Nov 2026 17:40:36 +0000
Subject: FW: What is new
To: <fbl@events.example>
MIME-Version: 1.0
Content-Type: multipart/report; report-type=feedback-report;
     boundary="part1_13d.2e68ed54_boundary"

--part1_13d.2e68ed54_boundary
Content-Type: text/plain; charset="US-ASCII"
Content-Transfer-Encoding: 7bit

This is an email abuse report for an email message received from IP 192.0.2.1.

--part1_13d.2e68ed54_boundary
Content-Type: message/feedback-report

Feedback-Type: ${type}
User-Agent: SomeGenerator/1.0
Version: 1
Original-Mail-From: <${mailFrom}>
Received-Date: Mon, 16 Nov 2026 14:00:00 EST
Source-IP: 192.0.2.1

--part1_13d.2e68ed54_boundary
Content-Type: message/rfc822
Content-Disposition: inline

Return-Path: <${mailFrom}>
From: <hello@events.example>
To: <someone@provider.example>
Subject: What is new

Hello.
--part1_13d.2e68ed54_boundary--
`);

/** An automatic reply, which tells nothing about the address. */
export const vacationMessage = ({ to = "" } = {}) =>
  crlf(`From: Elena <elena@example.org>
To: ${to}
Subject: Out of office
Auto-Submitted: auto-replied
Content-Type: text/plain

I am away until Monday. Status: 5.1.1, Action: failed.
`);
