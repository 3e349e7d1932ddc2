import { filterMode, toFilters, type Filters } from '../field/search.ts';
import { toText } from '../internals/toText.ts';
import { createMemoryListState, isOwnKey, type ListStateStore } from '../resource/list/listState.ts';
import type { ListParamsRecord, ListWire } from '../resource/list/listWire.ts';
import type { OnlineUser } from './onlineApi.ts';
import { definitionsOf } from './onlineDefinitions.tsx';
import type { OnlineField, OnlineParts } from './onlineForm.ts';
import { defaultOf } from './valueTexts.ts';

/** What a list asks before a person does, as its form says. */
export function filtersFirst(form: Pick<OnlineParts, 'fields' | 'tree'>, user: OnlineUser): Filters {
  const metas = definitionsOf(form, { user });
  return toFilters(
    form.fields.filter(isSearched).flatMap(({ name, query }) => {
      if (!query?.defaultValue) return [];
      const mode = filterMode(metas[name]!);
      const value = toText(defaultOf(query.defaultValue, { meta: { ...query.field, kind: 'text' }, around: { row: {}, user } }) ?? '');
      if (value === '') return [];
      const [from = '', to = ''] = value.split(',');
      return [
        [name, mode, mode === 'range' ? [from, value.includes(',') ? to : from] : mode === 'options' ? value.split(',') : value] as const,
      ];
    }),
  );
}

/** Fields that must be asked for, and are not. */
export const unasked = ({ fields }: Pick<OnlineParts, 'fields'>, filters: Filters): OnlineField[] =>
  fields.filter((field) => isSearched(field) && field.query?.isRequired && !(field.name in filters));

/** Fields that are asked for with values that their search does not take. */
export const misasked = ({ fields }: Pick<OnlineParts, 'fields'>, filters: Filters): OnlineField[] =>
  fields.filter(({ name, query }) => {
    const filter = filters[name];
    if (!query?.check || filter === undefined) return false;
    const pattern = patternOf(query.check.pattern);
    const { is, contains, from, to, in: several = [] } = filter;
    return [is, contains, from, to, ...several].some((value) => value && pattern?.test(value.slice(0, longestAsked)) === false);
  });

/** Characters of a search that are looked at. */
const longestAsked = 500;

/** A pattern of a definition; one that no engine reads was refused when it was saved. */
function patternOf(source: string): RegExp | undefined {
  try {
    return RegExp(source, 'u');
  } catch {
    return undefined;
  }
}

const isSearched = ({ inSearch, field, query }: OnlineField): boolean => inSearch !== null && (query?.field ?? field).filter !== undefined;

/**
 * The state of a list that begins with filters, unless its link says anything. What a person chose afterwards stands, and that they want all
 * rows, too.
 */
export function beginningWith(
  store: ListStateStore = createMemoryListState(),
  { filters, fields, wire }: { filters: Filters; fields: readonly string[]; wire: ListWire },
): ListStateStore {
  const first = wire.link({ filters });
  const listeners = new Set<() => void>();
  let isChosen = false;
  let seen: ListParamsRecord | undefined;
  let shown: ListParamsRecord = first;
  return {
    ...store,
    getSnapshot: () => {
      const present = store.getSnapshot();
      isChosen ||= Object.keys(present).some((key) => isOwnKey(key, { fields, wire }));
      if (isChosen) return present;
      if (present !== seen) shown = { ...present, ...first };
      seen = present;
      return shown;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      const leave = store.subscribe(listener);
      return () => {
        listeners.delete(listener);
        leave();
      };
    },
    set: (next, mode) => {
      isChosen = true;
      store.set(next, mode);
      // An address that said nothing says nothing still where a person took the filters away.
      for (const listener of listeners) listener();
    },
  };
}
