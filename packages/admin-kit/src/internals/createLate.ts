import { type ComponentType, createElement, type ReactElement, useEffect, useState, useSyncExternalStore } from 'react';

/** A component whose code comes when it is first wanted. */
export interface Late<Props> {
  /** The component, once its code is there. */
  read: () => ComponentType<Props> | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Fetches the code; again after a failure. */
  load: () => Promise<unknown>;
}

/** Names the code of a component that comes late, see {@link useLate}. */
export function createLate<Props extends object>(fetchModule: () => Promise<{ default: ComponentType<Props> }>): Late<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<unknown> | undefined;
  const listeners = new Set<() => void>();
  return {
    read: () => loaded,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: () => {
      loading ??= fetchModule().then(
        (module) => {
          loaded = module.default;
          for (const listener of listeners) listener();
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}

/**
 * Draws a component whose code comes late, but before it is wanted where a moment allows: when something that might want it stands on
 * the page and the browser is idle. Then it is drawn in the same step in which it is asked for; `lazy` would first show a gap, and
 * React fills such gaps no sooner than 300 ms later.
 *
 * @param isWanted undefined fetches nothing either: what matters more is still on its way
 * @throws in render what the loading failed with
 */
export function useLate<Props extends object>(
  late: Late<Props>,
  { isWanted, props }: { isWanted: boolean | undefined; props: Props },
): ReactElement | null {
  const loaded = useSyncExternalStore(late.subscribe, late.read, late.read);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const isMissing = loaded === undefined;
  useEffect(() => {
    if (!isMissing || isWanted === undefined) return;
    if (!isWanted) return whenIdle(() => void late.load().catch(() => undefined));
    let isCurrent = true;
    late.load().catch((error: unknown) => isCurrent && setFailure({ error }));
    return () => {
      isCurrent = false;
    };
  }, [late, isWanted, isMissing]);
  if (failure !== undefined && isMissing) throw failure.error;
  return loaded === undefined ? null : createElement(loaded, props);
}

function whenIdle(act: () => void): () => void {
  // Safari has no such call.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}
