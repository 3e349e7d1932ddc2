import { createElement, type FunctionComponent, type ReactElement, type ReactNode, useEffect, useState } from 'react';

/**
 * A component whose code arrives when it is first shown. As `lazy` of React, but it does not suspend: what Suspense shows meanwhile
 * stays for 300 ms at least, and the code is there sooner. A load that failed goes to the boundary around it, whose retry loads again.
 * Components that name the same function share what it loads. `preload` of the component fetches the code ahead.
 *
 * @param load an `import()`
 * @example const Editor = late(() => import('./DevicePage'), { meanwhile: () => <Skeleton /> });
 * @example const Chart = late(() => import('./charts'), { part: 'Chart' });
 * @source ROUTE-15
 */
export function late<Module extends { default: unknown }>(
  load: () => Promise<Module>,
  options?: Meanwhile<Module['default']>,
): LatePart<Module['default']>;
export function late<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  options: { part: Name } & Meanwhile<Module[Name]>,
): LatePart<Module[Name]>;
export function late(load: () => Promise<unknown>, { part = 'default', meanwhile }: { part?: string } & Meanwhile<AnyPart> = {}): unknown {
  const Late = ((props: object) => useLate(Late, { isWanted: true, props }) ?? meanwhile?.(props)) as LatePart<AnyPart>;
  Late.read = () => (arrived.get(load) as Readonly<Record<string, AnyPart>> | undefined)?.[part];
  Late.load = () => loadLate(load);
  // Should it fail, that is told where the component is shown.
  Late.preload = () => void loadLate(load).catch(() => undefined);
  return Late;
}

/** A component made by {@link late}. */
export type LatePart<Part> = Part & {
  /** Fetches the code ahead, again after a failure. */
  preload: () => void;
  /** @internal What {@link useLate} works with. */
  read: () => Part | undefined;
  load: () => Promise<unknown>;
};

/** What stands in the place of a late component, by default nothing. */
export interface Meanwhile<Part> {
  meanwhile?: ((props: PropsOf<Part>) => ReactNode) | undefined;
}

/**
 * Draws a component of {@link late}, but fetches its code before it is wanted where a moment allows: when something that might want it
 * stands on the page and the browser is idle. Then it is drawn in the same step in which it is asked for.
 *
 * @param part made by `late`; what it has for `meanwhile` is not shown
 * @param isWanted false fetches the code when the browser is idle, undefined not at all: what matters more is still on its way
 * @throws in render what the loading failed with
 */
export function useLate<Props extends object>(
  part: LatePart<(props: Props) => ReactNode>,
  { isWanted, props }: { isWanted: boolean | undefined; props: Props },
): ReactElement | null {
  const [loaded, setLoaded] = useState(part.read);
  useEffect(() => {
    if (loaded || isWanted === undefined) return;
    let isCurrent = true;
    const show = (read: typeof part.read) => isCurrent && setLoaded(read);
    const load = () =>
      part.load().then(
        () => show(part.read),
        (error: unknown) =>
          isWanted &&
          // What it failed with is thrown where it is shown.
          show(() => {
            throw error;
          }),
      );
    const cancel = isWanted ? void load() : whenIdle(load);
    return () => {
      isCurrent = false;
      cancel?.();
    };
  }, [part, isWanted, loaded]);
  return loaded ? createElement(loaded as FunctionComponent<Props>, props) : null;
}

/** Loads code for all components that name the same function; after a failure the next one asks again. */
export async function loadLate<Code>(load: () => Promise<Code>): Promise<Code> {
  const code = (arrived.get(load) as Code | undefined) ?? (await load());
  arrived.set(load, code);
  return code;
}

/** What has arrived, by the function that loads it. */
const arrived = new WeakMap<() => Promise<unknown>, unknown>();

type AnyPart = (props: object) => ReactNode;
type PropsOf<Part> = Part extends (props: infer Props extends object) => unknown ? Props : never;

function whenIdle(act: () => void): () => void {
  // Safari has no such call.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(act, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}
