import type { ReactNode } from 'react';
import type { FieldDefinition } from '../field/FieldMeta.ts';
import { defineResource, type Resource } from '../resource/defineResource.ts';
import type { ResourceApi } from '../resource/api.ts';
import type { ResourceColumn } from '../resource/list/fieldColumns.tsx';
import { sentText } from '../field/sentText.ts';
import { toText } from '../internals/toText.ts';
import { fieldsRead } from './expressions.ts';
import { shownLength } from './fieldSettings.ts';
import { linkOf } from './linkOf.ts';
import { OnlineLink } from './OnlineLink.tsx';
import { nestedApi, scopeOf } from './nestedRows.ts';
import type { OnlineApi, OnlineUser } from './onlineApi.ts';
import { definitionsOf, type OnlineFieldDefinition } from './onlineDefinitions.tsx';
import type { OnlineField, OnlineForm, OnlineParts, OnlineRow, OnlineSub } from './onlineForm.ts';
import { rowsKind, rowsKindName } from './rowsKind.tsx';

/** What a screen needs of a form: the same that hand-made screens declare. */
export interface OnlineResource {
  resource: Resource<OnlineRow>;
  columns: ReadonlyArray<ResourceColumn<OnlineRow>>;
  search: readonly string[];
  /** Fields as they are asked for, and those of sub-tables, as advanced queries name them. @source jeecg-wire 1.8 */
  queryFields?: Readonly<Record<string, FieldDefinition>>;
}

/** A form, or a sub-table, as hand-made screens declare theirs. */
export function onlineResource(form: OnlineForm | OnlineSub, { api, user }: { api: OnlineApi; user: OnlineUser }): OnlineResource {
  const whole: OnlineForm = 'subs' in form ? form : { ...form, subs: [] };
  const fields: Record<string, FieldDefinition> = { ...definitionsOf(form, { user }) };
  for (const sub of whole.subs) {
    // The advanced query has a name of its own for what stands beside the row.
    if (sub.relation === 'one')
      for (const [name, meta] of Object.entries(definitionsOf(sub, { user, scope: scopeOf(sub) })))
        fields[name] = { ...meta, derived: true };
    else fields[sub.name] = { kind: rowsKindName(sub), label: sub.label };
  }
  return {
    resource: defineResource<OnlineRow>()({
      label: form.label,
      api: offered(form, nestedApi(whole, api.rows(form.id))),
      permission: form.permission,
      fields,
      titleField: titleFieldOf(form),
      listFields: readBeside(form),
    }),
    columns: form.fields
      .filter(({ inList, view }) => inList && view !== 'hidden')
      .map((field) => ({
        field: field.name,
        ...(field.isFixed && { pinned: 'start' as const }),
        ...cellOf(field, user),
      })),
    ...queryFieldsOf(whole, { fields, user }),
    search: form.fields
      .filter(({ inSearch, field, query }) => inSearch !== null && (query?.field ?? field).filter !== undefined)
      .map(({ name }) => name),
  };
}

/** What a column shows in the place of the value: no more of a text than its field says, and links that no title stands around. */
function cellOf(field: OnlineField, user: OnlineUser): { cell?: (row: OnlineRow, shown: ReactNode) => ReactNode; opens?: boolean } {
  const { name, href } = field;
  const length = shownLength(field);
  if (length === undefined) return href === null ? {} : { cell: (_row, shown) => shown };
  return {
    opens: href === null,
    cell: (row, shown) => {
      const text = toText(sentText(row, name) ?? row[name])
        .replaceAll(/<[^>]*>|&nbsp;/g, ' ')
        .trim();
      const characters = [...text];
      if (characters.length <= length) return shown;
      const clipped = <span title={text}>{`${characters.slice(0, length).join('')}…`}</span>;
      const address = href === null ? undefined : linkOf(href, { row, user });
      return address === undefined ? clipped : <OnlineLink address={address}>{clipped}</OnlineLink>;
    },
  };
}

