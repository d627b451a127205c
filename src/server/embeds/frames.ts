import { AppError } from "#contract/app-error.ts";
import type { EmbedTheme } from "#contract/embed-urls.ts";
import type { EmbeddedList, EmbedListQuery, EmbedMonthQuery } from "#contract/embeds.ts";
import { addressOf, parseEventAddress } from "#contract/event-address.ts";
import type { PageServices } from "#contract/pages.ts";
import type { Site } from "#contract/site.ts";
import { urls } from "#contract/urls.ts";
import type { Locale } from "#domain/locale.ts";
import { escapeXml } from "#domain/xml.ts";
import { translatorFor } from "#messages/server.ts";
import { whenText } from "#server/catalog/formats/mail-card.ts";
import type { Projection } from "#server/catalog/projection/projection.ts";
import { frameHtml } from "./frame.ts";
import { askedMonth, monthHtml } from "./month.ts";
import { pageOfAll, presentEmbedded, titleOf } from "./present.ts";
import { noteHtml, rowsHtml } from "./rows.ts";
import { type EmbedSelection, selectEmbedEvents } from "./select.ts";

interface FrameDeps {
  listed: () => Projection;
  site: Site;
  pages: Pick<PageServices, "eventAt">;
  now: () => number;
}

/** In which words and colours. */
export interface FrameLook {
  locale: Locale;
  theme: EmbedTheme;
}

export type EmbedFrames = ReturnType<typeof embedFrames>;

/** What is shown in frames, and the same as data for the component. */
export function embedFrames({ listed, site, pages, now }: FrameDeps) {
  const { publicUrl } = site;

  function list(selection: EmbedSelection, { limit }: Pick<EmbedListQuery, "limit">, locale: Locale) {
    if (selection.venue !== undefined && !listed().venueAlone(selection.venue))
      throw new AppError("not-found", { code: "noVenue" });
    const nowMs = now();
    const { total, rows, events } = selectEmbedEvents(listed(), selection, { most: limit, nowMs });
    const t = translatorFor(locale);
    return {
      title: titleOf(listed(), selection, events, locale),
      total,
      allUrl: pageOfAll(listed(), selection, events),
      allText: t("embedded.all", { count: total }),
      emptyText: t("embedded.empty"),
      newTabText: t("embedded.new-tab"),
      events: events.map((found) => presentEmbedded(found, locale, nowMs)),
      hasMore: rows > events.length,
    };
  }

  return {
    /** Addresses are in full: the data is read at another site. */
    data(selection: EmbedSelection, query: EmbedListQuery, locale: Locale): EmbeddedList {
      const { hasMore: _, ...found } = list(selection, query, locale);
      return {
        ...found,
        allUrl: publicUrl + found.allUrl,
        events: found.events.map((event) => ({
          ...event,
          url: publicUrl + event.url,
          picture: new URL(event.picture, publicUrl).href,
        })),
      };
    },

    list(selection: EmbedSelection, query: EmbedListQuery, look: FrameLook): string {
      const { title, events, allUrl, allText, hasMore } = list(selection, query, look.locale);
      const t = translatorFor(look.locale);
      const more = `<a class="all" href="${escapeXml(allUrl)}" target="_blank" rel="noopener">${escapeXml(allText)}</a>`;
      const body =
        events.length === 0
          ? `<p class="empty">${escapeXml(t("embedded.empty"))}</p>`
          : rowsHtml(events, t("embedded.new-tab")) + (hasMore ? more : "");
      return frameHtml({
        ...look,
        title,
        siteName: site.name,
        page: allUrl,
        body: `<h1>${escapeXml(title)}</h1>${body}`,
      });
    },

    async month(
      selection: EmbedSelection,
      query: EmbedMonthQuery,
      look: FrameLook,
      at: (month: string) => string,
    ): Promise<string> {
      if (selection.venue !== undefined && !listed().venueAlone(selection.venue))
        throw new AppError("not-found", { code: "noVenue" });
      const nowMs = now();
      const { locale } = look;
      const asked = askedMonth(listed(), selection, query, nowMs);
      const { title, body } = await monthHtml(listed(), { selection, ...asked, at, locale, nowMs });
      const { events } = selectEmbedEvents(listed(), selection, { most: 1, nowMs });
      const name = titleOf(listed(), selection, events, locale);
      const page = pageOfAll(listed(), selection, events);
      return frameHtml({ ...look, title: `${name}, ${title}`, siteName: site.name, page, body });
    },

    /** One event; where there is none of this address, the frame says so. */
    async event(text: string, look: FrameLook): Promise<{ html: string; isFound: boolean }> {
      const { locale } = look;
      const t = translatorFor(locale);
      const address = parseEventAddress(text);
      const found = address && (await pages.eventAt(address));
      if (!found) {
        const body = `<p class="empty">${escapeXml(t("embedded.gone"))}</p>`;
        const html = frameHtml({
          ...look,
          title: t("embedded.gone"),
          siteName: site.name,
          page: urls.home,
          body,
        });
        return { html, isFound: false };
      }
      const { event, venue } = found;
      const shown = presentEmbedded(found, locale, now());
      const page = urls.eventPage(addressOf(venue, event));
      const { name } = event;
      const kind = `<span class="kind" data-category="${venue.category}"></span>`;
      const body = `<a class="event wide${shown.status === "cancelled" ? " off" : ""}" href="${escapeXml(page)}" target="_blank" rel="noopener" title="${escapeXml(t("embedded.new-tab"))}"><img class="picture" src="${escapeXml(shown.picture)}" alt="" loading="lazy"><div><h1 dir="auto">${escapeXml(name)}</h1><small>${kind}${escapeXml(whenText(event, locale))}</small><small><bdi>${escapeXml(shown.where)}</bdi></small>${noteHtml(shown.note)}</div></a>`;
      return { html: frameHtml({ ...look, title: name, siteName: site.name, page, body }), isFound: true };
    },

    /** What a frame shows instead of what it cannot. */
    failure(sentence: string, look: FrameLook): string {
      const title = translatorFor(look.locale)("embedded.failed");
      const body = `<p class="empty" role="alert">${escapeXml(sentence)}</p>`;
      return frameHtml({ ...look, title, siteName: site.name, page: urls.map, body });
    },
  };
}
