import type { EmbeddedEvent } from "#contract/embeds.ts";
import { escapeXml } from "#domain/xml.ts";

/** Events as links that open in a new tab. */
export function rowsHtml(events: readonly EmbeddedEvent[], newTab: string): string {
  return `<ul>${events.map((event) => `<li>${rowHtml(event, newTab)}</li>`).join("")}</ul>`;
}

function rowHtml({ url, name, day, when, where, note, category, status }: EmbeddedEvent, newTab: string) {
  const leaf = `${escapeXml(day.weekday)}<b>${escapeXml(day.day)}</b>${escapeXml(day.month)}`;
  const off = status === "cancelled" ? " off" : "";
  return `<a class="row${off}" data-category="${category}" href="${escapeXml(url)}" target="_blank" rel="noopener" title="${escapeXml(newTab)}"><span class="leaf">${leaf}</span><span><strong dir="auto">${escapeXml(name)}</strong><small>${escapeXml(when)} · <bdi>${escapeXml(where)}</bdi></small>${noteHtml(note)}</span></a>`;
}

export function noteHtml(note: string | null): string {
  return note === null ? "" : `<small><em>${escapeXml(note)}</em></small>`;
}