/** Fields that are asked for in another way than they are filled in, and those of sub-tables. */
function queryFieldsOf(
  form: OnlineForm,
  { fields, user }: { fields: Readonly<Record<string, FieldDefinition & { asked?: FieldDefinition }>>; user: OnlineUser },
): Pick<OnlineResource, 'queryFields'> {
  const asked = Object.entries(fields).flatMap(([name, meta]) => (meta.asked ? [[name, meta.asked] as const] : []));
  if (asked.length === 0 && form.subs.length === 0) return {};
  return { queryFields: { ...Object.fromEntries(asked), ...fieldsOfSubs(form, user) } };
}

/** Fields of the rows of sub-tables by which a main row is found. */
function fieldsOfSubs({ subs }: OnlineForm, user: OnlineUser): Record<string, FieldDefinition> {
  return Object.fromEntries(
    subs
      .filter(({ actions }) => actions === undefined || actions.includes('list'))
      .flatMap((sub) =>
        Object.entries(definitionsOf(sub, { user })).flatMap(([name, meta]) => {
          const { online } = meta;
          if (name === sub.foreignKey || online.view === 'password' || !(online.inList || online.inForm)) return [];
          return [
            [
              `${sub.name},${name}`,
              { filter: meta.kind === 'dict' ? ('options' as const) : ('equals' as const), ...meta, label: within(sub, meta) },
            ] as const,
          ];
        }),
      ),
  );
}

/** What a field of a sub-table is called beside those of its main table. */
const within = (sub: OnlineSub, { online }: OnlineFieldDefinition): FieldDefinition['label'] => ({
  zh: `${sub.label.zh} · ${online.field.label.zh}`,
  en: `${sub.label.en} · ${online.field.label.en}`,
});

/** Kinds of values that only this form has: the rows of its sub-tables. */
export const kindsOf = ({ subs }: OnlineForm) => subs.filter(({ relation }) => relation === 'many').map(rowsKind);

/** What names a row to people: of a tree as it says, else the first column. */
export function titleFieldOf({ tree, fields }: Pick<OnlineParts, 'tree' | 'fields'>): string {
  const first = fields.find(({ inList, view }) => inList && view !== 'hidden' && view !== 'image' && view !== 'file') ?? fields[0];
  return tree?.titleField ?? first?.name ?? 'id';
}

/** Calls that the reader may make. */
function offered({ actions, fields }: OnlineParts, { sums, ...calls }: ResourceApi<OnlineRow>): ResourceApi<OnlineRow> {
  const api = { ...calls, ...(sums && fields.some(isNumber) && { sums }) };
  if (actions === undefined) return api;
  const may = (action: string) => actions.includes(action);
  const { add, edit, remove, export: exportRows, import: importRows, importRows: wizard, importTemplate, ...rest } = api;
  return {
    ...rest,
    ...(add && may('add') && { add }),
    ...(edit && may('edit') && { edit }),
    ...(remove && may('delete') && { remove }),
    ...(exportRows && may('export') && { export: exportRows }),
    ...(importRows && may('import') && { import: importRows }),
    ...(wizard && may('import') && { importRows: wizard }),
    ...(importTemplate && may('import') && { importTemplate }),
  };
}

/** A list adds up what says how much. */
const isNumber = ({ inList, field: { kind } }: OnlineField): boolean =>
  inList && (kind === 'integer' || kind === 'bigInteger' || kind === 'decimal');

/** Fields that links and conditions of buttons read besides the columns, as far as the reader has them. */
function readBeside({ fields, buttons, tree }: OnlineParts): string[] {
  const templates = [...fields.map(({ href }) => href), ...buttons.map(({ action }) => action.to)].filter(
    (one) => one !== null && one !== undefined,
  );
  const named = templates.flatMap((template) => [
    ...[...template.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name!),
    ...[...template.matchAll(/\{\{([^{}]*)\}\}/g)].flatMap(([, source]) => fieldsRead(source!.trim())),
  ]);
  const read = [...named, ...buttons.flatMap(({ when }) => fieldsRead(when)), ...(tree ? [tree.parentField, 'has_child'] : [])];
  const known = new Set(fields.map(({ name }) => name));
  return [...new Set(read)].filter((name) => known.has(name));
}
