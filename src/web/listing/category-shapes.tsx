import type { ReactNode } from "react";
import type { VenueCategory } from "#domain/category.ts";

const line = {
  fill: "none",
  stroke: "currentColor",
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/** Details cut out of a shape show what lies under it. */
const cut = "var(--surface)";

/** What each category's sign is drawn with, in a box of 24. */
export const categoryShapes: Record<VenueCategory, ReactNode> = {
  theater: (
    <path d="M4 4.8c2.6 1 5.3 1.5 8 1.5s5.4-.5 8-1.5c.6-.2 1.2.2 1.2.8v6.6c0 4.9-4.1 9-9.2 9s-9.2-4.1-9.2-9V5.6c0-.6.6-1 1.2-.8zM6.4 11.4c.8 1.3 3.3 1.3 4.1 0-.8-1.5-3.3-1.5-4.1 0zm7.1 0c.8 1.3 3.3 1.3 4.1 0-.8-1.5-3.3-1.5-4.1 0zM7.6 14.5c2.7 1.1 6.1 1.1 8.8 0-.6 2.4-2.3 3.6-4.4 3.6s-3.8-1.2-4.4-3.6z" />
  ),
  party: (
    <>
      <path d="M3.6 5.6h16.8c.8 0 1.2 1 .6 1.6L13.1 15v3.9h2.6a1.1 1.1 0 0 1 0 2.2H8.3a1.1 1.1 0 0 1 0-2.2h2.6V15L3 7.2c-.6-.6-.2-1.6.6-1.6zM7.4 7.8l1.7 1.7h5.8l1.7-1.7z" />
      <path d="M13.6 7.4l2.9-4.6" {...line} strokeWidth="1.8" />
      <circle cx="6" cy="3.2" r="1.1" />
      <circle cx="20.6" cy="12.4" r="1" />
    </>
  ),
  concert: (
    <>
      <path d="M9.3 17.4V6.2l10.8-2.3v11.3" {...line} strokeWidth="2.1" />
      <path d="M9.3 5.2l10.8-2.3v4.4L9.3 9.6z" />
      <circle cx="6.5" cy="17.6" r="3" />
      <circle cx="17.3" cy="15.4" r="3" />
    </>
  ),
  festival: (
    <path d="M12 1.6l4.6 1.9L13 5v2.1c2.2 2.9 5 4.8 8.3 5.8.4.1.6.5.5.9l-1.3 6.8c-.1.5-.5.9-1 .9h-4.6L12 14.7l-2.9 6.8H4.5c-.5 0-.9-.4-1-.9l-1.3-6.8c-.1-.4.1-.8.5-.9 3.3-1 6.1-2.9 8.3-5.8V2.3c0-.6.5-.9 1-.7z" />
  ),
  sport: (
    <>
      <circle cx="12" cy="12" r="9.2" {...line} strokeWidth="1.9" />
      <path d="M12 7.3l4.4 3.2-1.7 5.2H9.3l-1.7-5.2z" />
      <path
        d="M12 7.3V3.4M16.4 10.5l3.8-1.3M14.7 15.7l2.4 3.2M9.3 15.7l-2.4 3.2M7.6 10.5L3.8 9.2"
        {...line}
        strokeWidth="1.8"
      />
    </>
  ),
  exhibition: (
    <>
      <path d="M8 6.4L12 2.6l4 3.8" {...line} strokeWidth="1.8" />
      <rect x="3" y="6.6" width="18" height="14" rx="2" {...line} strokeWidth="2" />
      <path d="M5.6 18l4-5.4 2.7 3.2 2-2.3 4.1 4.5z" />
      <circle cx="15.9" cy="10.6" r="1.5" />
    </>
  ),
  conference: (
    <>
      <circle cx="12" cy="5" r="3.2" />
      <path d="M4.6 10h14.8c.7 0 1.2.7 1 1.4l-1.3 4.1c-.2.5-.6.8-1.1.8h-3.8v3h1.9a1.1 1.1 0 0 1 0 2.2H7.9a1.1 1.1 0 0 1 0-2.2h1.9v-3H6c-.5 0-.9-.3-1.1-.8l-1.3-4.1c-.2-.7.3-1.4 1-1.4z" />
    </>
  ),
  virtual: (
    <>
      <rect x="2.6" y="3.8" width="18.8" height="13.2" rx="2.2" {...line} strokeWidth="2" />
      <path d="M10 7.5c0-.5.5-.8 1-.6l4.3 2.8c.5.3.5.9 0 1.2L11 13.8c-.5.3-1 0-1-.5z" />
      <path d="M12 17.4v3M8.2 20.6h7.6" {...line} strokeWidth="2" />
    </>
  ),
  other: (
    <path
      transform="rotate(-18 12 12)"
      d="M2.4 8.2C2.4 7 3.4 6 4.6 6h14.8c1.2 0 2.2 1 2.2 2.2v1.7a2.2 2.2 0 0 0 0 4.2v1.7c0 1.2-1 2.2-2.2 2.2H4.6c-1.2 0-2.2-1-2.2-2.2v-1.7a2.2 2.2 0 0 0 0-4.2zM12 8l-1.2 2.6-2.8.3 2.1 1.9-.6 2.8 2.5-1.4 2.5 1.4-.6-2.8 2.1-1.9-2.8-.3z"
    />
  ),
  fitness: (
    <>
      <path d="M8 12h8" {...line} strokeWidth="2.6" />
      <rect x="5" y="6.4" width="3.8" height="11.2" rx="1.5" />
      <rect x="15.2" y="6.4" width="3.8" height="11.2" rx="1.5" />
      <rect x="1.8" y="9" width="2.4" height="6" rx="1.1" />
      <rect x="19.8" y="9" width="2.4" height="6" rx="1.1" />
    </>
  ),
  easteregg: (
    <>
      <path d="M12 2.2c4.2 0 7.6 5.8 7.6 11a7.6 7.6 0 0 1-15.2 0c0-5.2 3.4-11 7.6-11z" />
      <path
        d="M5 12.4l2.3-2.1 2.35 2.1L12 10.3l2.35 2.1 2.35-2.1 2.3 2.1"
        {...line}
        stroke={cut}
        strokeWidth="1.8"
      />
      <circle cx="8.6" cy="16.4" r="1.1" fill={cut} />
      <circle cx="12" cy="17.4" r="1.1" fill={cut} />
      <circle cx="15.4" cy="16.4" r="1.1" fill={cut} />
    </>
  ),
  dolphin: (
    <>
      <path d="M1.9 14.9C4.3 8.8 8.4 5.6 13.3 5.6c.6-1.5 1.9-2.6 3.7-2.9-.5 1.3-.4 2.5.1 3.5 2.5.9 4.3 2.9 5 5.6.2.6-.4 1.1-1 .9-1-.4-2-.6-3-.4 0 1.6-.6 3-1.7 4-.1-1.4-.8-2.7-1.8-3.5-3.2.4-5.7 2-7.2 4.7l1.5 3.9-3.9-2.2-4 1.6 1.4-4.1c-.3-.5-.6-1.2-.5-1.8z" />
      <circle cx="17.9" cy="8.6" r="0.85" fill={cut} />
    </>
  ),
};
