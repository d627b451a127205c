import { data } from "react-router";
import { parseEventAddress } from "#contract/event-address.ts";
import { pageContext } from "#web/session/page-context.ts";
import type { Route } from "./+types/calendar-route.ts";

/** One event as a file for any calendar. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const address = parseEventAddress((params["*"] ?? "").replace(/\.ics$/i, ""));
  const file = address && (await services.calendarFileAt(address));
  if (!file) throw data(null, { status: 404 });
  return new Response(file.text, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${file.fileName}"`,
    },
  });
}
