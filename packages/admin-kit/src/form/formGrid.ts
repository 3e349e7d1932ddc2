const grids = {
  1: 'grid items-start gap-x-gap gap-y-3 grid-cols-1',
  2: 'grid items-start gap-x-gap gap-y-3 grid-cols-1 md:grid-cols-2',
  3: 'grid items-start gap-x-gap gap-y-3 grid-cols-1 md:grid-cols-2 desktop:grid-cols-3',
} as const;

/** How inputs stand side by side; what waits for them stands the same way, so that nothing jumps. */
export const formGrid = (columns: 1 | 2 | 3): string => grids[columns];

const fieldGrids = {
  1: 'has-[>[data-field]]:grid-cols-1',
  2: 'has-[>[data-field]]:grid-cols-1 md:has-[>[data-field]]:grid-cols-2',
  3: 'has-[>[data-field]]:grid-cols-1 md:has-[>[data-field]]:grid-cols-2 desktop:has-[>[data-field]]:grid-cols-3',
} as const;

/** Fields that stand in a form without a group stand as in one; whatever else is among them takes the whole line. */
export const fieldGrid = (columns: 1 | 2 | 3): string =>
  `contents has-[>[data-field]]:grid has-[>[data-field]]:items-start has-[>[data-field]]:gap-x-gap has-[>[data-field]]:gap-y-3 [&>:not([data-field])]:col-span-full ${fieldGrids[columns]}`;
