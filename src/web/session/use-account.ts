import type { CurrentUser } from "#contract/account.ts";
import { useRootData } from "./root-data.ts";

/** Who is signed in. The server already knew while rendering, so there is no third state to show. */
export function useAccount(): CurrentUser | undefined {
  return useRootData()?.user;
}
