import { use, useEffect, useId } from 'react';
import { TabPageContext, TabsContext } from './TabsContext.ts';

/**
 * Guards what a person has typed and not saved: closing the tab, closing others, refreshing, logging out, switching the
 * department and leaving the site ask first, with one question for all tabs. The tab shows a dot meanwhile. Outside of a
 * tab manager it does nothing.
 *
 * @example useUnsavedChanges(form.formState.isDirty);
 */
export function useUnsavedChanges(isDirty: boolean): void {
  const keep = use(TabsContext)?.keepUnsaved;
  const tabKey = use(TabPageContext)?.tab.key;
  const id = useId();
  useEffect(() => {
    if (!isDirty || keep === undefined) return;
    keep(tabKey, id, true);
    return () => keep(tabKey, id, false);
  }, [keep, tabKey, id, isDirty]);
}
