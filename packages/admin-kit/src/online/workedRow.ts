import { type Around, computedInOrder, valueOf } from './expressions.ts';
import type { OnlineParts, OnlineRow } from './onlineForm.ts';
import { asFieldValue } from './valueTexts.ts';

/** A row of a sub-table with its computed fields as they are now, also those that no column shows. */
export function workedRow(sub: Pick<OnlineParts, 'fields'>, around: Around): OnlineRow {
  const values: Record<string, unknown> = { ...around.row };
  for (const { name, source } of computedInOrder(sub)) {
    const meta = sub.fields.find((field) => field.name === name)!.field;
    values[name] = asFieldValue(valueOf(source, { ...around, row: values, fields: sub.fields }), meta) ?? null;
  }
  return values;
}
