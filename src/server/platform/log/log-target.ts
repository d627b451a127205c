import type { Writable } from "node:stream";

/**
 * Standard output as the target of the log. A line that cannot be written, as the disk is full or the reader is gone, is lost
 * and ends nothing; how many were lost is told as soon as there is room again.
 */
export function logTarget(output: Writable): { write(line: string): void } {
  let lost = 0;
  // Without a listener the error would end the process.
  output.on("error", () => {});

  function tellLost(count: number): void {
    lost = 0;
    const line = { level: 40, time: Date.now(), msg: `${count} lines of the log could not be written` };
    output.write(`${JSON.stringify(line)}\n`, (error) => {
      if (error) lost += count;
    });
  }

  return {
    write(line) {
      output.write(line, (error) => {
        if (error) lost++;
        else if (lost > 0) tellLost(lost);
      });
    },
  };
}
