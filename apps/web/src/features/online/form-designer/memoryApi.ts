import { toText } from '@tarmac/admin-kit/field';
import type { OnlineApi, OnlineRow } from '@tarmac/admin-kit/online';
import type { ListParams, Page, ResourceApi } from '@tarmac/admin-kit/resource';

/** Calls over rows in memory: what is done to them lasts as long as the look at the form. */
export function memoryApi(rows: ReadonlyMap<string, readonly OnlineRow[]>): OnlineApi {
  const known = new Map<string, ResourceApi<OnlineRow>>();
  return {
    rows: (formId) => {
      const calls = known.get(formId) ?? callsOver(rows.get(formId) ?? []);
      known.set(formId, calls);
      return calls;
    },
    press: () => Promise.resolve(null),
    linked: () => Promise.resolve([]),
    tree: () => Promise.resolve([]),
  };
}

function callsOver(rows: readonly OnlineRow[]): ResourceApi<OnlineRow> {
  let stored = [...rows];
  const names = new Set(rows.flatMap(Object.keys));
  const isAsked = (row: OnlineRow, query: ListParams) =>
    Object.entries(query).every(
      ([name, value]) => !names.has(name) || value == null || value === '' || toText(row[name]).includes(String(value)),
    );
  return {
    list: (query) => {
      const found = stored.filter((row) => isAsked(row, query));
      const page: Page<OnlineRow> = { records: found, total: found.length, size: 10, current: 1, pages: 1 };
      return Promise.resolve(page);
    },
    get: (id) => Promise.resolve(stored.find((row) => row['id'] === id) ?? {}),
    add: (input) => {
      stored = [{ ...(input as OnlineRow), id: crypto.randomUUID(), version: 0 }, ...stored];
      return Promise.resolve(null);
    },
    edit: (input) => {
      const changed = input as OnlineRow;
      stored = stored.map((row) => (row['id'] === changed['id'] ? { ...row, ...changed } : row));
      return Promise.resolve(null);
    },
    remove: (ids) => {
      stored = stored.filter((row) => !ids.includes(String(row['id'])));
      return Promise.resolve(null);
    },
  };
}
