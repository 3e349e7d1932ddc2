export { shortcutHelp } from './shortcutHelp.ts';
export type { ShortcutHelp } from './shortcutHelp.ts';
export { ShortcutKeys } from './ShortcutKeys.tsx';
