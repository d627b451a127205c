import { Button } from "@mantine/core";
import IconArrowRight from "@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs";
import IconMapPin from "@tabler/icons-react/dist/esm/icons/IconMapPin.mjs";
import { Link } from "react-router";
import { urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import classes from "./hero.module.css";

export function Hero({ upcoming }: { upcoming: number }) {
  const { t } = useMessages();
  return (
    <section className={classes.hero}>
      <div className={classes.copy}>
        {upcoming > 0 && (
          <p className={classes.count}>
            <IconMapPin size={18} stroke={1.8} aria-hidden />
            {t("landing.upcoming", { count: upcoming })}
          </p>
        )}
        <h1 className={classes.headline}>{t("landing.headline")}</h1>
        <p className={classes.lead}>{t("landing.lead")}</p>
        <Button
          component={Link}
          to={urls.map}
          size="xl"
          radius="lg"
          className={classes.button}
          rightSection={<IconArrowRight size={20} stroke={2.2} aria-hidden />}
        >
          {t("landing.open-map")}
        </Button>
      </div>
    </section>
  );
}
