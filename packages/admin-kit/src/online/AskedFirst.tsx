import { use, useState, type ReactNode } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import type { Filters } from '../field/search.ts';
import type { Resource } from '../resource/defineResource.ts';
import { ListStateContext } from '../resource/list/listState.ts';
import { ListWireContext, type ListWire } from '../resource/list/listWire.ts';
import type { ResourceListProps } from '../resource/list/resourceListProps.ts';
import { beginningWith, filtersFirst, misasked, unasked } from './firstFilters.ts';
import { useOnline } from './OnlineContext.ts';
import type { OnlineField, OnlineParts, OnlineRow } from './onlineForm.ts';
import { zhOnline } from './texts.zh.ts';

interface AskedFirstProps {
  /** The state of the list is not that of the address. */
  isApart?: boolean;
  /** There is no search that could take away what it begins with. */
  isPlain?: boolean;
  children: ReactNode;
}

/** Lets the list inside begin with what its form asks by itself. */
export function AskedFirst({ isApart = false, isPlain = false, children }: AskedFirstProps) {
  const { form, user } = useOnline();
  const page = use(ListStateContext);
  const wire = use(ListWireContext);
  const outer = isApart ? null : page;
  const [begun] = useState(() => {
    const filters = isPlain ? {} : filtersFirst(form, user);
    if (Object.keys(filters).length === 0) return undefined;
    return beginningWith(outer ?? undefined, { filters, fields: form.fields.map(({ name }) => name), wire });
  });
  return <ListStateContext value={begun ?? outer}>{children}</ListStateContext>;
}

/** A list of a form some of whose fields must be asked for, or take some values only: it says which, and asks for no rows before. */
export function askedList(
  resource: Resource<OnlineRow>,
  { form, wire }: { form: Pick<OnlineParts, 'fields' | 'tree'>; wire: ListWire },
): Partial<Pick<ResourceListProps<OnlineRow>, 'resource' | 'header'>> {
  // The levels of a tree are not searched for.
  const isFirst = form.tree === null && unasked(form, {}).length > 0;
  if (!isFirst && !form.fields.some(({ query }) => query?.check)) return {};
  const { api, fields } = resource;
  const isHeld = (query: Parameters<typeof api.list>[0]) => {
    const { filters = {} } = wire.read(query, Object.keys(fields));
    return (isFirst && unasked(form, filters).length > 0) || misasked(form, filters).length > 0;
  };
  const { sums } = api;
  return {
    resource: {
      ...resource,
      api: {
        ...api,
        list: (query, options) => (isHeld(query) ? Promise.resolve(nothing) : api.list(query, options)),
        ...(sums && { sums: (query, options) => (isHeld(query) ? Promise.resolve({}) : sums(query, options)) }),
      },
    },
    header: ({ state }) => <AskedNotes form={form} filters={state.filters} isFirst={isFirst} />,
  };
}

const nothing = { records: [], total: 0, size: 10, current: 1, pages: 0 };

function AskedNotes({ form, filters, isFirst }: { form: Pick<OnlineParts, 'fields'>; filters: Filters; isFirst: boolean }) {
  const { t, localize } = useTexts(zhOnline);
  const names = isFirst ? unasked(form, filters).map(({ field }: OnlineField) => localize(field.label)) : [];
  const notes = [
    ...(names.length > 0 ? [t('online.askFirst', { names: names.join(', ') })] : []),
    ...misasked(form, filters).map(({ field, query }) =>
      t('online.misasked', { name: localize(field.label), problem: localize(query?.check?.message ?? '') }),
    ),
  ];
  return notes.map((note) => (
    <p key={note} role="note" className="m-0 rounded-md bg-waiting-soft px-3 py-2 text-waiting-ink">
      {note}
    </p>
  ));
}
