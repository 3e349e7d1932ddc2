import { expect, test } from 'vitest';
import { entityTables } from './entityTables.tsx';

test.each(Object.entries(entityTables))('POP-01 the table of %s shows and searches fields that the contract has', (_name, table) => {
  const fields: Readonly<Record<string, { filter?: string }>> = table.fields;
  const columns = table.columns(({ zh }) => zh, { lng: 118.7, lat: 36.8 });
  const named = columns.flatMap((column) => (typeof column === 'string' ? [column] : 'field' in column ? [column.field] : []));

  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((name) => name !== undefined && !(name in fields))).toEqual([]);
  expect(table.search.filter((name) => fields[name]?.filter === undefined)).toEqual([]);
});
