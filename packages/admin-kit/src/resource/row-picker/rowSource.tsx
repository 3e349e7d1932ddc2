import type { FieldKind, FieldWords } from '../../field/defineFieldKind.ts';
import type { FieldDefinition } from '../../field/FieldMeta.ts';
import { filterMode, toFilters } from '../../field/search.ts';
import type { PopupQueryItem, PopupReportColumn, PopupReportSource, PopupSearchInputProps } from '../../popup-picker/popupReport.ts';
import { valuesOf, type AnyRow } from '../defineResource.ts';
import { fieldColumns } from '../list/fieldColumns.tsx';
import { fixedFilters } from '../list/listState.ts';
import type { ListWire } from '../list/listWire.ts';
import { fieldOf } from '../form/fieldValues.ts';
import type { RowPickerDialogProps } from './RowPickerDialog.tsx';

/** Search fields that are not folded. */
const inView = 4;

/**
 * Rows of a list as a report: its columns and search fields are fields of a contract, what is searched for the filters that lists know.
 */
export function createRowSource<Row extends AnyRow>(rows: RowsShown<Row>, context: Context): PopupReportSource {
  const { of, columns, search, filter = {}, parameters, title } = rows;
  const { kindOf, words, locale, spell } = context;
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
    data: async (_id, { query: { filters, page, size, sort }, signal }) => {
      const asked = toFilters(Object.entries(filters).map(([name, value]) => [name, filterMode(fieldOf(of.fields, name)), value]));
      // Whose rows may be chosen is not for the search to say.
      const all = { ...asked, ...fixedFilters(filter) };
      const { records, total } = await of.api.list({ ...spell({ filters: all, page, size, sort }), ...parameters }, { signal });
      return { records: records.map(valuesOf), total: total ?? records.length };
    },
    keyOf: (row) => of.rowKey?.(row as unknown as Row) ?? String(row['id']),
  };
}

/** What of a dialog its source reads. */
interface RowsShown<Row extends AnyRow> extends Pick<RowPickerDialogProps<Row>, 'of' | 'columns' | 'search' | 'filter' | 'parameters'> {
  title: string;
}

interface Context {
  kindOf: (meta: Pick<FieldDefinition, 'kind'>) => FieldKind;
  words: FieldWords;
  locale: string;
  /** The parameters of a call, as the server spells them. */
  spell: ListWire['params'];
}

/** The input that lists search the field by. @throws Error fields of this kind cannot be searched by */
function searchInput(meta: FieldDefinition, { name, Search }: FieldKind) {
  if (Search === undefined) throw new Error(`createRowSource: fields of the kind '${name}' cannot be searched by.`);
  return function SearchInput({ id, item, drafts, onDraftsChange }: PopupSearchInputProps) {
    return (
      <Search
        id={id}
        aria-label={item.label}
        meta={meta}
        value={drafts[item.field] ?? null}
        onValueChange={(value) => onDraftsChange({ [item.field]: value === null || value.length === 0 ? undefined : value })}
      />
    );
  };
}
