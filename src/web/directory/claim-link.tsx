import { Link } from "react-router";
import { urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { IconUserCheck } from "#web/ui/icons.ts";

/** The way for those whose venue or organizer's page this is. */
export function ClaimLink({ kind, name }: { kind: "venue" | "organizer"; name: string }) {
  const { t } = useMessages();
  return (
    <Link
      to={urls.claimPage(kind, name)}
      rel="nofollow"
      className="row fit gap-8 beside-8 hanging-8 text-body strong muted radius-md touch hover-fill"
    >
      <IconUserCheck size={18} stroke={1.8} aria-hidden />
      {t("place.claim")}
    </Link>
  );
}
