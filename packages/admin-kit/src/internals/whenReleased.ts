import { useEffect, useState } from 'react';

/**
 * Tells when no button or finger is down any more: what would move a page between pressing and releasing takes a click away from the button
 * that was pressed. Waits a second at most.
 */
export function useWhenReleased(): () => Promise<void> {
  const [state] = useState(() => ({ isDown: false, waiting: [] as Array<() => void> }));
  useEffect(() => {
    const press = () => {
      state.isDown = true;
    };
    const release = () => {
      state.isDown = false;
      // The click comes first.
      setTimeout(() => state.waiting.splice(0).forEach((go) => go()));
    };
    const capture = { capture: true };
    document.addEventListener('pointerdown', press, capture);
    document.addEventListener('pointerup', release, capture);
    document.addEventListener('pointercancel', release, capture);
    return () => {
      document.removeEventListener('pointerdown', press, capture);
      document.removeEventListener('pointerup', release, capture);
      document.removeEventListener('pointercancel', release, capture);
    };
  }, [state]);
  return async () => {
    if (!state.isDown) return;
    await new Promise<void>((resolve) => {
      state.waiting.push(resolve);
      setTimeout(resolve, 1000);
    });
  };
}
