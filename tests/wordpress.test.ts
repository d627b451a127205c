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

it("EMB-364 the plugin is what its directory asks for: literal texts, one version, headers", () => {
  const php = read("whereabouts-events.php");
  const version = /^ \* Version: +(\S+)$/m.exec(php)?.[1];
  expect(/^Stable tag: (\S+)$/m.exec(read("readme.txt"))?.[1]).toBe(version);
  expect(JSON.parse(read("block.json")).version).toBe(version);
  for (const header of ["Plugin URI", "Author", "License URI", "Text Domain"])
    expect(php).toContain(`* ${header}:`);
  const block = read("block.js");
  // Tools that collect texts for translators read no variables.
  expect(block.match(/\b__\((?!\s*["'])/g)).toBeNull();
  for (const field of ["CityField", "VenueField"]) expect(block).toContain(`h(${field}, {`);
});

it("EMB-364 it takes bare words of a shortcode, and keeps the last good address", () => {
  const php = read("whereabouts-events.php");
  expect(php).toContain("array_filter( $attributes, 'is_int', ARRAY_FILTER_USE_KEY )");
  const cleaning = php.slice(php.indexOf("function whereabouts_events_clean_server"));
  expect(cleaning.slice(0, cleaning.indexOf("\n}"))).toMatch(
    /add_settings_error\([\s\S]*?return whereabouts_events_server\(\);/,
  );
});

it("EMB-364 pictures of the component stand in line: the text takes the room between", () => {
  expect(readFileSync(`${root}public/embed.js`, "utf8")).toMatch(/\n\.text\{flex:1;/);
});
