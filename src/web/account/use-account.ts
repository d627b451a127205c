import { useRouteLoaderData } from "react-router";
import type { CurrentUser } from "#contract/account.ts";
import type { loader } from "#web/root.tsx";

/** Who is signed in. The server already knew while rendering, so there is no third state to show. */
export function useAccount(): CurrentUser | undefined {
  return useRouteLoaderData<typeof loader>("root")?.user;
}
