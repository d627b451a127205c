import pg from "pg";
import { HostFinder, socketOf } from "./host-finder.ts";
import type { PostgresAddress } from "./postgres-address.ts";
import type { OnProblem } from "./problem.ts";

/** The driver's client for an address; of several hosts it connects to the one that serves, which the driver does not know. */
export function clientClass(address: PostgresAddress, onProblem: OnProblem): typeof pg.Client {
  if (address.hosts.length === 1) return pg.Client;
  const finder = new HostFinder(address, onProblem);

  return class extends pg.Client {
    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
      const connecting = this.#connectToFound();
      if (!callback) return connecting;
      connecting.then(() => callback(undefined as unknown as Error), callback);
      return undefined;
    }

    async #connectToFound(): Promise<pg.Client> {
      const host = await finder.find();
      Object.assign(this, host);
      this.on("error", () => finder.lost(host));
      try {
        await super.connect();
      } catch (error) {
        finder.lost(host);
        throw error;
      }
      const hasEnded = finder.opened(host, () => socketOf(this).destroy());
      this.once("end", hasEnded);
      return this;
    }
  };
}
