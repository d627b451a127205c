import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { publicEvent } from "#tests/support/events.ts";
import { FavoritesContext, type FavoritesState } from "#web/favorites/favorites.ts";
import "#tests/support/messages.ts";
import { MessagesProvider } from "#web/messages/messages-provider.tsx";
import { RenderedAt } from "#web/ui/use-now.ts";
import { CancelledNotes } from "./cancelled-notes.tsx";
import { EventStatusNotice } from "./event-status.tsx";

const hamlet = publicEvent({
  name: "Hamlet",
  date: "2026-11-19",
  time: "19:00",
  startsAt: "2026-11-19T17:00:00.000Z",
  status: "cancelled",
});

function wordsOf(part: ReactNode, entries: FavoritesState["entries"] = []): string {
  const favorites = { entries, changes: [], wish: undefined, change() {}, toggleWish() {} };
  const Page = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: () => (
        <RenderedAt value={Date.parse("2026-11-15T16:40:00Z")}>
          <MessagesProvider locale="en">
            <FavoritesContext value={favorites}>{part}</FavoritesContext>
          </MessagesProvider>
        </RenderedAt>
      ),
    },
  ]);
  const html = renderToString(<Page hydrationData={{ loaderData: { root: { site: {} } } }} />);
  return html.replace(/<!-- -->/g, "").replace(/(<[^>]*>)+/g, "|");
}

it("EVT-10 a cancelled event says when that was announced and what the organizer wrote", () => {
  const at = "2026-11-13T09:00:00.000Z";
  expect(wordsOf(<EventStatusNotice event={hamlet} announced={{ at, message: "An actor is ill." }} />)).toBe(
    "|Cancelled|This event has been cancelled.|Announced on Fri 13 Nov 2026: An actor is ill.|",
  );
  expect(wordsOf(<EventStatusNotice event={hamlet} announced={{ at }} />)).toContain(
    "|Announced on Fri 13 Nov 2026.|",
  );
  expect(wordsOf(<EventStatusNotice event={hamlet} />)).not.toContain("Announced");
});

it("EVT-10 it says what becomes of favourite, reminder and tickets, each where there is one", () => {
  const kept = [{ event: hamlet._id, reminder: true }];
  const sold = { ...hamlet, link: "https://seller.example/" };
  const unsold = { ...hamlet, link: "" };
  expect(wordsOf(<CancelledNotes event={sold} />)).toBe(
    "|Your tickets|For a refund, contact whoever sold you the tickets.|",
  );
  const all = wordsOf(<CancelledNotes event={sold} />, kept);
  for (const title of ["Your favorite", "Your reminder", "Your tickets"]) expect(all).toContain(`|${title}|`);
  expect(wordsOf(<CancelledNotes event={unsold} />, kept)).not.toContain("Your tickets");
  expect(wordsOf(<CancelledNotes event={unsold} />)).toBe("");
});
