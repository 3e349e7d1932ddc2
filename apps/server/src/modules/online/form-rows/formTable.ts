import { customType, doublePrecision, integer, numeric, pgSchema, type PgColumnBuilderBase, text, varchar } from 'drizzle-orm/pg-core';
import { commonColumns, dateText, dateTimeText, wideInteger } from '../../../platform/db/columns.ts';
import { markMadeAtRunTime } from '../../../platform/db/names.ts';
import { sealText } from '../../../platform/sealed.ts';
import type { CommonTable } from '../../../platform/resource/resource.ts';
import type { FormSnapshot, SnapshotField } from '../form/formSnapshot.ts';
import { onlineSchema, tableNameOf } from '../form-storage/physicalNames.ts';

const schema = pgSchema(onlineSchema);

/** What stands in the program for a password: nobody reads one, not even the program. */
const unreadable = '******';

/** A text that is sealed on its way in and never opened again. */
const writtenOnly = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: sealText,
  fromDriver: () => unreadable,
});

/**
 * The table of a form, as the query builder knows it: properties are the names that people gave, columns are the server's own.
 *
 * @param snapshot of the form, or of a copy, which names columns of the table that it is a copy of
 */
export function formTableOf(snapshot: FormSnapshot): CommonTable {
  const own = snapshot.fields.filter(({ isCommon, dbFieldName }) => !isCommon || isOfTree(dbFieldName));
  const columns = Object.fromEntries(own.map((field) => [field.dbFieldName, columnOf(field)]));
  return markMadeAtRunTime(schema.table(tableNameOf(snapshot.physicId), { ...commonColumns(), ...columns })) as unknown as CommonTable;
}

/** Every tree has these; to its people they are fields. */
export const isOfTree = (name: string): boolean => name === 'pid' || name === 'has_child';

function columnOf(field: SnapshotField): PgColumnBuilderBase {
  const { column, kind, dbLength, dbPointLength } = field;
  if (field.fieldShowType === 'password') return writtenOnly(column);
  switch (kind) {
    case 'string':
      return varchar(column, { length: dbLength });
    case 'int':
      return integer(column);
    case 'long':
      return wideInteger(column);
    case 'double':
      return doublePrecision(column);
    case 'decimal':
      return numeric(column, { precision: dbLength, scale: dbPointLength, mode: 'number' });
    case 'date':
      return dateText(column);
    case 'datetime':
      return dateTimeText(column);
    case 'text':
      return text(column);
  }
}
