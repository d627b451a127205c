import { usePanels } from "#web/map-view/panels.ts";
import { useAccount } from "#web/session/use-account.ts";

export const PROFILE_PANEL_ID = "profile-panel";

/** Props of a button that toggles the profile panel; undefined for a guest, who has no profile. */
export function useProfileToggle(): { isOpen: boolean; toggle(): void } | undefined {
  const user = useAccount();
  const { panel, open, close } = usePanels();
  if (!user) return undefined;
  const isOpen = panel === "profile";
  return { isOpen, toggle: isOpen ? close : () => open("profile") };
}
