import { createContext, use, useEffect, useId } from 'react';

/** Notes that a widget holds unsaved input, or no longer does; the tab manager offers one per tab, and one for what is outside. */
export const UnsavedContext = createContext<((id: string, isDirty: boolean) => void) | undefined>(undefined);

/**
 * Guards what a person has typed and not saved: closing the tab, closing others, refreshing, logging out, switching the
 * department and leaving the site ask first, with one question for all tabs. The tab shows a dot meanwhile. Outside of a
 * tab manager it does nothing.
 *
 * @example useUnsavedChanges(text !== row.name);
 */
export function useUnsavedChanges(isDirty: boolean): void {
  const keep = use(UnsavedContext);
  const id = useId();
  useEffect(() => {
    if (!isDirty || keep === undefined) return;
    keep(id, true);
    return () => keep(id, false);
  }, [keep, id, isDirty]);
}
