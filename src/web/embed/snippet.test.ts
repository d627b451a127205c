import { describe, expect, it } from "vitest";
import { embedChoice } from "./choice.ts";
import { embedSnippet } from "./snippet.ts";

const SITE = "https://events.example";
const SIZE = { width: "100%", height: "450" };
const snippet = (search: string, changed: Partial<ReturnType<typeof embedChoice>> = {}) =>
  embedSnippet(SITE, 'Events "here"', { ...embedChoice(search), ...changed }, SIZE);

describe("EMB-09 the code for a page", () => {
  it("stays one element, whatever stands in its address", () => {
    const line = snippet('?at=42.7,23.3,13&city="><script>');
    expect(line).toMatch(/src="https:\/\/events\.example\/embed\?at=42\.7,23\.3,13&amp;city=/);
    expect(line).toContain('title="Events &quot;here&quot;"');
    expect(line?.match(/</g)).toHaveLength(2);
    const component = snippet("?kind=component", { city: '"><script>' });
    expect(component?.match(/</g)).toHaveLength(4);
    expect(component).toContain('city="&quot;>&lt;script>"');
  });

  it("has the frame of a list or a month with the city, the filter, the colours and the language", () => {
    expect(snippet("?kind=list&city=Sofia&country=Bulgaria&categories=concert&from=2026-12-01")).toContain(
      'src="https://events.example/embed/list?city=Sofia&amp;country=Bulgaria&amp;from=2026-12-01&amp;categories=concert&amp;limit=10"',
    );
    expect(snippet("?kind=month&city=Sofia&from=2026-12-01", { theme: "dark", lang: "bg" })).toContain(
      'src="https://events.example/embed/month?city=Sofia&amp;theme=dark&amp;lang=bg"',
    );
  });

  it("goes by the venue, or by what the map shows, where no city is named", () => {
    expect(snippet("?kind=list&venue=7&at=42.7,23.3,12", { limit: "" })).toContain('/embed/list?venue=7"');
    expect(snippet("?kind=list&at=60,20,10", { limit: "5" })).toContain(
      "/embed/list?area=19.6484,59.8770,20.3516,60.1230&amp;limit=5",
    );
  });

  it("has the frame of an event from the address of its page, and none without one", () => {
    const page = "https://events.example/event/location=hall&category=concert&event=x&date=2026-12-01";
    expect(snippet("?kind=event", { event: page, theme: "light" })).toContain(
      "/embed/event/location=hall&amp;category=concert&amp;event=x&amp;date=2026-12-01?theme=light",
    );
    expect(snippet("?kind=event", { event: "https://events.example/venue/hall" })).toBeUndefined();
    expect(snippet("?kind=event")).toBeUndefined();
  });

  it("has the component with its script", () => {
    const code = snippet("?kind=component&city=Sofia&maxPrice=20&currency=EUR&free=true", { lang: "bg" });
    expect(code).toBe(
      `<script async src="https://events.example/embed.js"></script>
<whereabouts-events city="Sofia" free="true" currency="EUR" limit="10" max-price="20" theme="auto" lang="bg"></whereabouts-events>`,
    );
  });
});
