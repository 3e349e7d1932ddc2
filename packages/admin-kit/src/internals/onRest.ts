/** How long a finger rests before it means a long press, in ms. */
const longPressMs = 500;
/** How often it is looked whether the page listens, and how late a look may come of a page that does. */
const lookMs = 50;
const lateMs = 100;
/** How long a page that was busy listens before it believes that the finger rests. */
const listenMs = 200;
/** How far it may stray meanwhile, in px. */
export const strayPx = 10;

/**
 * Calls `act` when a finger that has just gone down has rested long enough. Where it went while the page was busy the page hears later
 * than its timers: so only the time in which it listened counts, and some of that comes after all work.
 *
 * @returns what calls it off
 */
export function onRest(act: () => void): () => void {
  let rested = 0;
  let seen = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    const passed = now - seen;
    seen = now;
    rested = passed > lateMs ? Math.min(rested + passed, longPressMs - listenMs) : rested + passed;
    if (rested < longPressMs) return;
    clearInterval(timer);
    act();
  }, lookMs);
  return () => clearInterval(timer);
}
