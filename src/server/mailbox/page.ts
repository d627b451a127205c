import { urls } from "#contract/urls.ts";
import { escapeXml } from "#domain/xml.ts";
import type { KeptMail } from "./mailbox.ts";

export const MAILBOX_LOOK = `
main{width:min(1080px,100% - 24px)}
.columns{display:grid;grid-template-columns:300px 1fr;gap:28px;margin-top:20px}
.columns>*{min-width:0}
ol{margin:0;padding:0;list-style:none}
li a{display:block;padding:10px 12px;border-radius:10px;color:var(--ink);text-decoration:none;overflow-wrap:anywhere}
li a[aria-current]{background:var(--page)}
small{display:block;color:var(--ink-2);font-weight:400}
h2{margin:0;font-size:20px}
iframe{width:100%;height:760px;border:1px solid var(--line);border-radius:12px;background:#FFF}
pre{padding:16px;border:1px solid var(--line);border-radius:12px;white-space:pre-wrap;overflow-wrap:anywhere;font-size:14px}
@media (max-width:820px){.columns{grid-template-columns:1fr}}
`;

export interface MailboxView {
  /** Every link carries it: there is no other way in. */
  key: string;
  folder: string;
  mails: readonly KeptMail[];
  open: KeptMail | undefined;
}

export function mailboxHtml({ key, folder, mails, open }: MailboxView): string {
  const intro = `<h1>Mailbox</h1><p>Mails are kept in ${escapeXml(folder)} instead of being sent. SMTP_URL sends them, and this page goes away.</p>`;
  if (!open) return `${intro}<p>There is no mail yet.</p>`;
  const items = mails.map((kept) => listItem(key, kept, kept.id === open.id)).join("");
  return `${intro}<div class="columns"><nav aria-label="Mails"><ol>${items}</ol></nav>${openMail(key, open)}</div>`;
}

function listItem(key: string, { id, atMs, mail }: KeptMail, isOpen: boolean): string {
  return `<li><a href="${escapeXml(urls.mailboxOf(key, id))}"${isOpen ? ' aria-current="true"' : ""}>${escapeXml(mail.subject ?? "")}
    <small>${escapeXml(recipients(mail))}<br>${moment(atMs)}</small></a></li>`;
}

function openMail(key: string, { id, atMs, mail }: KeptMail): string {
  const files = mail.attachments.map(({ filename, mimeType }) =>
    escapeXml(`${filename ?? "file"} (${mimeType})`),
  );
  return `<article><h2>${escapeXml(mail.subject ?? "")}</h2>
  <p>To ${escapeXml(recipients(mail))}, ${moment(atMs)}${files.length > 0 ? `<br>With ${files.join(", ")}` : ""}</p>
  <iframe title="The mail as HTML" src="${urls.mailboxMail(key, id)}" sandbox="allow-top-navigation-by-user-activation"></iframe>
  <h2>As text</h2><pre>${withLinks(mail.text ?? "")}</pre></article>`;
}

function recipients(mail: KeptMail["mail"]): string {
  return (mail.to ?? []).map(({ address }) => address).join(", ");
}

function moment(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 19).replace("T", " ");
}

function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, at) => (at % 2 ? `<a href="${escapeXml(part)}">${escapeXml(part)}</a>` : escapeXml(part)))
    .join("");
}
