/** The inputs of forms: one piece of code, which comes when the first one is shown. */
export const loadControls = () => import('./controls.ts');

/** Keeps the place of an input until its code has come. */
export const controlRoom = () => <span className="block min-h-control" />;
