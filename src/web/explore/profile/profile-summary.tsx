import type { CurrentUser } from "#contract/account.ts";
import { urls } from "#contract/urls.ts";
import { entersAdmin } from "#domain/account.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Avatar } from "#web/session/avatar.tsx";
import { ProfileLink, ProfileLinks } from "#web/session/profile-side.tsx";
import { IconSettings, IconUser } from "#web/ui/icons.ts";

/** The signed-in user. */
export function ProfilePerson({ user }: { user: CurrentUser }) {
  return (
    <div className="row grow gap-12">
      <Avatar user={user} size={56} />
      <div className="shrink">
        <p className="text-h4 strong breakable">{user.name}</p>
        {user.email && <p className="faint text-small breakable">{user.email}</p>}
      </div>
    </div>
  );
}

/** The ways to everything of theirs. */
export function ProfileWays({ user }: { user: CurrentUser }) {
  const { t } = useMessages();
  return (
    <ProfileLinks user={user}>
      <ProfileLink to={urls.profile} icon={<IconUser size={20} stroke={1.8} aria-hidden />}>
        {t("drawer.my-profile")}
      </ProfileLink>
      {entersAdmin(user.role) && (
        <ProfileLink to={urls.admin} icon={<IconSettings size={20} stroke={1.8} aria-hidden />}>
          {t("shell.admin")}
        </ProfileLink>
      )}
    </ProfileLinks>
  );
}
