import { useMediaQuery } from "@mantine/hooks";

/** Wider than 1180 pixels is the desktop layout. Unknown on the server, where style sheets decide. */
export function useIsWide(): boolean | undefined {
  return useMediaQuery("(min-width: 1180.02px)", undefined, { getInitialValueInEffect: true });
}
