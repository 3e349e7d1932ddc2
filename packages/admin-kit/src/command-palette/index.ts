export { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
export { type Command, type CommandSearch, commands, type CommandStore, createCommandStore } from './createCommandStore.ts';
export { menuCommands, tabCommands } from './menuCommands.tsx';
export { useCommands } from './useCommands.ts';
export { useCommandKey } from './useCommandKey.ts';
