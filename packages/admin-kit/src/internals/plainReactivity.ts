import { functionalUpdate, type Updater } from '@tanstack/react-table';

/**
 * What an engine of columns keeps, for nobody who listens: it is rebuilt for each state of the columns, and React draws after each
 * change. While a width is dragged, the engine that the drag began with goes on.
 */
export const plainReactivity = {
  createOptionsStore: false,
  wrapExternalAtoms: false,
  createWritableAtom<Value>(initial: Value) {
    let value = initial;
    return {
      get: () => value,
      set: (update: Updater<Value>) => void (value = functionalUpdate(update, value)),
      subscribe: refuse,
    };
  },
  createReadonlyAtom: <Value>(compute: () => Value) => ({ get: compute, subscribe: refuse }),
  untrack: <Value>(run: () => Value) => run(),
  batch: (run: () => void) => run(),
  schedule: (run: () => void) => queueMicrotask(run),
  addSubscription: refuse,
};

function refuse(): never {
  throw new Error('Nothing is told of changes.');
}
