import { Column, is, type SQL, StringChunk } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { AnyEntity } from '../contract/entity.ts';
import type { ImportMemory } from './importPlan.ts';

/** Fields whose values no two rows share; the first one that names no other row is what a person is told it by. */
export interface UniqueKey {
  names: readonly string[];
  /** Where the repetition is told. */
  at: string;
}

/**
 * What no two rows of a sheet may share: the unique indexes of the table over all rows that are not deleted, and fields that are said to be unique.
 *
 * @param columns fields that the sheet has; a key with others is the database's to tell
 */
export function uniqueKeys(kind: AnyEntity, { table, columns }: { table: PgTable; columns: readonly string[] }): UniqueKey[] {
  const ofIndexes = getTableConfig(table).indexes.flatMap(({ config: { unique, where, columns: parts } }) => {
    if (!unique || !isOfAll(where)) return [];
    const names = parts.map((part) => ('name' in part && typeof part.name === 'string' ? fieldOf(part.name) : undefined));
    return [names.filter((name) => name !== 'tenantId')];
  });
  const ofFields = Object.entries(kind.fields).flatMap(([name, { unique }]) => (unique === undefined || unique.within ? [] : [[name]]));
  const own = (kind.definition.importColumns ?? []).flatMap((one) =>
    typeof one === 'object' && one.uniqueWith !== undefined ? [[...one.uniqueWith, one.name]] : [],
  );
  const keys = [...ofIndexes, ...ofFields, ...own].flatMap((names): UniqueKey[] => {
    const known = names.filter((name) => name !== undefined && columns.includes(name)) as string[];
    const at = known.find((name) => kind.fields[name]?.reference === undefined);
    return known.length < names.length || at === undefined ? [] : [{ names: known, at }];
  });
  return [...new Map(keys.map((key) => [key.names.join(), key])).values()];
}

/** The name of a field by that of its column, in either spelling; a hash stands for the value that it is made of. */
const fieldOf = (column: string): string =>
  column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()).replace(/Hash$/, '');

/** Whether an index is about every row that is not deleted. */
function isOfAll(where: SQL | undefined): boolean {
  const words = where?.queryChunks.map((chunk) => (is(chunk, StringChunk) ? chunk.value.join('') : is(chunk, Column) ? chunk.name : '?'));
  return words === undefined || /^(?:del_flag|delFlag) = 0$/.test(words.join('').trim());
}

/**
 * Which rows repeat an earlier one of their sheet, with its number.
 *
 * @param memory of the import: what earlier chunks had counts
 */
export function repeatedRows(
  rows: ReadonlyArray<{ row: number; value: unknown }>,
  { keys, memory }: { keys: readonly UniqueKey[]; memory: ImportMemory },
): { row: number; at: string; before: number }[] {
  return keys.flatMap(({ names, at }) => {
    const seen = seenIn(memory, names.join());
    return rows.flatMap(({ row, value }) => {
      const values = value as Readonly<Record<string, unknown>>;
      if ((values[at] ?? '') === '') return [];
      const key = JSON.stringify(names.map((name) => values[name] ?? null));
      const before = seen.get(key);
      if (before === undefined) seen.set(key, row);
      return before === undefined ? [] : [{ row, at, before }];
    });
  });
}

/** What an import has seen so far of a kind of values, each with the number of its row. */
function seenIn(memory: ImportMemory, kind: string): Map<string, number> {
  const known = memory.get(`seen ${kind}`);
  if (known instanceof Map) return known as Map<string, number>;
  const made = new Map<string, number>();
  memory.set(`seen ${kind}`, made);
  return made;
}

/** What a person is told of a line that repeats another one. */
export const repetition = (row: number, locale: 'zh' | 'en'): string => (locale === 'zh' ? `与第${row}行重复` : `Duplicate of row ${row}`);
