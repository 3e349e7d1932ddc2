import { useEffect, useEffectEvent, useRef } from 'react';

/** A function that runs once calls have stopped for `delay` ms; a call still waiting is dropped on unmount. @source VAL-03 default 100 ms */
export function useDebounced<Args extends unknown[]>(run: (...args: Args) => void, delay = 100): (...args: Args) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useEffectEvent(run);
  const call = useRef((...args: Args) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest(...args), delay);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return (...args) => call.current(...args);
}
