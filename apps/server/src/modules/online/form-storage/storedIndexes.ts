import type { FormSnapshot, SnapshotField } from '../form/formSnapshot.ts';
import { indexNameOf } from './physicalNames.ts';

/** An index of a table: rows that were removed are in none. */
export interface StoredIndex {
  name: string;
  isUnique: boolean;
  /** Behind the tenant. */
  columns: readonly string[];
  /**
   * `newest`: as in lists that begin with the newest. `down`: empty values stand behind the others, as a list has them that is sorted downwards.
   * `start`: serves searches for what a text begins with; row security lets no index serve LIKE, see `compileCondition`. `parts`: holds each
   * three characters that stand beside each other in a text, for `app_form_parts`.
   */
  order: 'up' | 'newest' | 'down' | 'start' | 'parts';
  /** Of `parts`: how many pieces of the text are taken apart, see `app_triples`. */
  pieces?: number;
}

/** Triples that `app_triples` takes of a text. */
export const triplesOfPiece = 33;
/** The longest text whose parts are found by an index, which is three pieces: each of its characters costs those who write it. */
const longestWithParts = 3 * triplesOfPiece + 2;

/** Rows of a table above which no index of parts is made: texts of forty characters take 6 s there on two busy cores, and a statement may take 25. */
export const mostRowsWithParts = 50_000;

/** The fields of a form whose parts are found by an index: texts that an index of its definition begins with. */
export const fieldsWithParts = ({ fields, indexes }: Pick<FormSnapshot, 'fields' | 'indexes'>): SnapshotField[] =>
  fields.filter(
    ({ kind, dbLength, dbFieldName }) =>
      kind === 'string' && dbLength <= longestWithParts && indexes.some((index) => index.fields[0] === dbFieldName),
  );

/** The indexes that a table has: those of its definition, one for its list, and those by which rows of a tree and of sub-tables are found. */
export function storedIndexesOf({ headId, physicId, tree, main, fields, indexes }: FormSnapshot): StoredIndex[] {
  if (physicId !== headId) return [];
  const columnOf = (name: string) => fields.find(({ dbFieldName }) => dbFieldName === name)?.column;
  const own = (part: string, columns: readonly string[]): StoredIndex => ({
    name: `k_${headId}_${part}`,
    isUnique: false,
    columns,
    order: part === 'time' ? 'newest' : 'up',
  });
  const starts = fields.filter(({ kind, dbFieldName }) => kind === 'string' && indexes.some((index) => index.fields[0] === dbFieldName));
  // An index of values that may be empty serves one direction alone.
  const firsts = new Set(indexes.flatMap(({ fields: [name = ''] }) => columnOf(name) ?? []));
  const foreign = main === null ? undefined : columnOf(main.foreignKey);
  return [
    own('time', ['create_time', 'id']),
    ...(tree === null ? [] : [own('pid', [tree.parentField])]),
    ...(foreign === undefined ? [] : [own('main', [foreign])]),
    ...indexes.map((index) => ({
      name: indexNameOf(index.id),
      isUnique: index.isUnique,
      columns: index.fields.flatMap((name) => columnOf(name) ?? []),
      order: 'up' as const,
    })),
    ...[...firsts].map((column) => ({ ...own(`${column}_down`, [column, 'id']), order: 'down' as const })),
    ...starts.map(({ column }) => ({ ...own(column, [column]), order: 'start' as const })),
    ...fieldsWithParts({ fields, indexes }).map(({ column, dbLength }) => ({
      ...own(`${column}_parts`, [column]),
      order: 'parts' as const,
      pieces: Math.max(1, Math.ceil((dbLength - 2) / triplesOfPiece)),
    })),
  ];
}
