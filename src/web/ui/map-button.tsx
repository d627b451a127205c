import type { ReactNode } from "react";
import { Link } from "react-router";
import { urls } from "#contract/urls.ts";
import { Button } from "./button.tsx";
import { IconMap } from "./icons.ts";

/** The way on from a page of the profile. */
export function MapButton({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <Button
      component={Link}
      to={urls.map}
      size="xl"
      className={className}
      leftSection={<IconMap size={20} stroke={1.8} aria-hidden />}
    >
      {children}
    </Button>
  );
}
