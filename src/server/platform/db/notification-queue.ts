import type { OnProblem } from "./problem.ts";

export interface Listener {
  onMessage(payload: string): void | Promise<void>;
  /** Messages may have been missed: everything they could be about must be read again. */
  onReconnect(): void | Promise<void>;
}

/** Hands the messages of a channel to the listeners of this process. */
export interface NotificationQueue {
  /** Returns a function that ends the subscription. */
  subscribe(channel: string, listener: Listener): () => void;
  /** Resolves when every listener of the channel has dealt with the message. */
  deliver(channel: string, payload: string): Promise<void>;
  reconnected(): Promise<void>;
}

type Task = (listener: Listener) => void | Promise<void>;

export function createNotificationQueue(onProblem: OnProblem): NotificationQueue {
  const queues = new Map<(task: Task) => Promise<void>, string>();

  return {
    subscribe(channel, listener) {
      const queue = inTurn(listener, onProblem);
      queues.set(queue, channel);
      return () => void queues.delete(queue);
    },
    async deliver(channel, payload) {
      const ofChannel = [...queues].filter(([, its]) => its === channel);
      await Promise.all(ofChannel.map(([queue]) => queue((listener) => listener.onMessage(payload))));
    },
    async reconnected() {
      await Promise.all([...queues.keys()].map((queue) => queue((listener) => listener.onReconnect())));
    },
  };
}

/** A listener gets one message after the other, so that an older state never overtakes a newer one. */
function inTurn(listener: Listener, onProblem: OnProblem): (task: Task) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (task) => {
    last = last
      .then(() => task(listener))
      // The change is committed: a listener's failure must not fail the writer.
      .catch((error) => onProblem("A listener failed on a message from the database.", error));
    return last;
  };
}
