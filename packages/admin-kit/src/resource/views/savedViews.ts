import { createContext } from 'react';
import { readStored, writeStored } from '../../internals/storage.ts';
import type { ListParamsRecord } from '../list/listWire.ts';

/** A named state of a list. */
export interface SavedView {
  /** Its key. */
  id: string;
  /** Grows with each change. */
  version: number;
  /** The list that it is for: `storageId` of the list, else the name of its resource. */
  listKey: string;
  /** What people call it. */
  name: string;
  /** Whose it is: the person's, a department's or everybody's. */
  scope: 'user' | 'depart' | 'tenant';
  /** Department of a view that is a department's. */
  departmentCode: string | null;
  /** '1' where lists begin with it. */
  isDefault: '0' | '1';
  /** What a link to the list carries: filters, advanced query, order and columns. */
  params: ListParamsRecord;
  /** Whether the person may change and remove it. */
  mayChange: boolean;
}

/** What a view is saved with. */
export interface SavedViewInput extends Pick<SavedView, 'listKey' | 'name' | 'scope' | 'isDefault'> {
  /** Search, order and columns, as the list's address spells them. */
  params: Record<string, string>;
  /** Department that it is for; absent or null where it is not for one. */
  departmentCode?: string | null;
  /** Permission of the list: the server shows the view to nobody who lacks it. */
  permission: string;
}

/** Where views are kept. */
export interface SavedViewSource {
  /** All views that the person sees, of all lists. */
  list: () => Promise<readonly SavedView[]>;
  /** Keeps a new one. */
  add: (input: SavedViewInput, options: { idempotencyKey: string }) => Promise<SavedView>;
  /** Changes one. */
  edit: (
    change: { id: string; version: number } & Partial<Omit<SavedViewInput, 'listKey' | 'permission'>>,
    options: { idempotencyKey: string },
  ) => Promise<SavedView>;
  /** Forgets one. */
  remove: (id: string) => Promise<unknown>;
  /** Departments that a view may be shared with, each after the one above it. */
  departments: () => Promise<ReadonlyArray<{ code: string; name: string; parentCode?: string | null }>>;
  /** Permission to share. */
  sharePermission: string;
}

/**
 * Gives the lists inside their saved views; without one they have none.
 *
 * @example <SavedViewContext value={savedViews}><App /></SavedViewContext>
 */
export const SavedViewContext = createContext<SavedViewSource | null>(null);

/** Names of the lists that begin with a view, as this browser was last told. */
const beginnings = 'kit:views';

/**
 * The question for all views, one for all lists; an app may ask it before the first list does.
 *
 * @example await new QueryClient().prefetchQuery(viewsQuery(savedViews));
 */
export const viewsQuery = (source: SavedViewSource | null) => ({
  queryKey: ['savedViews'],
  queryFn: async () => {
    const views = (await source?.list()) ?? [];
    writeStored(beginnings, [...new Set(views.flatMap((view) => (view.isDefault === '1' ? [view.listKey] : [])))]);
    return views;
  },
  staleTime: 300_000,
  retry: false,
});

/** Whether a list may begin with a view, before the views are known. A browser that was never told has to ask. */
export function mayBeginWithView(listKey: string): boolean {
  const told = readStored(beginnings);
  return !Array.isArray(told) || told.includes(listKey);
}

/** The view that a list begins with: the person's own, else that of the nearest department, else everybody's. */
export const firstView = (views: readonly SavedView[] | undefined, listKey: string): SavedView | undefined =>
  views?.filter((view) => view.listKey === listKey && view.isDefault === '1').toSorted((one, other) => distance(one) - distance(other))[0];

// Codes of departments grow on the way down, so that the longest is the nearest.
const distance = ({ scope, departmentCode }: SavedView): number =>
  scope === 'user' ? -1000 : scope === 'tenant' ? 0 : -(departmentCode?.length ?? 0);
