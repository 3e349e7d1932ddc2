import { useRouter, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { ListStateContext, type ListStateStore } from '../resource/list/listState.ts';

/**
 * Lets the lists of a page keep filters, order and page in its address, so that a link shows the same rows and the back button undoes a search.
 * For apps with a router and without tabs; pages in tabs use `TabListState`.
 *
 * @example <RouterListState><ResourceList resource={customers} columns={['name']} /></RouterListState>
 * @source LIST-02
 */
export function RouterListState({ children }: RouterListStateProps) {
  const { history } = useRouter();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const store = useMemo<ListStateStore>(() => {
    const params = Object.fromEntries(new URLSearchParams(search));
    return {
      getSnapshot: () => params,
      subscribe: () => () => undefined,
      set: (next, mode) => {
        const query = new URLSearchParams(next).toString();
        const href = query === '' ? path : `${path}?${query}`;
        if (mode === 'push') history.push(href);
        else history.replace(href);
      },
    };
  }, [history, path, search]);
  return <ListStateContext value={store}>{children}</ListStateContext>;
}

/** Props of {@link RouterListState}. */
export interface RouterListStateProps {
  /** The page with its lists; each of them reads the same address. */
  children: ReactNode;
}
