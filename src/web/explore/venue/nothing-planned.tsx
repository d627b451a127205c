import { Link } from "react-router";
import type { Venue } from "#contract/catalog.ts";
import { urls } from "#contract/urls.ts";
import { ADMIN_ROLE } from "#domain/account.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useAccount } from "#web/session/use-account.ts";
import { Button } from "#web/ui/button.tsx";
import { IconPlus } from "#web/ui/icons.ts";

/** A venue without upcoming events; administrators can add the first one, as on an event's card. */
export function NothingPlanned({ venue }: { venue: Venue }) {
  const { t } = useMessages();
  const isAdmin = useAccount()?.role === ADMIN_ROLE;
  return (
    <div className="column top gap-16 pad-20 muted">
      <p>{t("venue.none")}</p>
      {isAdmin && (
        <Button
          component={Link}
          to={urls.adminAt(venue._id)}
          aria-label={t("card.add", { venue: venue.name })}
          leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
        >
          {t("controls.add")}
        </Button>
      )}
    </div>
  );
}
