import type { CurrentUser } from "#contract/account.ts";
import { Avatar } from "#web/account/avatar.tsx";
import { ProfileLinks } from "#web/account/profile-side.tsx";
import classes from "./profile-summary.module.css";

/** Who is signed in, with the ways to everything of theirs. */
export function ProfileSummary({ user }: { user: CurrentUser }) {
  return (
    <>
      <div className={classes.person}>
        <Avatar user={user} size={56} />
        <div className={classes.words}>
          <p className={classes.name}>{user.name}</p>
          {user.email && <p className={classes.email}>{user.email}</p>}
        </div>
      </div>
      <ProfileLinks user={user} />
    </>
  );
}
