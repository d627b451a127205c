import { escapeXml } from "#domain/xml.ts";

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

/** A mail as the page shows it. */
export interface ShownMail {
  id: string;
  subject: string;
  to: string;
  /** What sets it apart in the list: when it was written, or what it is an example of. */
  remark: string;
  /** Names of attachments. */
  files: string[];
  text: string;
}

export interface MailboxView<Mail extends ShownMail = ShownMail> {
  heading: string;
  /** HTML. */
  intro: string;
  mails: readonly Mail[];
  open: Mail | undefined;
  /** Addresses of a mail's place in the list, and of its HTML. */
  listUrl(id: string): string;
  htmlUrl(id: string): string;
}

export function mailboxHtml({ heading, intro, mails, open, listUrl, htmlUrl }: MailboxView): string {
  const head = `<h1>${heading}</h1><p>${intro}</p>`;
  if (!open) return `${head}<p>There is no mail yet.</p>`;
  const items = mails.map((mail) => listItem(mail, listUrl(mail.id), mail.id === open.id)).join("");
  return `${head}<div class="columns"><nav aria-label="Mails"><ol>${items}</ol></nav>${openMail(open, htmlUrl(open.id))}</div>`;
}

function listItem({ subject, to, remark }: ShownMail, url: string, isOpen: boolean): string {
  return `<li><a href="${escapeXml(url)}"${isOpen ? ' aria-current="true"' : ""}>${escapeXml(subject)}
    <small>${escapeXml(to)}<br>${escapeXml(remark)}</small></a></li>`;
}

function openMail({ subject, to, remark, files, text }: ShownMail, htmlUrl: string): string {
  return `<article><h2>${escapeXml(subject)}</h2>
  <p>To ${escapeXml(to)}, ${escapeXml(remark)}${files.length > 0 ? `<br>With ${escapeXml(files.join(", "))}` : ""}</p>
  <iframe title="The mail as HTML" src="${escapeXml(htmlUrl)}" sandbox="allow-top-navigation-by-user-activation"></iframe>
  <h2>As text</h2><pre>${withLinks(text)}</pre></article>`;
}

function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, at) => (at % 2 ? `<a href="${escapeXml(part)}">${escapeXml(part)}</a>` : escapeXml(part)))
    .join("");
}
