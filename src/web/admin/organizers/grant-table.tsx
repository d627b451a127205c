import { Link } from "react-router";
import type { OrganizerGrants } from "#contract/organizers.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { Button } from "#web/ui/button.tsx";
import { ScrollTable } from "../records/scroll-table.tsx";
import roles from "../roles/roles-view.module.css";
import view from "../view.module.css";

type Grant = OrganizerGrants["organizers"][number];

export function GrantTable({
  grants,
  onWithdraw,
}: {
  grants: readonly Grant[];
  onWithdraw(grant: Grant): void;
}) {
  const { t, locale } = useMessages();
  const days = new Intl.DateTimeFormat(locale, { dateStyle: "medium" });
  if (grants.length === 0) return <p className={view.way}>{t("organizers.none")}</p>;
  return (
    <div className={view.way}>
      <ScrollTable label={t("organizers.list")}>
        <thead>
          <tr>
            <th>{t("organizers.what")}</th>
            <th>{t("organizers.account")}</th>
            <th>{t("organizers.proof")}</th>
            <th>{t("organizers.since")}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {grants.map((grant) => (
            <tr key={grant.id}>
              <td>
                <Link to={grant.page} className="accent strong" {...textProps(grant.venue, locale)}>
                  {grant.venue}
                </Link>
              </td>
              <td>{grant.email}</td>
              <td>{t(`organizers.proof.${grant.proof}`)}</td>
              <td>{days.format(grant.at)}</td>
              <td className={roles.tool}>
                <Button
                  variant="default"
                  aria-label={t("organizers.withdraw-spoken", { page: grant.venue, email: grant.email })}
                  onClick={() => onWithdraw(grant)}
                >
                  {t(grant.isNew ? "organizers.undo" : "organizers.withdraw")}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </div>
  );
}
