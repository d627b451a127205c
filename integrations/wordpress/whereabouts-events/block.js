// The block in the editor, written for the browser as it is: there is no build step.
(({ blocks, blockEditor, components, element, i18n }) => {
  const { createElement: h, Fragment } = element;
  const { __ } = i18n;
  const text = (english) => __(english, "whereabouts-events");
  const CATEGORIES = [
    "party",
    "theater",
    "concert",
    "festival",
    "sport",
    "exhibition",
    "conference",
    "virtual",
    "other",
  ];

  /** The same list as a frame: the editor's own frame runs no scripts of others. */
  function previewUrl(server, attributes) {
    const url = new URL("/embed/list", server);
    const { category, pictures: _pictures, free, ...rest } = attributes;
    const asked = { ...rest, categories: category, free: free ? "true" : "" };
    for (const name of ["city", "country", "categories", "venue", "limit", "theme", "lang", "when", "free"])
      if (asked[name]) url.searchParams.set(name, asked[name]);
    return url.href;
  }

  function Settings({ attributes, setAttributes }) {
    const field = (Control, name, label, more = {}) =>
      h(Control, {
        label: text(label),
        value: attributes[name],
        onChange: (value) => setAttributes({ [name]: value }),
        __nextHasNoMarginBottom: true,
        ...more,
      });
    const toggle = (name, label) =>
      h(components.ToggleControl, {
        label: text(label),
        checked: attributes[name],
        onChange: (value) => setAttributes({ [name]: value }),
        __nextHasNoMarginBottom: true,
      });
    const options = (values) => values.map(([value, label]) => ({ value, label: text(label) }));
    return h(
      blockEditor.InspectorControls,
      null,
      h(
        components.PanelBody,
        { title: text("Events") },
        field(components.TextControl, "city", "City"),
        field(components.TextControl, "country", "Country"),
        field(components.SelectControl, "category", "Category", {
          options: [
            { value: "", label: text("All") },
            ...CATEGORIES.map((value) => ({ value, label: text(value) })),
          ],
        }),
        field(components.SelectControl, "when", "When", {
          options: options([
            ["", "All coming events"],
            ["now", "On now"],
            ["tonight", "Tonight"],
          ]),
        }),
        field(components.RangeControl, "limit", "Number of events", { min: 1, max: 50 }),
        toggle("free", "Free events only"),
        toggle("pictures", "Show pictures"),
      ),
      h(
        components.PanelBody,
        { title: text("Appearance"), initialOpen: false },
        field(components.SelectControl, "theme", "Colours", {
          options: options([
            ["auto", "As the visitor's device"],
            ["light", "Light"],
            ["dark", "Dark"],
          ]),
        }),
        field(components.TextControl, "lang", "Language", {
          help: text("A code such as en or bg; the page's own where it is empty."),
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
            title: text("Whereabouts Events"),
            style: { border: 0, width: "100%", height: "420px" },
          }),
        )
      : h(components.Placeholder, {
          icon: "calendar-alt",
          label: text("Whereabouts Events"),
          instructions: text("Please set the address of the site under Settings, Whereabouts Events."),
        });
    return h(Fragment, null, h(Settings, properties), h("div", blockEditor.useBlockProps(), content));
  }

  blocks.registerBlockType("whereabouts/events", { edit: Edit, save: () => null });
})(window.wp);
