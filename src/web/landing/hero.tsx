import IconArrowRight from "@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import IconMapPin from "@tabler/icons-react/dist/esm/icons/IconMapPin.mjs";
import { Link } from "react-router";
import type { LatestCountry } from "#contract/pages.ts";
import { urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { Button } from "#web/ui/button.tsx";
import classes from "./hero.module.css";
import { HeroCards, HeroMap } from "./hero-map.tsx";
import type { HeroPin } from "./hero-places.ts";

interface HeroProps {
  country: LatestCountry;
  upcoming: number;
  pins: HeroPin[];
}

export function Hero({ country, upcoming, pins }: HeroProps) {
  const { t } = useMessages();
  return (
    <section className={classes.hero}>
      <HeroMap country={country} pins={pins} />
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
          className={classes.button}
          rightSection={<IconArrowRight size={20} stroke={2.2} aria-hidden />}
        >
          {t("landing.open-map")}
        </Button>
      </div>
      <HeroCards pins={pins} />
      <IconChevronDown size={26} stroke={1.8} className={classes.more} aria-hidden />
    </section>
  );
}
