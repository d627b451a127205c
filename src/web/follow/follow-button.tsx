import { useEffect, useState, useSyncExternalStore } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { reasonOf } from "#web/session/api.ts";
import { useAccount } from "#web/session/use-account.ts";
import { Button } from "#web/ui/button.tsx";
import { IconBellFilled, IconBellPlus } from "#web/ui/icons.ts";
import { showToast } from "#web/ui/toast.ts";
import classes from "./follow-button.module.css";
import { followList } from "./follow-list.ts";
import type { FollowTarget } from "./follow-target.ts";
import { keepFollowWish } from "./follow-wish.ts";

export interface FollowButtonProps {
  target: FollowTarget;
  /** "Follow" unless it has to be said what. */
  label?: string;
  className?: string | undefined;
}

/** Follows at once; a guest is offered to sign in, and comes back having followed. */
export function FollowButton({ target, label, className }: FollowButtonProps) {
  const { t } = useMessages();
  const user = useAccount();
  const navigate = useNavigate();
  const list = useSyncExternalStore(followList.subscribe, followList.now, () => undefined);
  const [isBusy, setIsBusy] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const userId = user?._id;
  useEffect(() => {
    if (userId) void followList.load(userId);
  }, [userId]);
  const entry = userId && list ? followList.entryOf(target) : undefined;

  async function carryOut(work: () => Promise<void>): Promise<void> {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      showToast(reasonOf(error, t("follow.failed")), { tone: "problem" });
    } finally {
      setIsBusy(false);
    }
  }

  function press(): void {
    if (isBusy) return;
    if (!user) {
      keepFollowWish(target, Date.now());
      setIsAsked(true);
      return;
    }
    void carryOut(async () => {
      if (entry) {
        const { id, how, by } = entry;
        await followList.unfollow(id);
        const undo = () => void carryOut(async () => void (await followList.follow(target, { how, by })));
        showToast(t("follow.ended"), { action: { label: t("follow.undo"), run: undo } });
      } else {
        await followList.follow(target);
        const run = () => void navigate(urls.myFollowing);
        showToast(t("follow.done"), { action: { label: t("follow.how"), run } });
      }
    });
  }

  const Bell = entry ? IconBellFilled : IconBellPlus;
  return (
    <div className={`shrink ${className ?? ""}`}>
      <Button
        variant="default"
        fullWidth
        data-followed={entry ? true : undefined}
        className={classes.button}
        aria-pressed={entry !== undefined}
        aria-busy={isBusy}
        leftSection={<Bell size={18} stroke={1.8} aria-hidden />}
        onClick={press}
      >
        {entry ? t("follow.following") : (label ?? t("follow.follow"))}
      </Button>
      {/* Always there: screen readers announce only what changes within it. */}
      <div role="status" className={classes.status}>
        {isAsked && !user && <SignIn />}
      </div>
    </div>
  );
}

function SignIn() {
  const { t } = useMessages();
  const { pathname, search } = useLocation();
  return (
    <p className={classes.line}>
      {t("follow.sign-in")}
      <Button
        component={Link}
        to={urls.loginWith("for-follow", pathname + search)}
        size="sm"
        variant="default"
      >
        {t("sign-in-line.sign-in")}
      </Button>
    </p>
  );
}
