/** Who holds unsaved input, by tab. Widgets outside of any tab stand under {@link outside}. */
export interface UnsavedRegistry {
  /**
   * Notes or strikes out a widget of a tab. A tab that is hidden runs the clean-up of its effects while its input lives on, so
   * nothing is struck out there.
   */
  keep: (tabKey: string) => (id: string, isDirty: boolean) => void;
  /** A tab comes into view: its effects are about to say again what is unsaved. */
  show: (tabKey: string) => void;
  /** They have said it. */
  settle: (tabKey: string) => void;
  /** Forgets all tabs but these: the pages of the others are gone. */
  retain: (tabKeys: readonly string[]) => void;
  /** The person gives everything up: until something changes, nobody need ask again. */
  giveUp: () => void;
  hasGivenUp: () => boolean;
}

/** Stands for no tab. */
export const outside = '';

/** Makes the book that `useUnsavedChanges` writes in. `onChange` hears when a tab's first entry comes or its last one goes. */
export function createUnsavedRegistry(onChange: (tabKey: string, isDirty: boolean) => void): UnsavedRegistry {
  const entries = new Map<string, Set<string>>();
  let shown: string | undefined;
  let givenUp = false;
  return {
    keep: (tabKey) => (id, isDirty) => {
      if (!isDirty && tabKey !== outside && tabKey !== shown) return;
      givenUp = false;
      const ids = entries.get(tabKey) ?? new Set();
      entries.set(tabKey, ids);
      const was = ids.size > 0;
      if (isDirty) ids.add(id);
      else ids.delete(id);
      if (was !== ids.size > 0) onChange(tabKey, isDirty);
    },
    show: (tabKey) => {
      if (tabKey !== shown) entries.get(tabKey)?.clear();
      shown = tabKey;
    },
    settle: (tabKey) => {
      if (entries.get(tabKey)?.size === 0) onChange(tabKey, false);
    },
    retain: (tabKeys) => {
      for (const key of entries.keys()) if (key !== outside && !tabKeys.includes(key)) entries.delete(key);
    },
    giveUp: () => {
      givenUp = true;
    },
    hasGivenUp: () => givenUp,
  };
}
