import { useCallback, useEffect, useState } from "react";
import { Link } from "react-router";
import type { OwnSubmissions, VenueSubmissions } from "#contract/moderation.ts";
import type { OwnEvent, OwnEvents } from "#contract/organizers.ts";
import { routes, urls } from "#contract/urls.ts";
import calendarScene from "#web/assets/illustrations/calendar-scene.svg";
import { PageTitle } from "#web/head/page-title.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { get } from "#web/session/api.ts";
import { Button } from "#web/ui/button.tsx";
import empty from "#web/ui/empty-page.module.css";
import { IconPlus } from "#web/ui/icons.ts";
import { Illustration } from "#web/ui/illustration.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { ChangeDialog, type OwnChangeKind } from "./change-dialog.tsx";
import { ClaimCard } from "./claim-card.tsx";
import { GroupChips } from "./group-chips.tsx";
import { NewHolders } from "./new-holders.tsx";
import { Numbers } from "./numbers.tsx";
import classes from "./own-events.module.css";
import { GROUPS, type OwnGroup, type OwnGroups, ownGroups, sumOf } from "./own-groups.ts";
import { PastRow, PublishedCard } from "./published-card.tsx";
import { SubmissionCard } from "./submission-card.tsx";
import { VenueReview } from "./venue-review.tsx";
import "./load-messages.ts";

const SHOWN_PAST = 5;

interface Own {
  submissions: OwnSubmissions;
  events: OwnEvents;
  review: VenueSubmissions;
}

/** What one has brought and holds: what became of it, its numbers, and what can be done with it. */
export default function OwnEventsPage() {
  const { t } = useMessages();
  const [own, setOwn] = useState<Own>();
  const [hasFailed, setHasFailed] = useState(false);
  const [group, setGroup] = useState<OwnGroup>();
  const [asked, setAsked] = useState<{ event: OwnEvent; kind: OwnChangeKind }>();

  const load = useCallback((signal?: AbortSignal) => {
    setHasFailed(false);
    Promise.all([
      get<OwnSubmissions>(routes.ownSubmissions, signal),
      get<OwnEvents>(routes.ownEvents, signal),
      get<VenueSubmissions>(routes.venueSubmissions, signal),
    ]).then(
      ([submissions, events, review]) => setOwn({ submissions, events, review }),
      () => signal?.aborted || setHasFailed(true),
    );
  }, []);

  useEffect(() => {
    const left = new AbortController();
    load(left.signal);
    return () => left.abort();
  }, [load]);

  const groups = own && ownGroups(own.submissions, own.events);
  const isEmpty = groups && GROUPS.every((each) => groups[each].length === 0);
  return (
    <div className="grid gap-24">
      <PageTitle text={t("own.title")} />
      {isEmpty ? (
        <NoEvents />
      ) : (
        <header className="row wrap gap-12 between">
          <h1 className="title">{t("own.title")}</h1>
          <AddLink />
        </header>
      )}
      {hasFailed ? (
        <Notice tone="error">
          {t("own.failed")}{" "}
          <Button variant="default" onClick={() => load()}>
            {t("own.retry")}
          </Button>
        </Notice>
      ) : (
        !own && <p role="status">{t("own.loading")}</p>
      )}
      {own && <NewHolders holders={own.events.newHolders} onUndone={() => load()} />}
      {own && <VenueReview submissions={own.review.submissions} onDecided={() => load()} />}
      {groups && !isEmpty && (
        <>
          {own.events.events.length > 0 && (
            <div>
              <Numbers of={sumOf(own.events.events)} look="sums" />
              <p className={classes.lead}>{t("own.numbers-note")}</p>
            </div>
          )}
          <GroupChips groups={groups} value={group} onChoose={setGroup} />
          {GROUPS.filter((each) => group === undefined || group === each).map((each) => (
            <GroupSection
              key={each}
              group={each}
              groups={groups}
              onGone={() => load()}
              onChange={(event, kind) => setAsked({ event, kind })}
            />
          ))}
        </>
      )}
      {own && <ClaimCard pages={own.events.pages} claims={own.events.claims} />}
      {asked && (
        <ChangeDialog
          {...asked}
          onClose={() => setAsked(undefined)}
          onChanged={() => {
            setAsked(undefined);
            load();
          }}
        />
      )}
    </div>
  );
}

interface GroupSectionProps {
  group: OwnGroup;
  groups: OwnGroups;
  onGone(): void;
  onChange(event: OwnEvent, kind: OwnChangeKind): void;
}

function GroupSection({ group, groups, onGone, onChange }: GroupSectionProps) {
  const { t } = useMessages();
  const [isWhole, setIsWhole] = useState(false);
  const count = groups[group].length;
  if (count === 0) return null;
  const past = isWhole ? groups.past : groups.past.slice(0, SHOWN_PAST);
  return (
    <section>
      <h2 className={classes.group}>
        {t(`own.group.${group}`)} <span>{count}</span>
      </h2>
      <p className={classes.lead}>{t(`own.lead.${group}`)}</p>
      {group === "past" ? (
        <ul className="card">
          {past.map((each) => (
            <li key={each.event._id} className={classes.past}>
              <PastRow published={each} />
            </li>
          ))}
          {past.length < count && (
            <li className="row centred pad-12-16 ruled">
              <Button variant="subtle" onClick={() => setIsWhole(true)}>
                {t("own.show-all", { count })}
              </Button>
            </li>
          )}
        </ul>
      ) : (
        <ul className="grid gap-12">
          {group === "upcoming"
            ? groups.upcoming.map((each) => (
                <li key={each.event._id}>
                  <PublishedCard published={each} onChange={(kind) => onChange(each.event, kind)} />
                </li>
              ))
            : groups[group].map((each) => (
                <li key={each.id}>
                  <SubmissionCard event={each} onGone={onGone} />
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}

function AddLink() {
  const { t } = useMessages();
  return (
    <Button
      component={Link}
      to={urls.addOwnEvent}
      size="lg"
      leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
    >
      {t("own.add")}
    </Button>
  );
}

function NoEvents() {
  const { t } = useMessages();
  return (
    <div className={empty.page}>
      <Illustration src={calendarScene} width={240} height={180} />
      <h1 className={empty.title}>{t("own.none")}</h1>
      <p className={empty.text}>{t("profile.own-events-soon")}</p>
      <AddLink />
    </div>
  );
}
