import { data } from "react-router";
import { urls } from "#contract/urls.ts";
import { pageContext } from "#web/page-context.ts";
import type { Route } from "./+types/calendar-route.ts";
import { calendarFile } from "./calendar-file.ts";
import { addressOf, parseEventAddress } from "./event-address.ts";

/** One event as a file for any calendar. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const address = parseEventAddress((params["*"] ?? "").replace(/\.ics$/i, ""));
  const found = address && (await services.eventAt(address));
  if (!found) throw data(null, { status: 404 });
  const { event, venue } = found;
  const url = services.site.publicUrl + urls.eventPage(addressOf(venue, event));
  return new Response(calendarFile({ event, venue, url, nowMs: services.now() }), {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${event.slug}.ics"`,
    },
  });
}
