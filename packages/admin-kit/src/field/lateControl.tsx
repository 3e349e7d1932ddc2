import { createElement, type FunctionComponent, useEffect, useState } from 'react';

type Controls = typeof import('./controls.ts');

let loaded: Controls | undefined;
let loading: Promise<Controls> | undefined;

/** Fetches the inputs, so that a form that opens has them at once. A failure is forgotten: the next form asks again. */
export function loadControls(): Promise<Controls> {
  loading ??= import('./controls.ts').then(
    (controls) => (loaded = controls),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** An input whose code comes when the first one is shown; until then its place is kept. */
export function lateControl<Name extends keyof Controls>(name: Name): Controls[Name] {
  function LateControl(props: object) {
    const [controls, setControls] = useState(loaded);
    useEffect(() => {
      if (controls === undefined)
        loadControls().then(setControls, (error: unknown) =>
          setControls(() => {
            throw error;
          }),
        );
    }, [controls]);
    return controls ? createElement(controls[name] as FunctionComponent<object>, props) : <span className="block min-h-control" />;
  }
  // The same props go in and the same control comes out, only later.
  return LateControl as unknown as Controls[Name];
}
