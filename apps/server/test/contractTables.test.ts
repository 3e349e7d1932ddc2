import { globSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, is, SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { modules as allModules } from '../src/modules/index.ts';
import type { FieldMeta } from '../src/platform/contract/meta.ts';
import { columnsOf, qualifiedName } from '../src/platform/db/names.ts';
import type { Resource } from '../src/platform/resource/resource.ts';

const source = join(import.meta.dirname, '../src/modules');
const modules = (await Promise.all(
  globSync('**/*.{resource,service,queries}.ts', { cwd: source }).map((file) => import(join(source, file))),
)) as Record<string, unknown>[];

const isResource = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && 'kind' in value && 'table' in value && 'options' in value;

const resources = [...new Set(modules.flatMap((module) => Object.values(module).filter(isResource)))];

/** How many characters a column holds; undefined for one that says no number. */
const capacityOf = (type: string): number | undefined => {
  const length = /^(?:var)?char\((\d+)\)$/.exec(type)?.[1];
  return length === undefined ? undefined : Number(length);
};

test('VAL-02 what a contract lets people type fits into its column', () => {
  const misfits = resources.flatMap(({ kind, table }) => {
    const columns = columnsOf(table as PgTable);
    return Object.entries(kind.fields as Record<string, FieldMeta>).flatMap(([name, { kind: of, maxLength, readOnly }]) => {
      const column = columns[name];
      const capacity = column === undefined ? undefined : capacityOf(column.getSQLType());
      // What the server sets alone is as long as the server makes it.
      if (capacity === undefined || readOnly === true || (of !== 'text' && of !== 'longText')) return [];
      if (maxLength === undefined) return [`${kind.name}.${name}: no bound, its column holds ${capacity}`];
      return maxLength > capacity ? [`${kind.name}.${name}: ${maxLength} do not fit into ${capacity}`] : [];
    });
  });

  expect(resources.length).toBeGreaterThan(40);
  expect(misfits).toEqual([]);
});

/** The greatest whole number that a column holds; undefined for one that holds none, or more than a JSON number says exactly. */
const greatestOf = (type: string): number | undefined => ({ smallint: 32_767, integer: 2_147_483_647 })[type];

const numbers: ReadonlySet<string> = new Set(['integer', 'money', 'quantity']);

test('VAL-02 what numbers a contract takes, their columns hold', () => {
  const misfits = resources.flatMap(({ kind, table }) => {
    const columns = columnsOf(table as PgTable);
    return Object.entries(kind.fields as Record<string, FieldMeta>).flatMap(([name, { kind: of, readOnly }]) => {
      const column = columns[name];
      const greatest = column === undefined ? undefined : greatestOf(column.getSQLType());
      if (greatest === undefined || readOnly === true || !numbers.has(of)) return [];
      const schema = kind.add.shape[name] as ZodType;
      const taken = [greatest + 1, -greatest - 2].filter((value) => schema.safeParse(value).success);
      return taken.map((value) => `${kind.name}.${name}: takes ${value}`);
    });
  });

  expect(misfits).toEqual([]);
});

/** The codes that a schema takes; undefined where it takes any. */
function codesOf(schema: unknown): readonly string[] | undefined {
  const { unwrap, options } = Object(schema) as { unwrap?: () => unknown; options?: readonly string[] };
  return unwrap === undefined ? options : codesOf(unwrap.call(schema));
}

test('VAL-02 of a dictionary a form offers what the server takes', () => {
  const dictionaries = new Map(
    allModules.flatMap(({ dictionaries: own = [] }) => own.map(({ code, items }) => [code, items.map(({ value }) => value)] as const)),
  );
  const offering = resources.flatMap(({ kind }) =>
    Object.entries(kind.fields as Record<string, FieldMeta>).flatMap(([name, { dict, readOnly, offered }]) => {
      const taken = codesOf((kind.add.shape as Record<string, unknown>)[name]);
      const all = dict === undefined ? undefined : dictionaries.get(dict);
      if (readOnly === true || taken === undefined || all === undefined) return [];
      const wrong = (offered ?? all).filter((code) => !taken.includes(code));
      return wrong.length === 0 ? [] : [`${kind.name}.${name}: ${wrong.join()}`];
    }),
  );

  expect(dictionaries.size).toBeGreaterThan(40);
  expect(offering).toEqual([]);
});

/** Names of the columns that an index is over, also inside of an expression such as `lower(…)`. */
function columnsIn(part: object): string[] {
  if (is(part, SQL)) return part.queryChunks.flatMap((chunk) => (is(chunk, PgColumn) ? [qualifiedName(chunk).column] : []));
  const { name, keyAsName } = part as { name?: string; keyAsName?: boolean };
  return name === undefined ? [] : [keyAsName === true ? toSnakeCase(name) : name];
}

/** Held by a lock on the people of a tenant instead: numbers and addresses may be empty, and come back with a person from the bin. */
const lockedInstead = ['user.workNo: sys_user.work_no', 'user.email: sys_user.email'];

test('VAL-02 what a contract calls unique is unique in its table, of rows that are not deleted', () => {
  const tables = new Map(resources.map(({ table }) => [getTableName(table as PgTable), table as PgTable]));
  const loose = resources.flatMap(({ kind }) =>
    Object.entries(kind.fields as Record<string, FieldMeta>).flatMap(([name, { unique }]) => {
      const table = unique === undefined ? undefined : tables.get(unique.table);
      if (unique === undefined || table === undefined) return [];
      const keys = getTableConfig(table).indexes.filter(({ config }) => config.unique);
      const names = keys.map(({ config }) => config.columns.flatMap(columnsIn));
      return names.some((columns) => columns.includes(unique.column) || columns.includes(`${unique.column}_hash`))
        ? []
        : [`${kind.name}.${name}: ${unique.table}.${unique.column}`];
    }),
  );

  expect(loose).toEqual(lockedInstead);
});
