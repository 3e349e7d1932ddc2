import type { ReactNode } from 'react';
import type { Label } from '../i18n/catalogue.ts';

/** Something that the palette can do. */
export interface Command {
  /** Unique; a later one of the same id takes the place of the former. */
  id: string;
  /** What it says. */
  title: Label;
  /** Heading that it stands under, such as 页面 or 操作. */
  group: Label;
  /** Where it belongs, shown beside the title: 运力管理. Searched, too. */
  hint?: Label;
  /** Other words that it is found by. */
  keywords?: readonly string[];
  /** Stands before it. */
  icon?: ReactNode;
  /** Does it. */
  run: () => void;
}

/** A command in the present language. */
export interface SpokenCommand extends Command {
  title: string;
  group: string;
  hint?: string;
}

/** Finds commands for a text that is not empty. */
export type CommandSearch = (query: string, signal: AbortSignal) => Promise<readonly Command[]>;

/** Commands that parts of the app offer while they are on the page. */
export interface CommandStore {
  /** Offers commands until the answer is called. */
  register(commands: readonly Command[]): () => void;
  /** All commands that are offered now. */
  read(): readonly Command[];
  /** Tells of each change, until the answer is called. */
  subscribe(listener: () => void): () => void;
}

/**
 * Makes a store of commands.
 *
 * @example
 * const store = createCommandStore();
 * const withdraw = store.register([{ id: 'add', title: 'Add a device', group: 'Actions', run: save }]);
 */
export function createCommandStore(): CommandStore {
  const offers = new Set<readonly Command[]>();
  const listeners = new Set<() => void>();
  let all: readonly Command[] = [];
  const tell = () => {
    all = [...new Map([...offers].flat().map((command) => [command.id, command])).values()];
    for (const listener of listeners) listener();
  };
  return {
    register: (commands) => {
      offers.add(commands);
      tell();
      return () => {
        offers.delete(commands);
        tell();
      };
    },
    read: () => all,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The commands of the app; `useCommands` adds to them. */
export const commands = createCommandStore();
