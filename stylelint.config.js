// What is longer is room for something: a picture, a bar.
const LENGTH = /(?<![\w.-])(?!0|[12]px)(\d{1,2}px|[0-3]?(\.\d+)?rem)/;

/** Holds style sheets to the scales of src/web/ui/scales.ts and the named widths of src/web/ui/breakpoints.ts. */
export default {
  ignoreFiles: ["src/web/map/engine/map-library.css"],
  rules: {
    "declaration-property-value-allowed-list": {
      // In `em` a size follows the text around it.
      "font-size": [/^var\(--text-/, /^(min|max|clamp)\(var\(--text-/, /^[\d.]+em$/, "inherit"],
    },
    "declaration-property-value-disallowed-list": {
      "/^(padding|margin|(row-|column-)?gap)/": [LENGTH],
      "/radius$/": [LENGTH],
      // From 5rem on it is a picture or a page, not a control.
      "min-height": [/(?<![\w.-])(?!0(?!\.))[0-4](\.\d+)?rem/, /\d\dpx/],
    },
    "media-feature-name-disallowed-list": [/width/, /height/],
  },
};
