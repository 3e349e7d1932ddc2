/** How long a finger rests before it means a long press, in ms. */
const longPressMs = 500;
/** How far it may stray meanwhile, in px. */
export const strayPx = 10;

/**
 * Calls `act` when a finger that has just gone down has rested long enough. Where it went meanwhile a busy page hears only after the timer,
 * and after the frame that was due: so the next one is waited for.
 *
 * @returns what calls it off
 */
export function onRest(act: () => void): () => void {
  let frame = 0;
  const nextFrame = (then: () => void) => {
    frame = requestAnimationFrame(then);
  };
  const timer = setTimeout(() => nextFrame(() => nextFrame(act)), longPressMs);
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}
