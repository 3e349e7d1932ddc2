import { readValidation, type SearchCheck, searchCheckOf } from '@tarmac/freight-api/rules';
import type { SnapshotField } from '../form/formSnapshot.ts';
import { settingsOf } from './formFields.ts';

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
  if (query === null || (!query.dictField && !query.dictTable && hasSameChoices(query.view, field.fieldShowType)))
    return { ...field, fieldShowType: shown };
  const { dictField, dictTable, dictText } = query;
  return { ...field, fieldShowType: shown, dictField, dictTable, dictText };
}

/** Views that choose from the same lists: one of them asks for what another one fills in. */
const choosing: ReadonlySet<string> = new Set(['list', 'radio', 'checkbox', 'list_multi', 'sel_search']);
const hasSameChoices = (asked: string, filled: string): boolean => asked === filled || (choosing.has(asked) && choosing.has(filled));

/** Whether a list shows nothing until a field is asked for. */
export const isAskedFirst = ({ query }: SnapshotField): boolean =>
  query !== null && (query.mustInput || readValidation(query.validType).isFilled);

/** What a search takes, in the words of the field where it takes the same. */
export function searchCheckFor(field: SnapshotField): SearchCheck | null {
  const check = searchCheckOf(field.query?.validType ?? null);
  const said = field.query?.validType === field.fieldValidType ? settingsOf(field)['validateError'] : undefined;
  return check !== null && typeof said === 'string' && said !== '' ? { ...check, message: { zh: said, en: said } } : check;
}
