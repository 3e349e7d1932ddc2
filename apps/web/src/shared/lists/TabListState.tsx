import { type ListParamsRecord, ListStateContext, type ListStateStore } from '@tarmac/admin-kit/resource';
import { useTab } from '@tarmac/admin-kit/tabs';
import { type ReactNode, useMemo } from 'react';

/** Lets the lists of a page keep filters, order and page in the address of their tab, so that a link shows the same rows and the back button undoes a search. */
export function TabListState({ children }: { children: ReactNode }) {
  const { search, setSearch, setNote } = useTab();
  const store = useMemo<ListStateStore>(() => {
    const params: ListParamsRecord = Object.fromEntries(search);
    return {
      getSnapshot: () => params,
      subscribe: () => () => undefined,
      set: (next, mode) => setSearch(new URLSearchParams(next), mode),
      note: setNote,
    };
  }, [search, setSearch, setNote]);
  return <ListStateContext value={store}>{children}</ListStateContext>;
}
