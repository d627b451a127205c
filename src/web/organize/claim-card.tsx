import { useState } from "react";
import { Link, useNavigate } from "react-router";
import type { Claim, OwnEvents } from "#contract/organizers.ts";
import type { FoundVenues } from "#contract/submission-calls.ts";
import { urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { useAnswer } from "#web/submit/use-answer.ts";
import { Combobox } from "#web/ui/combobox.tsx";
import { IconCheck, IconClock, IconMapPinCheck } from "#web/ui/icons.ts";
import classes from "./claim-card.module.css";

/** What is one's own, what was claimed, and the way to claim a venue. */
export function ClaimCard({ pages, claims }: Pick<OwnEvents, "pages" | "claims">) {
  const { t, locale } = useMessages();
  return (
    <section className="card grid gap-8 pad-20" aria-labelledby="claim-title">
      <IconMapPinCheck size={22} stroke={1.8} aria-hidden className={classes.icon} />
      <h2 id="claim-title" className="text-h3 strong">
        {t("claim.title")}
      </h2>
      <p className="muted text-small">{t("claim.lead")}</p>
      <VenueSearch />
      <ul className={classes.list}>
        {pages.map(({ kind, name, page }) => (
          <li key={page} className="row gap-8 around-8 ruled touch">
            <IconCheck size={18} stroke={2} aria-hidden className="fixed ok" />
            <span className={classes.name}>
              <Link to={page} {...textProps(name, locale)}>
                {name}
              </Link>
              <small>{t(`claim.kind.${kind}`)}</small>
            </span>
            <span className={classes.state}>{t("claim.mine")}</span>
          </li>
        ))}
        {claims.map((claim) => (
          <li key={claim.id} className="row gap-8 around-8 ruled touch">
            <IconClock size={18} stroke={1.8} aria-hidden className={classes.waits} />
            <span className={classes.name}>
              <bdi {...textProps(claim.name, locale)}>{claim.name}</bdi>
              <small>{waiting(claim, t)}</small>
            </span>
            <Link to={claimAddress(claim)} className={classes.state}>
              {t("claim.continue")}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function waiting({ way, state, sentTo, reason }: Claim, t: ReturnType<typeof useMessages>["t"]): string {
  if (state === "refused")
    return reason ? t("claim.waits.refused", { reason }) : t("claim.waits.refused-plain");
  return way === "mail" ? t("claim.waits.mail", { address: sentTo ?? "" }) : t(`claim.waits.${way}`);
}

/** The claim's own page, from the address of what is claimed. */
function claimAddress({ kind, page }: Claim): string {
  const parts = page.split("/").map(decodeURIComponent);
  return urls.claimPage(kind, kind === "venue" ? `${parts[3]}/${parts[2]}` : parts[2]!);
}

function VenueSearch() {
  const { t, locale } = useMessages();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const text = typed.trim();
  const { answer, isAsking } = useAnswer<FoundVenues>(text === "" ? undefined : urls.venueSearch(text));
  return (
    <Combobox
      label={t("claim.venue")}
      placeholder={t("claim.venue")}
      emptyText={t(text === "" ? "claim.venue" : isAsking ? "claim.venue-searching" : "claim.venue-none")}
      options={(answer?.venues ?? []).map(({ venue, name, address, city }) => ({
        value: venue,
        label: name,
        content: (
          <span className={classes.name}>
            <bdi {...textProps(name, locale)}>{name}</bdi>
            <small>{t("own.where", { venue: address, city })}</small>
          </span>
        ),
      }))}
      value=""
      onSearch={setTyped}
      onChoose={(venue) => venue && navigate(urls.claimPage("venue", venue))}
    />
  );
}
