import type { FormSnapshot, SnapshotField } from '../form/formSnapshot.ts';
import { settingsOf, switchValues, tableDictionary } from './formFields.ts';

/** The tree that a form is itself. */
export interface OwnTree {
  tableName: string;
  parentField: string;
  childField: string;
  titleField: string;
}

/** The tree of a form, where it is one. */
export const ownTree = ({ tableName, tree }: Pick<FormSnapshot, 'tableName' | 'tree'>): OwnTree | undefined =>
  tree === null ? undefined : { tableName, ...tree };

/** What the control of a field needs beside its kind. @source jeecg-wire 4.3 */
export function viewConfig(field: SnapshotField, tree?: OwnTree): Record<string, unknown> {
  const { fieldShowType, dictField, dictTable, dictText, isReadOnly } = field;
  const shared = { ...settingsOf(field), ...(isReadOnly && { isReadOnly: true }) };
  switch (fieldShowType) {
    case 'popup':
    case 'popup_dict':
      return { ...shared, code: dictTable ?? '', orgFields: dictField ?? '', destFields: dictText ?? '' };
    case 'link_down':
      return { ...shared, ...linked(field) };
    case 'sel_tree': {
      // The parent of a row of a tree is a row of the same tree.
      if (!dictTable && tree) return { ...shared, ...ofOwnTree(tree) };
      const [id = 'id', pidField = 'pid', text = 'name', hasChildField = ''] = parts(dictText);
      return {
        ...shared,
        dict: `${dictTable ?? ''},${text},${id}`,
        dictTable: dictTable ?? '',
        pidField,
        pidValue: dictField || '0',
        hasChildField,
      };
    }
    case 'cat_tree':
      return { ...shared, pidValue: dictField ?? '0', textField: dictText ?? '' };
    case 'switch':
      return { ...shared, extendOption: switchValues(field) };
    case 'link_table':
    case 'link_table_field':
      return { ...shared, dictTable: dictTable ?? '', dictField: dictField ?? '', dictText: dictText ?? '' };
    default: {
      const dict = tableDictionary(field);
      return dict === undefined ? shared : { ...shared, dict, dictTable, dictField, dictText };
    }
  }
}

const ofOwnTree = ({ tableName, parentField, childField, titleField }: OwnTree): Record<string, unknown> => ({
  dict: `${tableName},${titleField},id`,
  dictTable: '',
  pidField: parentField,
  pidValue: '0',
  hasChildField: childField,
});

const parts = (text: string | null): string[] => (text ? text.split(',').map((part) => part.trim()) : []);

/** Where the choices of linked selects come from, as definitions hold it: as JSON text, or among the settings of the field. */
function linked(field: SnapshotField): Record<string, unknown> {
  const given = field.dictTable?.trimStart().startsWith('{') ? read(field.dictTable) : settingsOf(field)['config'];
  const config = typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};
  return { config };
}

function read(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
