import { renderToString } from "react-dom/server";
import { expect, it, onTestFinished } from "vitest";
import { mount } from "#tests/support/mount.ts";
import { IN_PAGE, PageVenues, usePageVenues, venuesElement } from "./page-venues.ts";

const JSON_TEXT = JSON.stringify([{ name: "</script><!-- <b> „Нощ“" }]);

function Read({ venues }: { venues: string | undefined }) {
  return <p>{usePageVenues()({ venues } as Parameters<ReturnType<typeof usePageVenues>>[0])}</p>;
}

it("WEB-81 the venues of a page are read from its element, on the server from what it is made of", async () => {
  const element = document.createElement("div");
  element.innerHTML = venuesElement(JSON_TEXT);
  document.body.append(element);
  onTestFinished(() => element.remove());
  expect(element.children).toHaveLength(1);
  const shown = async (venues: string | undefined) => (await mount(<Read venues={venues} />)).textContent;
  expect(JSON.parse((await shown(IN_PAGE))!)).toEqual(JSON.parse(JSON_TEXT));
  expect(await shown("[]")).toBe("[]");
  expect(await shown(undefined)).toBe("");
  const rendered = renderToString(
    <PageVenues value="[1]">
      <Read venues={IN_PAGE} />
    </PageVenues>,
  );
  expect(rendered).toBe("<p>[1]</p>");
});
