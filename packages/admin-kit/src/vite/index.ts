export { kitChunks } from './kitChunks.ts';
export type { KitChunksOptions, SmallParts } from './kitChunks.ts';
