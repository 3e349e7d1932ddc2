import { type ReactNode, useMemo } from 'react';
import { useTab } from '../../tabs/TabsContext.ts';
import { ListStateContext, type ListStateStore } from './listState.ts';

/**
 * Lets the lists of a page keep filters, order and page in the address of its tab, so that a link shows the same rows and the back button undoes a
 * search.
 *
 * @example <TabListState><ResourceList resource={customers} columns={['name']} /></TabListState>
 * @source LIST-02, TAB-09
 */
export function TabListState({ children }: TabListStateProps) {
  const { search, setSearch, setNote } = useTab();
  const store = useMemo<ListStateStore>(() => {
    const params = Object.fromEntries(search);
    return {
      getSnapshot: () => params,
      subscribe: () => () => undefined,
      set: (next, mode) => setSearch(new URLSearchParams(next), mode),
      note: setNote,
    };
  }, [search, setSearch, setNote]);
  return <ListStateContext value={store}>{children}</ListStateContext>;
}

/** Props of {@link TabListState}. */
export interface TabListStateProps {
  /** The page with its lists; each of them reads the same address. */
  children: ReactNode;
}
