/** A map under measurement; what it is given to show is prepared outside the measured time. */
export interface PannedMap<Pin, Prepared = unknown> {
  prepare(pins: readonly Pin[]): Prepared;
  show(prepared: Prepared): void;
  moveTo(longitude: number, latitude: number, zoom: number): void;
  /** Waits until everything asked of the screen so far is done. */
  finish(): void;
}

const STEP_PX = 12;

const nextFrame = () => new Promise<number>(requestAnimationFrame);

/** Pans to and fro in even steps and tells how long each frame took, painting included. */
export async function frameTimes(
  map: PannedMap<never>,
  centre: { longitude: number; latitude: number },
  zoom: number,
  frames: number,
): Promise<number[]> {
  const step = (STEP_PX * 360) / (512 * 2 ** zoom);
  const times: number[] = [];
  await nextFrame();
  for (let frame = 0; frame < frames; frame++) {
    const start = performance.now();
    const away = Math.abs((frame % 40) - 20);
    map.moveTo(centre.longitude + away * step, centre.latitude, zoom);
    await nextFrame();
    map.finish();
    times.push(performance.now() - start);
  }
  return times;
}

/** The map draws in the next frame; ours ends after it. */
export async function painted(map: PannedMap<never>): Promise<void> {
  await nextFrame();
  map.finish();
}
