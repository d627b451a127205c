import { useMessages } from "#web/messages/messages-provider.tsx";
import { IconButton } from "#web/ui/button.tsx";
import { IconHeart, IconHeartFilled } from "#web/ui/icons.ts";
import classes from "./favorite-button.module.css";
import { useFavorite } from "./favorites.ts";

interface FavoriteButtonProps {
  eventId: string;
  name: string;
  className?: string | undefined;
}

/** The heart of an event: full where it is a favourite. A guest needs the event's `SignInLine` beside it. */
export function FavoriteButton({ eventId, name, className }: FavoriteButtonProps) {
  const { t } = useMessages();
  const { isFavorite, isSaving, toggleFavorite } = useFavorite(eventId);
  const Heart = isFavorite ? IconHeartFilled : IconHeart;
  return (
    <IconButton
      size={44}
      className={`${classes.button} ${className ?? ""}`}
      data-kind="heart"
      aria-label={t("favorite.label", { event: name })}
      aria-pressed={isFavorite}
      aria-busy={isSaving}
      onClick={toggleFavorite}
    >
      <Heart key={String(isFavorite)} size={22} stroke={1.8} aria-hidden />
    </IconButton>
  );
}
