import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { type Command, commands, type CommandStore } from './createCommandStore.ts';

const load = () => import('./CommandDialog.tsx');
const CommandDialog = lazy(load);

/**
 * Everything a person can reach, by a few letters: ⌘K or Ctrl+K opens it over menus, open tabs and the commands that parts of
 * the app offer with `useCommands`. Found as written, by pinyin and by its initials.
 *
 * @example <CommandPalette commands={[...menuCommands(menu, open, '页面'), ...tabCommands(tabs, '标签')]} />
 */
export function CommandPalette({ commands: own = none, store = commands, open, onOpenChange }: CommandPaletteProps) {
  const offered = useSyncExternalStore(store.subscribe, store.read, store.read);
  const [isOpenHere, setOpenHere] = useState(false);
  const isOpen = open ?? isOpenHere;

  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setOpenHere(!isOpen);
      onOpenChange?.(!isOpen);
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, [isOpen, onOpenChange]);

  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <CommandDialog
        commands={[...own, ...offered]}
        onClose={() => {
          setOpenHere(false);
          onOpenChange?.(false);
        }}
      />
    </Suspense>
  );
}

const none: readonly Command[] = [];

/** Props of {@link CommandPalette}. */
export interface CommandPaletteProps {
  /** What is always there: menu entries, tabs. */
  commands?: readonly Command[];
  /** Where parts of the app offer theirs, by default the one that `useCommands` writes to. */
  store?: CommandStore;
  /** Given when the host opens it by a button, too. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}
