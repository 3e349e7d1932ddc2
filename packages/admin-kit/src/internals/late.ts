import { createElement, type FunctionComponent, type ReactNode, useEffect, useState } from 'react';

/**
 * A component whose code arrives when it is first shown. As `lazy` of React, but it does not suspend: what Suspense shows meanwhile
 * stays for 300 ms at least, and the code is there sooner. A load that failed goes to the boundary around it, whose retry loads again.
 *
 * @param load an `import()` of a module whose default is the component
 * @param meanwhile stands in its place until then, by default nothing
 * @example const Editor = late(() => import('./Editor.tsx'), () => <Skeleton />);
 * @source ROUTE-15
 */
export function late<Part>(load: () => Promise<{ default: Part }>, meanwhile?: (props: PropsOf<Part>) => ReactNode): Part {
  let loaded: { default: Part } | undefined;
  function Late(props: PropsOf<Part>) {
    const [part, setPart] = useState(loaded);
    useEffect(() => {
      let isGone = false;
      // What it failed with is thrown where it is shown.
      const settle = (give: () => typeof loaded) => isGone || setPart(give);
      if (!part)
        load().then(
          (module) => settle(() => (loaded = module)),
          (error: unknown) =>
            settle(() => {
              throw error;
            }),
        );
      return () => {
        isGone = true;
      };
    }, [part]);
    return part ? createElement(part.default as FunctionComponent<object>, props) : meanwhile?.(props);
  }
  // The same props go in and the same part comes out, only later.
  return Late as Part;
}

type PropsOf<Part> = Part extends (props: infer Props extends object) => unknown ? Props : never;
