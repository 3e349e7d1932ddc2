/** How far apart the presses of a double press are at most, ms. */
const doublePressMs = 500;
const presses = ['mousedown', 'click', 'dblclick'] as const;

/**
 * Takes the second press of a double press away from what a dialog covered: the first one closed the dialog, and nobody meant the row below.
 * Call it when the dialog goes. A press of its own ends it, and so does the time in which a second one comes.
 */
export function ignoreSecondPress(): void {
  const end = () => {
    clearTimeout(timer);
    for (const press of presses) removeEventListener(press, take, true);
  };
  const take = (event: MouseEvent) => {
    if (event.detail < 2) return end();
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const timer = setTimeout(end, doublePressMs);
  for (const press of presses) addEventListener(press, take, true);
}
