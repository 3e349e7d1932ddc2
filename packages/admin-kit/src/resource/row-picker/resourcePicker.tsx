import { toText } from '../../internals/toText.ts';
import { type AnyRow, type Resource, valuesOf } from '../defineResource.ts';
import type { ResourceColumn } from '../list/fieldColumns.tsx';
import { definePicker, type PickerDefinition } from './definePicker.tsx';

/** What a picker of a resource may say otherwise. */
export interface ResourcePickerOptions<Row extends AnyRow> extends Partial<
  Omit<PickerDefinition<Row>, 'list' | 'table' | 'searchBy' | 'text'>
> {
  /** Field that the typed text is looked for in; default: the field that names a row. */
  searchBy?: string;
  /** What a row is called; default: the field that names a row. */
  text?: (row: Row) => string;
  /** Columns of its table; default: the first eight fields that fit into a cell. */
  columns?: ReadonlyArray<ResourceColumn<Row>>;
  /** Fields to search its table by; default: all that lists can be searched by. */
  search?: readonly string[];
}

/** Kinds that are not told apart by in a table. */
const roomy: ReadonlySet<string> = new Set(['longText', 'json', 'files', 'richText', 'array']);
const columnsMost = 8;

/**
 * A resource in, a picker out: it shows the names of rows, searches them while typing, and leads to a table of them. Fields of the kind `reference`
 * find it by the name of their entity, see `pickers` of `FieldProvider`.
 *
 * @example <FieldProvider pickers={{ customer: resourcePicker(customers) }}><App /></FieldProvider>
 * @source POP-01
 */
export function resourcePicker<Row extends AnyRow>(resource: Resource<Row>, options: ResourcePickerOptions<Row> = {}) {
  const { fields, titleField, label, api } = resource;
  const { columns, search, ...rest } = options;
  const names = Object.keys(fields);
  const ownKey = options.key ?? 'id';
  return definePicker<Row>({
    list: (query, { signal }) => api.list(query, signal === undefined ? {} : { signal }),
    searchBy: titleField,
    text: (row) => toText(valuesOf(row)[titleField]),
    ...rest,
    key: ownKey,
    table: async () => ({
      label,
      fields,
      columns: () =>
        columns ??
        [titleField, ...names.filter((name) => name !== titleField && name !== ownKey && !roomy.has(fields[name]!.kind))].slice(
          0,
          columnsMost,
        ),
      search: search ?? names.filter((name) => fields[name]!.filter !== undefined),
    }),
  });
}
