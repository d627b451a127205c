import { Outlet } from "react-router";
import { ProfileSide } from "#web/session/profile-side.tsx";
import { requireUser } from "#web/session/require-user.ts";
import { useAccount } from "#web/session/use-account.ts";
import type { Route } from "./+types/profile-layout.ts";
import classes from "./profile-layout.module.css";

export function loader(args: Route.LoaderArgs) {
  requireUser(args);
  return null;
}

/** The pages of a signed-in user, with navigation at their side. */
export default function ProfileLayout() {
  const user = useAccount();
  if (!user) return null;
  return (
    <div className="flex stretch on-page">
      <div className={classes.page}>
        <ProfileSide user={user} />
        <div className={classes.content}>
          <Outlet />
        </div>
      </div>
    </div>
  );
}
