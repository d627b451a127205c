/** A map under measurement; what it is given to show is prepared outside the measured time. */
export interface PannedMap<Pin, Prepared = unknown> {
  /** The element that takes the mouse. */
  surface: HTMLElement;
  prepare(pins: readonly Pin[]): Prepared;
  show(prepared: Prepared): void;
  /** Waits until everything asked of the screen so far is done. */
  finish(): void;
}

const STEP_PX = 12;
export const STEPS_OF_DRAG = 20;
/** A drag that rests before its end does not go on by itself. */
const REST_MS = 300;

const nextFrame = () => new Promise<number>(requestAnimationFrame);

/**
 * Drags the map to the right, then back, and so on, in even steps. Tells how long each frame took, those in which the map
 * is let go and painting included.
 */
export async function dragFrames(map: PannedMap<never>, drags: number): Promise<number[]> {
  const times: number[] = [];
  const { left, top, width, height } = map.surface.getBoundingClientRect();
  const [middleX, clientY] = [left + width / 2, top + height / 2];
  const frame = async (type: string, target: EventTarget, steps: number) => {
    const start = performance.now();
    const clientX = middleX + steps * STEP_PX;
    const buttons = type === "mouseup" ? 0 : 1;
    target.dispatchEvent(new MouseEvent(type, { clientX, clientY, buttons, bubbles: true, view: window }));
    await nextFrame();
    map.finish();
    return performance.now() - start;
  };

  for (let drag = 0; drag < drags; drag++) {
    const direction = drag % 2 ? -1 : 1;
    await frame("mousedown", map.surface, 0);
    for (let step = 1; step <= STEPS_OF_DRAG; step++)
      times.push(await frame("mousemove", document, direction * step));
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    times.push(await frame("mouseup", document, direction * STEPS_OF_DRAG));
  }
  return times;
}

/** The map draws in the next frame; ours ends after it. */
export async function painted(map: PannedMap<never>): Promise<void> {
  await nextFrame();
  map.finish();
}
