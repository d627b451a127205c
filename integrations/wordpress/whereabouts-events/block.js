// The block in the editor, written for the browser as it is: there is no build step.
(({ blocks, blockEditor, components, element, i18n }) => {
  const { createElement: h, Fragment } = element;
  const { __ } = i18n;
  // Each text stands in a call of its own: tools that collect texts for translators read no variables.
  const CATEGORIES = [
    ["", __("All", "whereabouts-events")],
    ["party", __("Party", "whereabouts-events")],
    ["theater", __("Theater", "whereabouts-events")],
    ["concert", __("Concert", "whereabouts-events")],
    ["festival", __("Festival", "whereabouts-events")],
    ["sport", __("Sport", "whereabouts-events")],
    ["exhibition", __("Exhibition", "whereabouts-events")],
    ["conference", __("Conference", "whereabouts-events")],
    ["virtual", __("Virtual", "whereabouts-events")],
    ["other", __("Other", "whereabouts-events")],
  ];

  /** A frame does not grow with its list: as many as it shows uncut. */
  const PREVIEW_ROWS = 5;
  const PREVIEW_HEIGHT = "520px";

  /** The same list as a frame: the editor's own frame runs no scripts of others. */
  function previewUrl(server, attributes) {
    const url = new URL("/embed/list", server);
    const { category, pictures: _pictures, free, ...rest } = attributes;
    const asked = { ...rest, categories: category, free: free ? "true" : "" };
    asked.limit = Math.min(PREVIEW_ROWS, rest.limit);
    for (const name of ["city", "country", "categories", "venue", "limit", "theme", "lang", "when", "free"])
      if (asked[name]) url.searchParams.set(name, asked[name]);
    return url.href;
  }

  /** What the site answers to what is typed; undefined until it has answered. */
  function useSuggestions(server, typed, pathOf) {
    const [answer, setAnswer] = element.useState();
    element.useEffect(() => {
      setAnswer(undefined);
      if (!server || typed.trim().length < 2) return undefined;
      const asked = new AbortController();
      const timer = setTimeout(() => {
        // Names as the site lists them.
        fetch(new URL(pathOf(typed.trim()), server), {
          headers: { "accept-language": "en" },
          signal: asked.signal,
        })
          .then((response) => (response.ok ? response.json() : undefined))
          .then(setAnswer)
          .catch(() => {});
      }, 300);
      return () => {
        clearTimeout(timer);
        asked.abort();
      };
    }, [server, typed]);
    return answer;
  }

  const placesPath = (typed) => `/api/places/${encodeURIComponent(typed)}`;
  const venuesPath = (typed) => `/api/submissions/venues?${new URLSearchParams({ q: typed })}`;
  const isSame = (one, other) =>
    one.localeCompare(other, undefined, { sensitivity: "base", usage: "search" }) === 0;

  /** A city as it is typed, with suggestions; one that the site does not know is said to be. */
  function CityField({ server, attributes, setAttributes }) {
    const typed = attributes.city;
    const cities = useSuggestions(server, typed, placesPath)?.filter(({ kind }) => kind === "city");
    const isUnknown = cities !== undefined && !cities.some(({ name }) => isSame(name, typed.trim()));
    const choose = (city) => {
      const known = cities?.find(({ name }) => name === city);
      setAttributes(known ? { city, country: known.country } : { city });
    };
    return h(
      Fragment,
      null,
      h(components.TextControl, {
        label: __("City", "whereabouts-events"),
        help: isUnknown ? __("This site has no city with this name.", "whereabouts-events") : undefined,
        value: typed,
        list: "whereabouts-cities",
        onChange: choose,
        __nextHasNoMarginBottom: true,
        __next40pxDefaultSize: true,
      }),
      h(
        "datalist",
        { id: "whereabouts-cities" },
        (cities ?? []).map(({ name, region, country }) =>
          h(
            "option",
            { key: [name, region, country].join(), value: name },
            [region, country].filter(Boolean).join(", "),
          ),
        ),
      ),
    );
  }

  /** A venue by its name: the site knows it by a number. */
  function VenueField({ server, attributes, setAttributes }) {
    const [typed, setTyped] = element.useState("");
    const found = useSuggestions(server, typed, venuesPath)?.venues ?? [];
    const options = found.map(({ _id, name, city }) => ({ value: _id, label: `${name}, ${city}` }));
    if (attributes.venue && !options.some(({ value }) => value === attributes.venue))
      options.unshift({ value: attributes.venue, label: attributes.venueName || attributes.venue });
    return h(components.ComboboxControl, {
      label: __("Venue", "whereabouts-events"),
      help: __("Only events at this venue.", "whereabouts-events"),
      value: attributes.venue || null,
      options,
      onFilterValueChange: setTyped,
      onChange: (value) =>
        setAttributes({
          venue: value ?? "",
          venueName: options.find((option) => option.value === value)?.label ?? "",
        }),
      __nextHasNoMarginBottom: true,
      __next40pxDefaultSize: true,
    });
  }

  function Settings({ attributes, setAttributes }) {
    const field = (Control, name, label, more = {}) =>
      h(Control, {
        label,
        value: attributes[name],
        onChange: (value) => setAttributes({ [name]: value }),
        __nextHasNoMarginBottom: true,
        __next40pxDefaultSize: true,
        ...more,
      });
    const toggle = (name, label) =>
      h(components.ToggleControl, {
        label,
        checked: attributes[name],
        onChange: (value) => setAttributes({ [name]: value }),
        __nextHasNoMarginBottom: true,
      });
    const options = (values) => values.map(([value, label]) => ({ value, label }));
    return h(
      blockEditor.InspectorControls,
      null,
      h(
        components.PanelBody,
        { title: __("Events", "whereabouts-events") },
        h(CityField, { server: window.whereaboutsEvents?.server, attributes, setAttributes }),
        field(components.TextControl, "country", __("Country", "whereabouts-events")),
        h(VenueField, { server: window.whereaboutsEvents?.server, attributes, setAttributes }),
        field(components.SelectControl, "category", __("Category", "whereabouts-events"), {
          options: options(CATEGORIES),
        }),
        field(components.SelectControl, "when", __("When", "whereabouts-events"), {
          options: options([
            ["", __("All upcoming events", "whereabouts-events")],
            ["now", __("On now", "whereabouts-events")],
            ["tonight", __("Tonight", "whereabouts-events")],
          ]),
        }),
        field(components.RangeControl, "limit", __("Number of events", "whereabouts-events"), {
          min: 1,
          max: 50,
        }),
        toggle("free", __("Free events only", "whereabouts-events")),
        toggle("pictures", __("Show pictures", "whereabouts-events")),
      ),
      h(
        components.PanelBody,
        { title: __("Appearance", "whereabouts-events"), initialOpen: false },
        field(components.SelectControl, "theme", __("Colors", "whereabouts-events"), {
          options: options([
            ["auto", __("Same as the visitor’s device", "whereabouts-events")],
            ["light", __("Light", "whereabouts-events")],
            ["dark", __("Dark", "whereabouts-events")],
          ]),
        }),
        field(components.TextControl, "lang", __("Language", "whereabouts-events"), {
          help: __("A code such as en or bg. Empty: the page's own language.", "whereabouts-events"),
        }),
      ),
    );
  }

  function Edit(properties) {
    const { server } = window.whereaboutsEvents ?? {};
    const content = server
      ? h(
          components.Disabled,
          null,
          h("iframe", {
            src: previewUrl(server, properties.attributes),
            title: __("Whereabouts Events", "whereabouts-events"),
            style: { border: 0, width: "100%", height: PREVIEW_HEIGHT },
          }),
        )
      : h(components.Placeholder, {
          icon: "calendar-alt",
          label: __("Whereabouts Events", "whereabouts-events"),
          instructions: __(
            "Please enter the site's address under Settings, Whereabouts Events.",
            "whereabouts-events",
          ),
        });
    return h(Fragment, null, h(Settings, properties), h("div", blockEditor.useBlockProps(), content));
  }

  blocks.registerBlockType("whereabouts/events", { edit: Edit, save: () => null });
})(window.wp);
