/**
 * Tells when no button or finger is down any more: what would move a page between pressing and releasing takes a click away from the button
 * that was pressed. Waits a second at most.
 */
export function watchRelease(): { wait: () => Promise<void>; stop: () => void } {
  const aborter = new AbortController();
  const options = { capture: true, signal: aborter.signal };
  const waiting: Array<() => void> = [];
  let isDown = false;
  const press = () => {
    isDown = true;
  };
  const release = () => {
    isDown = false;
    // The click comes first.
    setTimeout(() => waiting.splice(0).forEach((go) => go()));
  };
  document.addEventListener('pointerdown', press, options);
  document.addEventListener('pointerup', release, options);
  document.addEventListener('pointercancel', release, options);
  return {
    wait: async () => {
      if (!isDown) return;
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        setTimeout(resolve, 1000);
      });
    },
    stop: () => aborter.abort(),
  };
}
