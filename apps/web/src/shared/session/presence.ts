/** How often the server hears that a person is there, ms. It notes it no more often. @source security 3.10 */
export const presenceMs = 60_000;
/** Nobody is there who touched nothing for that long, ms: longer than the pause between two words, so that no touch falls between them. */
const awayMs = 90_000;

// Anyone who opens a page is there.
let touchedAt = Date.now();
for (const kind of ['pointerdown', 'pointermove', 'keydown', 'wheel'])
  globalThis.addEventListener?.(kind, () => (touchedAt = Date.now()), { capture: true, passive: true });

/** Whether nobody is before this window: what it asks then, it asks by itself. @source security 3.11 */
export const isAway = (): boolean => Date.now() - touchedAt > awayMs;
