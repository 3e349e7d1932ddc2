import { itemLabel } from '../../../dictionary/createDictionaryStore.ts';
import { builtInCellTypes } from '../../../editable-table/cells/builtInCellTypes.ts';
import type { CellContext, CellTypes } from '../../../editable-table/cells/cellType.ts';
import type { CellOption, EditableColumn } from '../../../editable-table/columnTypes.ts';
import { toText } from '../../../internals/toText.ts';
import type { CheckContext } from './checkRows.ts';
import { wholeRow } from './problems.ts';
import { readCell } from './readCell.ts';

/** Key of the number of a row. */
export const rowKey = '#';

/**
 * Cell types that hold the texts of a sheet as they are, and say what is wrong with them: what the page sees at once while somebody
 * types, and what a check has found for as long as the cell is as it was.
 */
export function importCellTypes({ columns, tools, book }: CheckContext): CellTypes {
  const byName = new Map(columns.map((column) => [column.name, column]));
  const validate = (value: unknown, { column: { key }, row }: CellContext) => {
    const number = Number(row[rowKey]);
    if (key === rowKey) return book.of(number).get(wholeRow)?.reason;
    const text = toText(value);
    const reading = readCell(byName.get(key)!, { given: text, tools });
    return 'problem' in reading ? reading.problem : book.reasonOf(number, { name: key, text });
  };
  // An empty cell may be wrong as well.
  const judged = { validate, validates: () => true, isEmpty: () => false };
  return Object.fromEntries(['input', 'select-search', 'normal'].map((name) => [name, { ...builtInCellTypes[name]!, ...judged }]));
}

/** The columns of the table: first the number of the row, where problems of a whole row stand. */
export function importTableColumns({ columns, tools }: CheckContext, rowTitle: string): EditableColumn[] {
  const optionsOf = (kind: string | undefined, dict: string | undefined): CellOption[] => {
    if (kind === 'flag') return [tools.t('common.yes'), tools.t('common.no')].map((text) => ({ value: text, text }));
    return tools.itemsOf(dict ?? '').flatMap((item) => {
      const text = tools.words.localize(itemLabel(item));
      return item.disabled ? [] : [{ value: text, text }];
    });
  };
  return [
    { key: rowKey, title: rowTitle, type: 'normal', width: 84, fixed: 'left', alwaysVisible: true },
    ...columns.map(({ name, title, required, field }): EditableColumn => {
      const common = { key: name, title: `${title}${required ? ' *' : ''}`, width: 150 };
      const isChoice = field?.kind === 'flag' || (field?.kind === 'dict' && !field.multiple);
      const options = isChoice ? optionsOf(field.kind, field.dict) : [];
      return options.length > 0
        ? { ...common, type: 'select-search', options, props: { allowInput: true, allowSearch: true } }
        : { ...common, type: 'input' };
    }),
  ];
}
