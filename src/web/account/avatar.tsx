import type { CurrentUser } from "#contract/account.ts";
import { pictureUrl } from "#contract/pictures.ts";
import classes from "./avatar.module.css";

/** The user's picture, or the initials. Decorative: the name always stands beside it. */
export function Avatar({ user, size }: { user: CurrentUser; size: number }) {
  const sized = { width: size, height: size, fontSize: Math.round(size * 0.35) };
  if (user.photo)
    return (
      <img
        src={pictureUrl({ owner: "me", image: user.photo }, size * 2, "webp")}
        alt=""
        width={size}
        height={size}
        className={classes.avatar}
        style={sized}
      />
    );
  return (
    <span className={classes.avatar} style={sized} aria-hidden>
      {initials(user)}
    </span>
  );
}

function initials({ forename, surname }: CurrentUser): string {
  return [forename, surname]
    .map((name) => [...name.trim()][0] ?? "")
    .join("")
    .toUpperCase();
}
