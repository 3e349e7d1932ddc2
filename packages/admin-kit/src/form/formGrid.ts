const grids = {
  1: 'grid items-start gap-x-gap gap-y-3 grid-cols-1',
  2: 'grid items-start gap-x-gap gap-y-3 grid-cols-1 md:grid-cols-2',
  3: 'grid items-start gap-x-gap gap-y-3 grid-cols-1 md:grid-cols-2 desktop:grid-cols-3',
} as const;

/** How inputs stand side by side; what waits for them stands the same way, so that nothing jumps. */
export const formGrid = (columns: 1 | 2 | 3): string => grids[columns];
