import { Outlet } from "react-router";
import type { Route } from "./+types/profile-layout.ts";
import classes from "./profile-layout.module.css";
import { ProfileSide } from "./profile-side.tsx";
import { requireUser } from "./require-user.ts";
import { useAccount } from "./use-account.ts";

export function loader(args: Route.LoaderArgs) {
  requireUser(args);
  return null;
}

/** The pages of whoever is signed in, with the ways between them at their side. */
export default function ProfileLayout() {
  const user = useAccount();
  if (!user) return null;
  return (
    <div className={classes.ground}>
      <div className={classes.page}>
        <ProfileSide user={user} />
        <div className={classes.content}>
          <Outlet />
        </div>
      </div>
    </div>
  );
}
