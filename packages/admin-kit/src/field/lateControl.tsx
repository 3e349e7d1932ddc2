import { createElement, type FunctionComponent, Suspense, use, useState } from 'react';

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
  function Waiting(props: object) {
    const controls = use(loadControls());
    return createElement(controls[name] as FunctionComponent<object>, props);
  }
  function LateControl(props: object) {
    // How it began is how it goes on: a change of the way in between would be another input, without what was typed.
    const [ready] = useState(loaded);
    return (
      <Suspense fallback={<span className="block min-h-control" />}>
        {ready ? createElement(ready[name] as FunctionComponent<object>, props) : <Waiting {...props} />}
      </Suspense>
    );
  }
  // The same props go in and the same control comes out, only later.
  return LateControl as unknown as Controls[Name];
}
