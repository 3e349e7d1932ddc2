import { expect, test } from 'vitest';
import { entityTables } from './entityTables.tsx';

test.each(Object.entries(entityTables))('POP-01 the table of %s shows and searches fields that the contract has', (_name, table) => {
  const fields: Readonly<Record<string, { filter?: string }>> = table.fields;
  const parameters = { lng: 118.7, lat: 36.8, weight: 32_000 };
  const columns = table.columns(({ zh }) => zh, parameters);
  const search = typeof table.search === 'function' ? table.search(parameters) : table.search;
  const named = columns.flatMap((column) => (typeof column === 'string' ? [column] : 'field' in column ? [column.field] : []));

  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((name) => name !== undefined && !(name in fields))).toEqual([]);
  expect(search.filter((name) => fields[name]?.filter === undefined)).toEqual([]);
});
