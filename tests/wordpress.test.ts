import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const plugin = `${root}integrations/wordpress/whereabouts-events/`;
const read = (file: string) => readFileSync(plugin + file, "utf8");

it("EMB-11 the WordPress block has attributes that the component knows, and passes all of them on", () => {
  const { attributes, apiVersion, name } = JSON.parse(read("block.json"));
  expect({ apiVersion, name }).toEqual({ apiVersion: 3, name: "whereabouts/events" });
  const component = readFileSync(`${root}public/embed.js`, "utf8");
  const php = read("whereabouts-events.php");
  // The name of a venue is for the editor alone.
  const { venueName: _venueName, ...passed } = attributes;
  for (const attribute of Object.keys(passed)) {
    expect(component, attribute).toMatch(new RegExp(`\\b${attribute}: "|"${attribute}"|theme=`));
    expect(php, attribute).toMatch(new RegExp(`'${attribute}'`));
  }
});

it("EMB-11 it registers our oEmbed for the pages that have one", () => {
  const php = read("whereabouts-events.php");
  expect(php).toContain("WHEREABOUTS_PAGES = array( 'event', 'venue', 'city' )");
  expect(php).toContain("wp_oembed_add_provider( $server . '/' . $page . '/*', $server . '/oembed' )");
});
