type Task = () => Promise<void>;

/** Runs tasks one after the other. `flush` starts what waits at once, for a page that is about to be left. */
export function createChangeQueue() {
  const waiting: Task[] = [];
  let running = 0;

  async function run(task: Task): Promise<void> {
    running += 1;
    try {
      await task();
    } finally {
      running -= 1;
      if (running === 0) next();
    }
  }

  function next(): void {
    const task = waiting.shift();
    if (task) void run(task);
  }

  return {
    add(task: Task): void {
      waiting.push(task);
      if (running === 0) next();
    },
    flush(): void {
      for (const task of waiting.splice(0)) void run(task);
    },
  };
}
