import type { Context } from '../../../platform/context.ts';
import type { FieldMeta } from '../../../platform/contract/meta.ts';
import { withPeopleNames } from '../../../platform/resource/peopleNames.ts';
import type { SnapshotField } from '../form/formSnapshot.ts';
import { switchValues } from './formFields.ts';
import type { FormOption } from './formOptions.ts';
import type { FormView } from './formView.ts';
import type { Row } from './formRows.service.ts';

const yes = { zh: '是', en: 'Yes' };
const no = { zh: '否', en: 'No' };

/** The words of a switch, as a stock client finds them among the dictionaries of a list: by the name of the field. */
export const switchOptions = ({ locale }: Context, field: SnapshotField): FormOption[] =>
  switchValues(field).map((value, at) => ({ value, text: (at === 0 ? yes : no)[locale], title: (at === 0 ? yes : no)[locale] }));

/** Controls whose values are named beside them in rows, as `<field>_dictText`. */
const named: ReadonlySet<string> = new Set(['sel_user', 'sel_depart', 'sel_tree', 'link_down', 'link_table']);

/**
 * What a stock client shows in the place of a value: a dictionary, or another field of the row.
 *
 * @source jeecg-wire 4.3
 */
export function shownInstead({ fieldShowType, dbFieldName, dictText, kind }: SnapshotField): string | undefined {
  if (fieldShowType === 'switch') return dbFieldName;
  if (fieldShowType === 'cat_tree' && dictText) return `_replace_text_${dictText}`;
  return kind === 'string' && named.has(fieldShowType) ? `_replace_text_${dbFieldName}_dictText` : undefined;
}

/** Puts names of people, departments and nodes beside what rows hold of them, as far as the reader may look them up. */
export async function withStockNames(ctx: Context, { listed }: FormView, rows: Row[]): Promise<void> {
  const called: Record<string, FieldMeta> = Object.fromEntries(
    Object.entries(listed.kind.fields).filter(
      ([name, { calledBy }]) => calledBy !== undefined && !Object.hasOwn(rows[0] ?? {}, `${name}_dictText`),
    ),
  );
  const shown = await withPeopleNames(ctx, called, rows);
  for (const [at, row] of rows.entries())
    for (const name of Object.keys(called)) if (row[name] !== undefined && row[name] !== null) row[`${name}_dictText`] = shown[at]?.[name];
}
