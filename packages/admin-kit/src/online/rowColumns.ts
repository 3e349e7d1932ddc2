import type { EditableColumn } from '../editable-table/columnTypes.ts';
import type { Label } from '../i18n/catalogue.ts';
import { toText } from '../internals/toText.ts';
import type { OnlineUser } from './onlineApi.ts';
import { isMet, treeOf } from './expressions.ts';
import { isYes, shownLength } from './fieldSettings.ts';
import { wordsColumn, type fieldCells } from './onlineCells.tsx';
import { isWorkedOut } from './formSpecOf.tsx';
import { switchValuesOf } from './onlineKinds.tsx';
import type { OnlineField, OnlineRow, OnlineSub } from './onlineForm.ts';
import { defaultOf } from './valueTexts.ts';

type Cell = { type?: undefined } | Omit<Extract<EditableColumn, { type: string }>, 'key' | 'title'>;

/** Columns of the table in which rows of a sub-table are edited. */
export function rowColumns(sub: OnlineSub, { localize, user, main, mainFields, cells }: RowColumnsOptions): EditableColumn[] {
  return sub.fields
    .filter(({ inForm, view, name }) => inForm && view !== 'hidden' && name !== sub.foreignKey)
    .flatMap((field) => {
      const { name, field: meta, width, visibleWhen, requiredWhen } = field;
      const title = localize(meta.label);
      const aboutRow = (row: OnlineRow) => ({ row, fields: sub.fields, main: main(), mainFields, user });
      const own = cells.get(name);
      const column = {
        key: name,
        title,
        ...(own ?? cellOf(field)),
        ...(own === undefined && clipped(field)),
        ...(width !== null && { width }),
        defaultValue: defaultOf(field.defaultValue, { meta, around: { row: {}, main: main(), user } }),
        disabled:
          isWorkedOut(field) ||
          field.config['isReadOnly'] === true ||
          (treeOf(visibleWhen) ? (row: OnlineRow) => !isMet(visibleWhen, aboutRow(row)) : false),
        validateRules: [
          ...(meta.required ? [{ required: true }] : []),
          ...(treeOf(requiredWhen)
            ? [
                {
                  handler: ({ cellValue, row }: { cellValue: unknown; row: OnlineRow }, callback: (passed: boolean) => void) =>
                    callback(toText(cellValue) !== '' || !isMet(requiredWhen, aboutRow(row))),
                },
              ]
            : []),
          ...(meta.pattern ? [{ pattern: meta.pattern }] : []),
        ],
      };
      return own?.type === picked ? [column as EditableColumn, wordsColumn(name)] : [column as EditableColumn];
    });
}

interface RowColumnsOptions {
  localize: (label: Label) => string;
  user: OnlineUser;
  main: () => OnlineRow;
  /** The fields of the main row. */
  mainFields: readonly OnlineField[];
  /** Cells that are edited as their fields are in forms. */
  cells: ReturnType<typeof fieldCells>;
}

/** The type of cells beside which their words are kept. */
const picked: string = 'onlinePick';

/** No more of a text than its field says. */
function clipped(field: OnlineField): Pick<EditableColumn, 'formatter'> {
  const length = shownLength(field);
  if (length === undefined) return {};
  return {
    formatter: (value) => {
      const characters = [...toText(value)];
      return characters.length > length ? `${characters.slice(0, length).join('')}…` : characters.join('');
    },
  };
}

/** The cell of a view, else of the kind of its value. @source jeecg-wire 4.3 */
function cellOf(online: OnlineField): Cell {
  const { view, field, config } = online;
  const table = field.calledBy ?? (toText(config['dict']) || undefined);
  switch (view) {
    case 'switch':
      return { type: 'switch', props: { customValue: switchValuesOf(config) } };
    case 'time':
      return { type: 'time' };
    case 'file':
    case 'image':
      return { type: view, props: { maxCount: field.maxCount } };
    case 'popup':
    case 'popup_dict':
      return {
        type: 'popup',
        props: {
          popupCode: toText(config['code']) || toText(config['dictTable']),
          field: online.name,
          orgFields: toText(config['orgFields']) || toText(config['dictText']),
          destFields: toText(config['destFields']) || online.name,
          multiple: isYes(config['popupMulti']),
        },
      };
    case 'checkbox':
    case 'list_multi':
      if (field.dict !== undefined) return { type: 'list_multi', dictCode: field.dict } as Cell;
      break;
    default:
      break;
  }
  if (table !== undefined && field.dict === undefined) return { type: 'select-dict-search', props: { dict: table } };
  return cellOfKind(field);
}

function cellOfKind({ kind, dict, multiple, ...field }: OnlineField['field']): Cell {
  const bounds = { min: field.minimum, max: field.maximum };
  switch (kind) {
    case 'integer':
      return { type: 'inputNumber', props: { ...bounds, decimals: 0 } };
    case 'bigInteger':
      return { type: 'inputNumber', props: { decimals: 0, wide: true } };
    case 'decimal':
      return { type: 'inputNumber', props: { ...bounds, decimals: field.decimals ?? 0 } };
    case 'dict':
      return { type: multiple ? 'list_multi' : 'select', dictCode: dict } as Cell;
    case 'flag':
      return { type: 'checkbox', props: { customValue: ['1', '0'] } };
    case 'date':
      return { type: 'date' };
    case 'dateTime':
      return { type: 'datetime' };
    case 'files':
      return { type: field.image ? 'image' : 'file', props: { maxCount: field.maxCount } };
    case 'longText':
      return { type: 'textarea', props: { maxLength: field.maxLength } };
    default:
      return { type: 'input', props: { maxLength: field.maxLength } };
  }
}
