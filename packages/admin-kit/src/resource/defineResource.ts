import type { FieldDefinition } from '../field/FieldMeta.ts';
import type { LocalText } from '../i18n/catalogue.ts';
import type { InputSchemas, ResourceApi } from './api.ts';
import type { DetailHeadFacts } from './detail/detailHead.ts';

/** One kind of row: everything that lists, forms, details, exports and buttons need to know of it. */
export interface Resource<Row, Name extends string = string> {
  /** What one row is called. */
  label: LocalText;
  /** Its calls. */
  api: ResourceApi<Row>;
  /** Prefix of the permissions: `device` makes device:list, device:add, device:edit, device:delete, device:export, device:import. */
  permission: string;
  /** What a row has. */
  fields: Readonly<Record<Name, FieldDefinition>>;
  /** Names the answers in the query cache; by default the permission prefix. */
  name: string;
  /** Identity of a row, by default its `id`. */
  rowKey: (row: Row) => string;
  /**
   * Fields that lists read besides their columns: rules such as `when` and `rowTone`, actions without a dialog, links. With it lists ask the server
   * for these and for the columns in view, and for the rest of a row when a dialog or a form opens for it; without it for every field at once.
   */
  listFields?: readonly Name[] | undefined;
  /** The field that names a row to people: the heading of its detail, the link of its line. By default the first. */
  titleField: Name;
  /** Address of the page that shows one row; `:id` stands for its identity. Absent: a drawer shows it. */
  detailPath?: string | undefined;
  /** What the head of its detail shows beside the title, on a page and in a drawer. */
  detailHead?: DetailHeadFacts<Row, Name> | undefined;
  /** Who may see what is sensitive, by default `<permission>:viewSensitive`; see `look` of its calls. */
  revealPermission: string;
  /** What its forms check with, beyond the fields' own checks. By default the schemas that the calls bring along. */
  schemas: InputSchemas;
}

/** Rows are records; a client's interfaces fit because only reading happens. */
export type AnyRow = object;

/**
 * Declares a resource once; columns, search, form, detail, export and buttons read it.
 *
 * @example
 * export const device = defineResource<Device>()({ label: { zh: '设备', en: 'Device' }, api: api.device, permission: 'device', fields });
 */
export function defineResource<Row extends AnyRow>() {
  return <const Fields extends Readonly<Record<string, FieldDefinition>>>(
    definition: ResourceDefinition<Row, Fields>,
  ): Resource<Row, Extract<keyof Fields, string>> => {
    type Name = Extract<keyof Fields, string>;
    const names = Object.keys(definition.fields) as Name[];
    return {
      ...definition,
      // Each field is at least a definition; its exact literal type only serves the names.
      fields: definition.fields as Readonly<Record<Name, FieldDefinition>>,
      name: definition.name ?? definition.permission,
      rowKey: definition.rowKey ?? ((row) => String((row as { id?: unknown }).id)),
      titleField: definition.titleField ?? names[0]!,
      revealPermission: definition.revealPermission ?? `${definition.permission}:viewSensitive`,
      schemas: definition.schemas ?? definition.api.schemas ?? {},
    };
  };
}

/** Address of the page of a row; undefined where a drawer shows it. */
export const detailHref = <Row>({ detailPath, rowKey }: Pick<Resource<Row>, 'detailPath' | 'rowKey'>, row: Row): string | undefined =>
  detailPath?.replace(':id', encodeURIComponent(rowKey(row)));

/** What a resource is declared with. */
export interface ResourceDefinition<Row extends AnyRow, Fields extends Readonly<Record<string, FieldDefinition>>> {
  /** What one row is called. */
  label: LocalText;
  /** Its calls. */
  api: ResourceApi<Row>;
  /** Prefix of the actions that a person must be allowed to do: `device` for `device:list`, `device:add` … */
  permission: string;
  /** What a row has, by name. */
  fields: Fields;
  /** Names the answers in the query cache; by default the permission prefix. */
  name?: string;
  /** Fields that lists read besides their columns, such as those that rules ask; with it lists ask the server for no others. */
  listFields?: ReadonlyArray<Extract<keyof Fields, string>>;
  /** Key of a row, by default its `id`. */
  rowKey?: (row: Row) => string;
  /** The field that names a row to people: the heading of its detail, the link of its line. By default the first. */
  titleField?: Extract<keyof Fields, string>;
  /** Address of the page that shows one row; `:id` stands for its identity. Absent: a drawer shows it. */
  detailPath?: string;
  /** What the head of its detail shows beside the title. */
  detailHead?: DetailHeadFacts<Row, Extract<keyof Fields, string>>;
  /** Who may see what is sensitive, by default `<permission>:viewSensitive`. */
  revealPermission?: string;
  /** What its forms check with, beyond the fields' own checks. By default the schemas that the calls bring along. */
  schemas?: InputSchemas;
}

/** A row as fields read it. */
export function valuesOf(row: AnyRow): Readonly<Record<string, unknown>> {
  return row as Readonly<Record<string, unknown>>;
}
