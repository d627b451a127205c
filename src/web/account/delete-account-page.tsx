import IconMail from "@tabler/icons-react/dist/esm/icons/IconMail.mjs";
import { PageTitle } from "#web/head/page-title.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { useSite } from "#web/session/site.ts";
import { Button } from "#web/ui/button.tsx";
import classes from "./profile-card.module.css";

export default function DeleteAccountPage() {
  const { t } = useMessages();
  const { contactEmail } = useSite();
  return (
    <section className={classes.card}>
      <PageTitle text={t("profile.delete-account")} />
      <h1 className={classes.title}>{t("profile.delete-account")}</h1>
      <p className={classes.text}>{t("profile.delete-how", { email: contactEmail })}</p>
      <Button
        component="a"
        href={`mailto:${contactEmail}?subject=${encodeURIComponent(t("profile.delete-subject"))}`}
        variant="default"
        className={classes.way}
        leftSection={<IconMail size={18} stroke={1.8} aria-hidden />}
      >
        {t("profile.delete-write")}
      </Button>
    </section>
  );
}
