import type { FederationConfig } from "../settings.ts";
import type { RuleStore } from "./store.ts";

interface RulesDeps {
  config: FederationConfig;
  store: Pick<RuleStore, "kindsOf">;
}

export type FederationRules = ReturnType<typeof federationRules>;

/** Decides by settings, blocklist and allowlist which servers and actors are accepted. A block wins over an allow. */
export function federationRules({ config: { blockedHosts, allowedHosts }, store }: RulesDeps) {
  return {
    async isAllowed(address: string): Promise<boolean> {
      const url = URL.parse(address);
      if (!url) return false;
      const hosts = hostsOf(url);
      if (blockedHosts.some((host) => hosts.includes(host))) return false;
      const { kinds, hasAllowed } = await store.kindsOf([address, ...hosts]);
      if (kinds.includes("block")) return false;
      if (kinds.includes("allow") || allowedHosts.some((host) => hosts.includes(host))) return true;
      return allowedHosts.length === 0 && !hasAllowed;
    },
  };
}

/** The host with and without its port, and the domains that it belongs to. */
function hostsOf({ host, hostname }: URL): string[] {
  const parents = hostname.split(".").map((_, at, parts) => parts.slice(at).join("."));
  return [...new Set([host, ...parents])];
}
