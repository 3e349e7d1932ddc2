import type { StorageKind } from '../form/formSnapshot.ts';

/** Schema of the tables that administrators declare. */
export const onlineSchema = 'onl';

const headId = /^[0-9a-z]{1,36}$/;

/** The table of a form. @throws Error the id is none that the server made */
export function tableNameOf(id: string): string {
  if (!headId.test(id)) throw new Error(`${id} is not the id of a form.`);
  return `t_${id}`;
}

/** The column of a field. Numbers are counted up in each table, and none is used twice. */
export function columnNameOf(columnNo: number): string {
  if (!Number.isSafeInteger(columnNo) || columnNo < 1) throw new Error(`${columnNo} is not the number of a column.`);
  return `f${columnNo}`;
}

/** The index that a row of `onl_cgform_index` stands for. */
export function indexNameOf(id: string): string {
  if (!headId.test(id)) throw new Error(`${id} is not the id of an index.`);
  return `x_${id}`;
}

/** How values are kept, and how long they may be. */
export interface Storage {
  kind: StorageKind;
  length: number;
  points: number;
}

/** The type of PostgreSQL that keeps values. */
export function columnTypeOf({ kind, length, points }: Storage): string {
  for (const number of [length, points]) if (!Number.isSafeInteger(number) || number < 0) throw new Error(`${number} is not a length.`);
  switch (kind) {
    case 'string':
      return `varchar(${length})`;
    case 'int':
      return 'integer';
    case 'long':
      return 'bigint';
    case 'double':
      return 'double precision';
    case 'decimal':
      return `numeric(${length}, ${points})`;
    case 'date':
      return 'date';
    case 'datetime':
      return 'timestamp with time zone';
    case 'text':
      return 'text';
  }
}
