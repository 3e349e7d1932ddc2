import { useEffect, useState } from 'react';

/** A value, or a way to fetch it. The way stays the same from render to render. */
export type Fetchable<Value extends object> = Value | (() => Promise<Value>);

/** The value, once it is there. @throws in render what fetching it failed with */
export function useFetched<Value extends object>(source: Fetchable<Value>): Value | undefined {
  const [fetched, setFetched] = useState<Value>();
  useEffect(() => {
    if (typeof source !== 'function') return;
    let isCurrent = true;
    source().then(
      (value) => isCurrent && setFetched(value),
      (error: unknown) =>
        isCurrent &&
        setFetched(() => {
          throw error;
        }),
    );
    return () => {
      isCurrent = false;
    };
  }, [source]);
  return typeof source === 'function' ? fetched : source;
}
