import { Link } from "react-router";
import type { HeroCountry } from "#contract/pages.ts";
import type { LandingLook } from "#contract/site.ts";
import { urls } from "#contract/urls.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { Button } from "#web/ui/button.tsx";
import { IconArrowRight, IconChevronDown, IconMapPin, IconMoon } from "#web/ui/icons.ts";
import classes from "./hero.module.css";
import { HeroCards, HeroMap, OwnHero } from "./hero-map.tsx";
import type { HeroPin } from "./hero-places.ts";
import { NearButton, type NearPlace } from "./near-button.tsx";

interface HeroProps {
  country: HeroCountry;
  upcoming: number;
  tonight: number;
  pins: HeroPin[];
  near: NearPlace;
  /** The instance's own picture and words. */
  look?: LandingLook;
}

export function Hero({ country, upcoming, tonight, pins, near, look = {} }: HeroProps) {
  const { t, locale } = useMessages();
  const { hero, welcome } = look;
  const Icon = tonight > 0 ? IconMoon : IconMapPin;
  return (
    <section className={classes.hero}>
      {hero ? <OwnHero image={hero} /> : <HeroMap country={country} pins={pins} />}
      <div className={classes.copy}>
        {upcoming > 0 && (
          <p className={classes.count}>
            <Icon size={18} stroke={1.8} aria-hidden />
            {tonight > 0
              ? t("landing.tonight-count", { count: tonight })
              : t("landing.upcoming", { count: upcoming })}
          </p>
        )}
        <h1 className={classes.headline}>{t("landing.headline")}</h1>
        {welcome ? (
          <p className={classes.lead} {...textProps(welcome.text, locale, welcome.language)}>
            {welcome.text}
          </p>
        ) : (
          <p className={classes.lead}>{t("landing.lead")}</p>
        )}
        <div className={classes.buttons}>
          <Button
            component={Link}
            to={urls.map}
            size="xl"
            rightSection={<IconArrowRight size={20} stroke={2.2} aria-hidden />}
          >
            {t("landing.open-map")}
          </Button>
          <NearButton {...near} />
        </div>
      </div>
      {!hero && <HeroCards pins={pins} />}
      <IconChevronDown size={26} stroke={1.8} className={classes.more} aria-hidden />
    </section>
  );
}
