import type { CurrentUser } from "#contract/account.ts";
import { useRootData } from "./root-data.ts";

/** The signed-in user. Known from the server's rendering, so there is no loading state. */
export function useAccount(): CurrentUser | undefined {
  return useRootData()?.user;
}
