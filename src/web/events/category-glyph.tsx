import type { ReactNode } from "react";
import type { LatestCategory } from "#contract/pages.ts";

const shapes: Record<LatestCategory, ReactNode> = {
  theater: (
    <path d="M4 4.8c2.6 1 5.3 1.5 8 1.5s5.4-.5 8-1.5c.6-.2 1.2.2 1.2.8v6.6c0 4.9-4.1 9-9.2 9s-9.2-4.1-9.2-9V5.6c0-.6.6-1 1.2-.8zM6.4 11.4c.8 1.3 3.3 1.3 4.1 0-.8-1.5-3.3-1.5-4.1 0zm7.1 0c.8 1.3 3.3 1.3 4.1 0-.8-1.5-3.3-1.5-4.1 0zM7.6 14.5c2.7 1.1 6.1 1.1 8.8 0-.6 2.4-2.3 3.6-4.4 3.6s-3.8-1.2-4.4-3.6z" />
  ),
  party: (
    <>
      <path d="M3.6 5.6h16.8c.8 0 1.2 1 .6 1.6L13.1 15v3.9h2.6a1.1 1.1 0 0 1 0 2.2H8.3a1.1 1.1 0 0 1 0-2.2h2.6V15L3 7.2c-.6-.6-.2-1.6.6-1.6zM7.4 7.8l1.7 1.7h5.8l1.7-1.7z" />
      <path d="M13.6 7.4l2.9-4.6" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
      <circle cx="6" cy="3.2" r="1.1" />
      <circle cx="20.6" cy="12.4" r="1" />
    </>
  ),
  concert: (
    <>
      <path
        d="M9.3 17.4V6.2l10.8-2.3v11.3"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.1"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M9.3 5.2l10.8-2.3v4.4L9.3 9.6z" />
      <circle cx="6.5" cy="17.6" r="3" />
      <circle cx="17.3" cy="15.4" r="3" />
    </>
  ),
};

export function CategoryGlyph({ category, size }: { category: LatestCategory; size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      fillRule="evenodd"
      aria-hidden="true"
    >
      {shapes[category]}
    </svg>
  );
}
