import { Link } from "react-router";
import type { HeroCategory, HeroCountry } from "#contract/pages.ts";
import { type PictureFormat, pictureUrl } from "#contract/pictures.ts";
import { eventWords, startOf, type WhenWord } from "#domain/event/words.ts";
import { cityName } from "#messages/city-name.ts";
import { whenText } from "#messages/event-words.ts";
import concertPin from "#web/assets/pins/concert.svg";
import partyPin from "#web/assets/pins/party.svg";
import theaterPin from "#web/assets/pins/theater.svg";
import { EventPicture } from "#web/listing/event-picture.tsx";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { textProps } from "#web/messages/text-props.ts";
import { useNow } from "#web/ui/use-now.ts";
import bulgaria from "./hero-bulgaria.svg";
import classes from "./hero-map.module.css";
import { HERO_PICTURE, type HeroPin } from "./hero-places.ts";
import usa from "./hero-usa.svg";

const HERO_WIDTHS = [640, 960, 1280];
const pictures: Record<HeroCountry, string> = { Bulgaria: bulgaria, USA: usa };
const pinImages: Record<HeroCategory, string> = {
  theater: theaterPin,
  party: partyPin,
  concert: concertPin,
};

const at = ({ x, y }: { x: number; y: number }) => ({
  left: `${(x / HERO_PICTURE.width) * 100}%`,
  top: `${(y / HERO_PICTURE.height) * 100}%`,
});

/** A dotted way from pin to pin, from west to east, bent as a flight is. */
function route(pins: HeroPin[]): string {
  const stops = pins.toSorted((a, b) => a.x - b.x);
  return stops
    .slice(1)
    .map((to, index) => {
      const from = stops[index] ?? to;
      const bendX = (from.x + to.x) / 2 + (to.y - from.y) * 0.18;
      const bendY = (from.y + to.y) / 2 - Math.abs(to.x - from.x) * 0.18;
      return `M${from.x} ${from.y}Q${bendX} ${bendY} ${to.x} ${to.y}`;
    })
    .join("");
}

/** The visitor's country by night, drifting, with pins for events of the rows below on their true places. */
export function HeroMap({ country, pins }: { country: HeroCountry; pins: HeroPin[] }) {
  return (
    <>
      <div className={classes.layer}>
        <img
          src={pictures[country]}
          alt=""
          width={HERO_PICTURE.width}
          height={HERO_PICTURE.height}
          fetchPriority="high"
        />
      </div>
      <div className={classes.shade} />
      <div className={classes.layer}>
        <svg
          viewBox={`0 0 ${HERO_PICTURE.width} ${HERO_PICTURE.height}`}
          className={classes.route}
          aria-hidden="true"
        >
          <path d={route(pins)} />
        </svg>
        {pins.map((pin) => (
          <img
            key={pin.category}
            src={pinImages[pin.category]}
            alt=""
            width={64}
            height={95}
            className={classes.pin}
            style={at(pin)}
          />
        ))}
      </div>
    </>
  );
}

/** A picture of the instance's own in place of the map. */
export function OwnHero({ image }: { image: string }) {
  const picture = { owner: { site: "hero" as const }, image };
  const sizes = (format: PictureFormat) =>
    HERO_WIDTHS.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(", ");
  return (
    <>
      <picture>
        <source type="image/avif" srcSet={sizes("avif")} sizes="100vw" />
        <img
          src={pictureUrl(picture, 1280, "webp")}
          srcSet={sizes("webp")}
          sizes="100vw"
          alt=""
          className="wide high over cover"
          fetchPriority="high"
        />
      </picture>
      <div className={classes.shade} />
    </>
  );
}

/** The cards of the pins: a layer of its own behind the headline in the page, so that the Tab key comes to the button first. */
export function HeroCards({ pins }: { pins: HeroPin[] }) {
  return (
    <div className={`${classes.layer} ${classes.cards}`}>
      {pins.map((pin) => (
        <PinCard key={pin.category} pin={pin} />
      ))}
    </div>
  );
}

function PinCard({ pin: { event, card } }: { pin: HeroPin }) {
  const { t, locale } = useMessages();
  const { when } = eventWords(event, useNow());
  return (
    <Link to={event.url} className={classes.card} style={at(card)}>
      <EventPicture id={event.id} image={event.image} width={56} height={56} loading="lazy" />
      <span className="shrink">
        <span className={classes.name} {...textProps(event.name, locale, event.language)}>
          {event.name}
        </span>
        <span className={classes.where}>
          {t("event.where", { venue: cityName(event.city, locale), city: whenText(briefly(when), locale) })}
        </span>
      </span>
    </Link>
  );
}

/** Without the end: the card has one short line. */
function briefly(words: readonly WhenWord[]): WhenWord[] {
  if (words[0]?.code === "starts-in") return words.slice(0, 1);
  return words.map((word) => {
    if (word.code === "times") return startOf(word);
    return word.code === "tonight-times" ? { code: "tonight", time: word.from } : word;
  });
}
