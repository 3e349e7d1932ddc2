import { useQuery } from '@tanstack/react-query';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { firstView, mayBeginWithView, SavedViewContext, viewsQuery, type SavedView } from './savedViews.ts';

/**
 * Begins a list with its default view, unless its link says anything: that is what its reader wants to see.
 *
 * @param listKey undefined for a list that has no views
 * @param isPlain the link says nothing yet
 * @returns whether the rows must not be asked for yet. A list that began without a view the last time is not kept waiting.
 */
export function useFirstView(
  listKey: string | undefined,
  { isPlain, show }: { isPlain: boolean; show: (view: SavedView) => void },
): boolean {
  const source = use(SavedViewContext);
  const hasViews = source !== null && listKey !== undefined;
  const { data, isPending } = useQuery({ ...viewsQuery(source), enabled: hasViews });
  const [isBegun, setBegun] = useState(!hasViews || !isPlain);
  const first = isBegun ? undefined : firstView(data, listKey ?? '');
  if (!isBegun && (!isPlain || (!isPending && first === undefined))) setBegun(true);
  const showFirst = useEffectEvent(() => first && show(first));
  useEffect(() => {
    showFirst();
  }, [first]);
  return !isBegun && (isPending ? mayBeginWithView(listKey ?? '') : first !== undefined);
}
