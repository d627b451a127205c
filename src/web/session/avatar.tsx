import type { CurrentUser } from "#contract/account.ts";
import { pictureUrl } from "#contract/pictures.ts";
import classes from "./avatar.module.css";

/**
 * The user's picture over the initials, which are there at once and stay where it does not come. Decorative: the name
 * always stands beside it.
 */
export function Avatar({ user, size }: { user: CurrentUser; size: number }) {
  return (
    <span
      className={classes.avatar}
      style={{ width: rem(size), height: rem(size), fontSize: rem(Math.round(size * 0.35)) }}
      aria-hidden
    >
      {initials(user)}
      {user.photo && (
        <img
          src={pictureUrl({ owner: "me", image: user.photo }, size * 2, "webp")}
          alt=""
          width={size}
          height={size}
        />
      )}
    </span>
  );
}

/** Grows with the text around it. */
function rem(px: number): string {
  return `${px / 16}rem`;
}

function initials({ forename, surname }: CurrentUser): string {
  return [forename, surname]
    .map((name) => [...name.trim()][0] ?? "")
    .join("")
    .toUpperCase();
}
