import type { SnapshotField } from '../form/formSnapshot.ts';

/** Search views by control: what is not listed is searched as it is filled in. @source jeecg-wire 4.3 */
const searchViews: Readonly<Record<string, SnapshotField['fieldShowType']>> = {
  password: 'text',
  file: 'text',
  image: 'text',
  textarea: 'text',
  umeditor: 'text',
  markdown: 'text',
  checkbox: 'list_multi',
  radio: 'list',
};

/** A field as lists ask for it: by a control and a dictionary of its own, where its definition has them. @source jeecg-wire 4.3, 4.4 */
export function askedField(field: SnapshotField): SnapshotField {
  const { query } = field;
  const view = query?.view ?? field.fieldShowType;
  const shown = searchViews[view] ?? view;
  if (query === null || (query.view === field.fieldShowType && !query.dictField && !query.dictTable))
    return { ...field, fieldShowType: shown };
  const { dictField, dictTable, dictText } = query;
  return { ...field, fieldShowType: shown, dictField, dictTable, dictText };
}
