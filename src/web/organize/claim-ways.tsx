import { type FormEvent, type ReactNode, useState } from "react";
import type { Claim, ClaimedPage } from "#contract/organizers.ts";
import { routes, urls } from "#contract/urls.ts";
import { MAX_CLAIM_TEXT, MAX_MAILBOX } from "#domain/organizer.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { post, send } from "#web/session/api.ts";
import { useCall } from "#web/session/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { copyText } from "#web/ui/copy-text.ts";
import { IconMail, IconUserCheck, IconWorldCheck } from "#web/ui/icons.ts";
import { Notice } from "#web/ui/notice.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast.ts";
import classes from "./claim-page.module.css";

interface WayProps {
  page: ClaimedPage;
  target: { kind: "venue" | "organizer"; name: string };
  /** The claim is another one now. */
  onChanged(): void;
}

/** Sends a call of a way, and keeps what it was refused for. */
function useWay(onChanged: () => void) {
  const { t } = useMessages();
  const { run, isBusy, notice, problems } = useCall({ failed: t("claim.failed"), isForm: false });
  const problem = notice === undefined ? undefined : { text: notice, fields: problems };
  const call = (work: () => Promise<unknown>) =>
    run(async () => {
      await work();
      onChanged();
    });
  return { call, problem, isBusy };
}

const start = ({ kind, name }: WayProps["target"], claim: object) =>
  post<Claim>(routes.claims, { [kind]: name, ...claim });

const openClaim = ({ claim }: ClaimedPage, way: Claim["way"]) =>
  claim?.state === "open" && claim.way === way ? claim : undefined;

/** By a link that is mailed to an address at the website. */
export function MailWay({ page, target, onChanged }: WayProps) {
  const { t } = useMessages();
  const { call, problem, isBusy } = useWay(onChanged);
  const [mailbox, setMailbox] = useState("");
  const host = page.mailHost ?? "";
  const claim = openClaim(page, "mail");

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    void call(() => start(target, { way: "mail", mailbox: mailbox.trim() }));
  }

  return (
    <Way icon={<IconMail size={22} stroke={1.8} aria-hidden />} title={t("claim.way.mail")}>
      <p>{t("claim.way.mail-text", { host })}</p>
      {claim && <Notice tone="success">{t("claim.sent", { address: claim.sentTo ?? "" })}</Notice>}
      <form className={classes.form} noValidate onSubmit={onSubmit}>
        <TextField
          label={t("claim.mailbox", { host })}
          hint={t("claim.mailbox-hint")}
          name="mailbox"
          problem={problem && (problem.fields.mailbox ?? problem.text)}
          tool={<span className={classes.host}>@{host}</span>}
          value={mailbox}
          onChange={({ currentTarget }) => setMailbox(currentTarget.value)}
          maxLength={MAX_MAILBOX}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" aria-disabled={isBusy}>
          {t("claim.send")}
        </Button>
      </form>
      {claim && <TakeBack claim={claim} onChanged={onChanged} />}
    </Way>
  );
}

/** By a code on the website's first page. */
export function PageWay({ page, target, onChanged }: WayProps) {
  const { t, locale } = useMessages();
  const { call, problem, isBusy } = useWay(onChanged);
  const claim = openClaim(page, "page");
  const code = claim?.code;
  const tag = `<meta name="event-map" content="${code}">`;
  const until = claim && new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).format(claim.expiresAt);

  async function copy(): Promise<void> {
    if (await copyText(tag)) showToast(t("claim.copied"));
  }

  return (
    <Way icon={<IconWorldCheck size={22} stroke={1.8} aria-hidden />} title={t("claim.way.page")}>
      <p>{t("claim.way.page-text", { site: page.site ?? "" })}</p>
      {claim ? (
        <>
          <p className="text-small strong">{t("claim.code-meta")}</p>
          <code className={classes.code}>{tag}</code>
          <p className="faint text-small">{t("claim.code-until", { date: until ?? "" })}</p>
          {problem && <Notice tone="error">{problem.text}</Notice>}
          <div className="flex wrap gap-8">
            <Button aria-disabled={isBusy} onClick={() => call(() => post(urls.checkClaim(claim.id), {}))}>
              {t("claim.check")}
            </Button>
            <Button variant="default" onClick={copy}>
              {t("claim.copy")}
            </Button>
          </div>
          <TakeBack claim={claim} onChanged={onChanged} />
        </>
      ) : (
        <>
          {problem && <Notice tone="error">{problem.text}</Notice>}
          <div className="flex wrap gap-8">
            <Button
              variant="default"
              aria-disabled={isBusy}
              onClick={() => call(() => start(target, { way: "page" }))}
            >
              {t("claim.code")}
            </Button>
          </div>
        </>
      )}
    </Way>
  );
}

/** By an administrator, who reads some words. */
export function AdminWay({ page, target, onChanged }: WayProps) {
  const { t } = useMessages();
  const { call, problem, isBusy } = useWay(onChanged);
  const [text, setText] = useState("");
  const claim = openClaim(page, "admin");

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    void call(() => start(target, { way: "admin", text }));
  }

  return (
    <Way icon={<IconUserCheck size={22} stroke={1.8} aria-hidden />} title={t("claim.way.admin")}>
      {claim ? (
        <>
          <Notice tone="success">{t("claim.asked")}</Notice>
          <TakeBack claim={claim} onChanged={onChanged} />
        </>
      ) : (
        <form className={classes.form} noValidate onSubmit={onSubmit}>
          <TextArea
            label={t("claim.text")}
            hint={t("claim.way.admin-text")}
            name="text"
            rows={3}
            problem={problem && (problem.fields.text ?? problem.text)}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            maxLength={MAX_CLAIM_TEXT}
          />
          <Button type="submit" variant="default" aria-disabled={isBusy}>
            {t("claim.ask")}
          </Button>
        </form>
      )}
    </Way>
  );
}

function TakeBack({ claim, onChanged }: { claim: Claim; onChanged(): void }) {
  const { t } = useMessages();
  const { call, problem } = useWay(onChanged);
  return (
    <>
      {problem && <Notice tone="error">{problem.text}</Notice>}
      <Button
        variant="subtle"
        className={classes.back}
        onClick={() => call(() => send("DELETE", urls.claim(claim.id)))}
      >
        {t("claim.withdraw")}
      </Button>
    </>
  );
}

function Way({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section className="card grid gap-12 pad-20">
      <h2 className={classes.heading}>
        {icon}
        {title}
      </h2>
      {children}
    </section>
  );
}
