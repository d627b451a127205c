import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { routes } from "#contract/urls.ts";
import { memoryOf } from "../site.ts";
import type { Step } from "../step.ts";

const AT_A_TIME = 250;

export const idleConnections: Step = {
  what: "Idle connections",
  async run(stage) {
    const { address, workers } = await stage.site();
    const port = Number(new URL(address).port);
    const wanted = stage.isShort ? 300 : 10_000;
    const before = memoryOf(workers());
    const sockets: Socket[] = [];
    stage.atEnd(() => {
      for (const socket of sockets) socket.destroy();
    });
    const open = async () => {
      const socket = connect(port, "127.0.0.1").on("error", () => {});
      sockets.push(socket);
      await once(socket, "connect");
      // One word each, so that the server has made up its mind about every one of them.
      socket.write(`GET ${routes.health} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      await once(socket, "data");
    };
    while (sockets.length < wanted) await Promise.all(Array.from({ length: AT_A_TIME }, open));
    const more = memoryOf(workers()) - before;
    const start = performance.now();
    const answer = await fetch(address + routes.eventsCount);
    const besideMs = performance.now() - start;
    const stillOpen = sockets.filter(({ destroyed }) => !destroyed).length;
    const problems = answer.ok ? [] : [`others are answered ${answer.status}`];
    return {
      figure: `${stillOpen.toLocaleString("en")} open at once, ${Math.max(0, more).toFixed(0)} MB more memory, others answered in ${besideMs.toFixed(0)} ms`,
      problems,
    };
  },
};
