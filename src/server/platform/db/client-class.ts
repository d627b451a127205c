import pg from "pg";
import { HostFinder } from "./host-finder.ts";
import { socketOf } from "./pg-internals.ts";
import type { PostgresAddress } from "./postgres-address.ts";
import type { OnProblem } from "./problem.ts";

/** The driver's client for a database that is still being opened: it connects afterwards. */
export function clientAfter(opened: Promise<void>): typeof pg.Client {
  return clientThat(async (_client, connect) => {
    await opened;
    await connect();
  });
}

/** The driver's client for an address; of several hosts it connects to the one that serves, which the driver does not know. */
export function clientClass(address: PostgresAddress, onProblem: OnProblem): typeof pg.Client {
  if (address.hosts.length === 1) return pg.Client;
  const finder = new HostFinder(address, onProblem);

  return clientThat(async (client, connect) => {
    const host = await finder.find();
    Object.assign(client, host);
    client.on("error", () => finder.lost(host));
    try {
      await connect();
    } catch (error) {
      finder.lost(host);
      throw error;
    }
    const hasEnded = finder.opened(host, () => socketOf(client).destroy());
    client.once("end", hasEnded);
  });
}

function clientThat(
  connectBy: (client: pg.Client, connect: () => Promise<unknown>) => Promise<void>,
): typeof pg.Client {
  return class extends pg.Client {
    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
      const connecting = connectBy(this, () => super.connect());
      if (!callback) return connecting.then(() => this);
      connecting.then(() => callback(undefined as unknown as Error), callback);
      return undefined;
    }
  };
}
