import type { FieldKind, FieldWords } from '../../field/defineFieldKind.ts';
import type { FieldDefinition } from '../../field/FieldMeta.ts';
import { filterMode, toWire, type SearchValue } from '../../field/search.ts';
import type { PopupQueryItem, PopupReportColumn, PopupReportSource, PopupSearchInputProps } from '../../popup-picker/popupReport.ts';
import { valuesOf, type AnyRow } from '../defineResource.ts';
import { fieldColumns } from '../list/fieldColumns.tsx';
import { fieldOf } from '../form/fieldValues.ts';
import type { RowPickerDialogProps } from './RowPickerDialog.tsx';

/** Search fields that are not folded. */
const inView = 4;

/**
 * Rows of a list as a report: its columns and search fields are fields of a contract, its parameters the filters that lists know. What
 * stands in a search field is kept as JSON until it is asked by, because a field may hold several values or both ends of a range.
 */
export function createRowSource<Row extends AnyRow>(rows: RowsShown<Row>, context: Context): PopupReportSource {
  const { of, columns, search, filter, title } = rows;
  const { kindOf, words, locale } = context;
  return {
    columns: async () => ({
      id: title,
      name: title,
      columns: fieldColumns<Row>(columns, { fields: of.fields, kindOf, words, locale }).map(
        ({ key, title: heading, width, align, sortable, cell }): PopupReportColumn => ({
          dataIndex: key,
          title: heading,
          fieldWidth: width ?? null,
          sorter: sortable ?? false,
          ...(align === 'end' ? { align: 'right' } : {}),
          cell: (row) => cell(row as unknown as Row, 0),
        }),
      ),
      dictOptions: {},
    }),
    queryInfo: async () =>
      search.map((name, index): PopupQueryItem => {
        const meta = fieldOf(of.fields, name);
        const hidden = index < inView ? '0' : '1';
        return { field: name, label: words.localize(meta.label), view: '', mode: '', hidden, input: searchInput(meta, kindOf(meta)) };
      }),
    data: async (_id, { pageNo, pageSize, column, order, ...drafts }, { signal }) => {
      const filters = Object.entries(drafts).map(([name, draft]) =>
        toWire(name, { mode: filterMode(fieldOf(of.fields, name)), value: JSON.parse(String(draft)) as SearchValue }),
      );
      const sort = column === undefined ? {} : { column: String(column), order: order === 'desc' ? ('desc' as const) : ('asc' as const) };
      // Whose rows may be chosen is not for the search to say.
      const { records, total } = await of.api.list({ ...Object.assign({}, ...filters), ...filter, ...sort, pageNo, pageSize }, { signal });
      return { records: records.map(valuesOf), total: total ?? records.length };
    },
    keyOf: (row) => of.rowKey?.(row as unknown as Row) ?? String(row['id']),
  };
}

/** What of a dialog its source reads. */
interface RowsShown<Row extends AnyRow> extends Pick<RowPickerDialogProps<Row>, 'of' | 'columns' | 'search' | 'filter'> {
  title: string;
}

interface Context {
  kindOf: (meta: Pick<FieldDefinition, 'kind'>) => FieldKind;
  words: FieldWords;
  locale: string;
}

/** What stands in search fields, as {@link createRowSource} reads it. */
export function draftsOf(typed: Readonly<Record<string, SearchValue>>): Record<string, string> {
  return Object.fromEntries(Object.entries(typed).flatMap(([name, value]) => (isEmpty(value) ? [] : [[name, JSON.stringify(value)]])));
}

const isEmpty = (value: SearchValue): boolean => value === null || value.length === 0;

/** The input that lists search the field by. @throws Error fields of this kind cannot be searched by */
function searchInput(meta: FieldDefinition, { name, Search }: FieldKind) {
  if (Search === undefined) throw new Error(`createRowSource: fields of the kind '${name}' cannot be searched by.`);
  return function SearchInput({ id, item, drafts, onDraftsChange }: PopupSearchInputProps) {
    const draft = drafts[item.field];
    return (
      <Search
        id={id}
        aria-label={item.label}
        meta={meta}
        value={draft === undefined ? null : (JSON.parse(draft) as SearchValue)}
        onValueChange={(value) => onDraftsChange({ [item.field]: isEmpty(value) ? undefined : JSON.stringify(value) })}
      />
    );
  };
}
