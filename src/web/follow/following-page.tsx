import { useState } from "react";
import { Link } from "react-router";
import type { Following } from "#contract/follows.ts";
import { urls } from "#contract/urls.ts";
import mapRoute from "#web/assets/illustrations/map-route.svg";
import { PageTitle } from "#web/head/page-title.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { reasonOf } from "#web/session/api.ts";
import { pageContext } from "#web/session/page-context.ts";
import { requireUser } from "#web/session/require-user.ts";
import { Button } from "#web/ui/button.tsx";
import empty from "#web/ui/empty-page.module.css";
import { IconBellPlus } from "#web/ui/icons.ts";
import { Illustration } from "#web/ui/illustration.tsx";
import { MapButton } from "#web/ui/map-button.tsx";
import { showToast } from "#web/ui/toast.ts";
import type { Route } from "./+types/following-page.ts";
import { followList } from "./follow-list.ts";
import { followTarget } from "./follow-target.ts";
import classes from "./following-page.module.css";
import { FollowingRow } from "./following-row.tsx";
import headClasses from "./page-head.module.css";
import { PushCard } from "./push-card.tsx";
import "./load-messages.ts";

export async function loader(args: Route.LoaderArgs) {
  const { _id } = requireUser(args);
  const { services } = args.context.get(pageContext);
  return { list: await services.followingOf(_id), publicUrl: services.site.publicUrl };
}

export default function FollowingPage({ loaderData: { list, publicUrl } }: Route.ComponentProps) {
  const { t } = useMessages();
  const [entries, setEntries] = useState<readonly Following[]>(list);

  async function attempt(before: readonly Following[], work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      setEntries(before);
      showToast(reasonOf(error, t("follow.failed")), { tone: "problem" });
    }
  }
  function change(entry: Following): void {
    setEntries((all) => all.map((each) => (each.id === entry.id ? entry : each)));
    void attempt(entries, () => followList.follow(followTarget(entry), entry));
  }
  function end(entry: Following): void {
    setEntries((all) => all.filter(({ id }) => id !== entry.id));
    void attempt(entries, async () => {
      await followList.unfollow(entry.id);
      showToast(t("follow.ended"), { action: { label: t("follow.undo"), run: () => followAgain(entry) } });
    });
  }
  function followAgain(entry: Following): void {
    void attempt(entries, async () => {
      const again = await followList.follow(followTarget(entry), entry);
      setEntries((all) => [...all, again]);
    });
  }

  return (
    <>
      <PageTitle text={t("follow.title")} />
      <header className={headClasses.head}>
        <div>
          <h1>{t("follow.title")}</h1>
          <p>{t("follow.lead")}</p>
        </div>
        {entries.length > 0 && (
          <Button
            component={Link}
            to={urls.cityList}
            leftSection={<IconBellPlus size={18} stroke={1.8} aria-hidden />}
          >
            {t("follow.something")}
          </Button>
        )}
      </header>
      <PushCard />
      {entries.length > 0 ? (
        <ul className={classes.list}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <FollowingRow entry={entry} publicUrl={publicUrl} onChange={change} onEnd={end} />
            </li>
          ))}
        </ul>
      ) : (
        <div className={empty.page}>
          <Illustration src={mapRoute} width={300} height={200} />
          <h2 className={empty.title}>{t("follow.none")}</h2>
          <p className={empty.text}>{t("follow.none-hint")}</p>
          <MapButton>{t("favorites.map")}</MapButton>
        </div>
      )}
    </>
  );
}
