import wavingGuide from "#web/assets/illustrations/waving-guide.svg";
import { PageTitle } from "#web/head/page-title.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Avatar } from "#web/session/avatar.tsx";
import { ProfileLinks } from "#web/session/profile-side.tsx";
import { useAccount } from "#web/session/use-account.ts";
import { Illustration } from "#web/ui/illustration.tsx";
import { MapButton } from "#web/ui/map-button.tsx";
import classes from "./profile-page.module.css";

export default function ProfilePage() {
  const { t } = useMessages();
  const user = useAccount();
  if (!user) return null;
  return (
    <div className={classes.page}>
      <PageTitle text={t("profile.title")} />
      <Illustration src={wavingGuide} width={260} height={220} />
      <h1 className={classes.title}>{t("profile.greeting", { forename: user.forename })}</h1>
      <p className={classes.text}>{t("profile.lead")}</p>
      <MapButton>{t("profile.open-map")}</MapButton>
      <div className={classes.ways}>
        <div className={classes.person}>
          <Avatar user={user} size={48} />
          <div className="shrink muted text-small breakable">
            <p className="text-h4 strong ink">{user.name}</p>
            <p>{user.email}</p>
          </div>
        </div>
        <ProfileLinks user={user} />
      </div>
    </div>
  );
}
