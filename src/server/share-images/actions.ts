import { hash } from "node:crypto";
import { AppError } from "#contract/app-error.ts";
import { isOutside } from "#contract/pictures.ts";
import type { Site } from "#contract/site.ts";
import type { ShareShape } from "#contract/urls.ts";
import type { Locale } from "#domain/locale.ts";
import { translatorFor } from "#messages/server.ts";
import { limitConcurrency } from "#server/platform/jobs/limit-concurrency.ts";
import { ALONE, CARD_PICTURE, type CardFacts, drawAlone, drawCard, drawSiteCard } from "./card.ts";

export interface SharedEvent extends CardFacts {
  id: number;
  image: string;
  category: string;
}

export interface ShareDeps {
  site: Pick<Site, "name">;
  findEvent(id: number, locale: Locale): Promise<SharedEvent | undefined>;
  /** The event's generated poster, as SVG. */
  drawPoster(event: SharedEvent, options: { hasWords: boolean }): string;
  /** A picture from elsewhere, cut to a size. */
  cutOut(url: string, width: number, height: number): Promise<Buffer>;
  /** A drawing as a picture. */
  render(svg: string): Promise<Buffer>;
  /** A file of this name, made unless it is there. */
  keep(name: string, make: () => Promise<Buffer>): Promise<Buffer>;
}

// Goes up when the drawing changes, so that no kept picture is an old one.
const DRAWING = 4;
const MAX_ID = 2 ** 31 - 1;

export type ShareImages = ReturnType<typeof shareImageActions>;

export function shareImageActions({ site, findEvent, drawPoster, cutOut, keep, render }: ShareDeps) {
  const takeTurn = limitConcurrency({ atOnce: 1, maxWaiting: 100 });

  const sizeOf = (shape: ShareShape) => (shape === "card" ? CARD_PICTURE : ALONE[shape]);

  const renderEvent = (event: SharedEvent, picture: string, shape: ShareShape, locale: Locale) =>
    takeTurn(() =>
      render(
        shape === "card" ? drawCard(event, site.name, picture, locale) : drawAlone(sizeOf(shape), picture),
      ),
    );

  async function withPhoto(event: SharedEvent, shape: ShareShape, locale: Locale): Promise<Buffer> {
    const { width, height } = sizeOf(shape);
    const photo = await cutOut(event.image, width, height);
    return renderEvent(
      event,
      `<image width="${width}" height="${height}" href="data:image/jpeg;base64,${photo.toString("base64")}"/>`,
      shape,
      locale,
    );
  }

  const withPoster = (event: SharedEvent, shape: ShareShape, locale: Locale) => {
    const { width, height } = sizeOf(shape);
    return renderEvent(
      event,
      // Name and date stand beside it, or in what shows it.
      drawPoster(event, { hasWords: false }).replace(
        / width="\d+" height="\d+"/,
        ` width="${width}" height="${height}"`,
      ),
      shape,
      locale,
    );
  };

  return {
    /** The picture of the site itself, and a mark that changes with it. */
    async ofSite(locale: Locale): Promise<{ picture: Buffer; version: string }> {
      const motto = translatorFor(locale)("share.motto");
      const version = hash("sha256", JSON.stringify([DRAWING, site.name, motto]), "base64url").slice(0, 16);
      const draw = () => takeTurn(() => render(drawSiteCard(site.name, motto)));
      return { picture: await keep(`share-site-${version}.png`, draw), version };
    },

    /** The picture of an event, and a mark that changes with it. */
    async ofEvent(
      id: number,
      shape: ShareShape,
      locale: Locale,
    ): Promise<{ picture: Buffer; version: string }> {
      const event = id <= MAX_ID ? await findEvent(id, locale) : undefined;
      if (!event) throw new AppError("not-found", { code: "noPicture" });
      const facts = JSON.stringify([DRAWING, site.name, locale, event, shape]);
      const version = hash("sha256", facts, "base64url").slice(0, 16);
      if (isOutside(event.image)) {
        try {
          const picture = await keep(`share-${version}.png`, () => withPhoto(event, shape, locale));
          return { picture, version };
        } catch {
          // The photo cannot be had now; it gets another chance later, under its own name.
        }
      }
      const picture = await keep(`share-${version}-poster.png`, () => withPoster(event, shape, locale));
      return { picture, version: `${version}-poster` };
    },
  };
}
