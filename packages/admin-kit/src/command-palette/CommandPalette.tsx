import { useCallback, useState, useSyncExternalStore } from 'react';
import { late } from '../internals/late.ts';
import { useCommandKey } from './useCommandKey.ts';
import { type Command, type CommandSearch, commands, type CommandStore } from './createCommandStore.ts';

const CommandDialog = late(() => import('./CommandDialog.tsx'));

/**
 * Everything a person can reach, by a few letters: ⌘K or Ctrl+K opens it over menus, open tabs and the commands that parts of
 * the app offer with `useCommands`. Found as written, by pinyin and by its initials.
 *
 * @example <CommandPalette commands={[...menuCommands(menu, { onOpen: openPage, group: '页面' }), ...tabCommands(useTabs(), '标签')]} />
 * @keyboard
 * Ctrl+K ⌘K: Opens and closes the palette
 * typing: Text, pinyin or initials
 * ↓ ↑ PageDown PageUp Home End: Moves through what was found
 * Enter: Does it
 * Esc: Closes and gives the focus back
 */
export function CommandPalette({ commands: own = none, store = commands, search, open, onOpenChange }: CommandPaletteProps) {
  const offered = useSyncExternalStore(store.subscribe, store.read, store.read);
  const [isOpenHere, setOpenHere] = useState(false);
  const isOpen = open ?? isOpenHere;

  const toggle = useCallback(() => setOpenHere((before) => !before), []);
  useCommandKey(open === undefined ? toggle : undefined);

  if (!isOpen) return null;
  return (
    <CommandDialog
      commands={[...own, ...offered]}
      search={search}
      onClose={() => {
        setOpenHere(false);
        onOpenChange?.(false);
      }}
    />
  );
}

const none: readonly Command[] = [];

/** Props of {@link CommandPalette}. */
export interface CommandPaletteProps {
  /** What is always there: menu entries, tabs. */
  commands?: readonly Command[];
  /** Where parts of the app offer theirs, by default the one that `useCommands` writes to. */
  store?: CommandStore;
  /**
   * Looks further for what is typed, such as rows of a server; what it answers stands below what the commands themselves hold. Asked
   * when the keys rest; a newer question aborts an older one. Hand in the same function every time.
   */
  search?: CommandSearch;
  /** Given when the host opens it itself, by `useCommandKey` or a button, so that the palette's code comes only then. */
  open?: boolean;
  /** Called with `false` when it closes itself; needed where `open` is given. */
  onOpenChange?: (open: boolean) => void;
}
