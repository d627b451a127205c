// A process of its own that tells followers what is new at one instant, and kills itself at a given moment.
import { readConfig } from "#server/config.ts";
import { tellFollowers } from "#server/follows/news.ts";
import { connectDatabase, type DatabaseLocation } from "#server/platform/db/connect.ts";
import { buildPusher } from "#server/pushes.ts";

export interface PushProgramOrder {
  location: DatabaseLocation;
  nowMs: number;
  killAt: string | undefined;
}

process.on("message", async ({ location, nowMs, killAt }: PushProgramOrder) => {
  const reach = (moment: string) => {
    if (moment === killAt) process.kill(process.pid, "SIGKILL");
  };
  const opened = await connectDatabase(location);
  let pieces = 0;
  const database = {
    ...opened,
    async transaction<T>(work: Parameters<typeof opened.transaction<T>>[0]) {
      const result = await opened.transaction(work);
      reach(`piece ${++pieces}`);
      return result;
    },
  };
  const now = () => nowMs;
  const config = readConfig({ PRIVATE_NETWORK: "allow" });
  const pusher = buildPusher({ config, database, now, onFailure: console.error });
  reach("opened");
  await tellFollowers(database, now);
  reach("ordered");
  await pusher.sendDue();
  process.kill(process.pid, "SIGKILL");
});
