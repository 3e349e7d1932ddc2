import type { Context } from '../../../platform/context.ts';
import { invalidInput } from '../../../platform/errors.ts';
import type { AnyEntity } from '../../../platform/contract/entity.ts';
import type { FieldMeta } from '../../../platform/contract/meta.ts';
import { pageOf, readPage, type ListQueryInput } from '../../../platform/query/compileQuery.ts';
import type { FormInput } from './form.contract.ts';
import type { HeadRow } from './formDraft.ts';
import { longestString, mostDigits } from './fieldStorage.ts';
import { fieldNameProblem } from './nameProblems.ts';
import { saveForm } from './saveForm.ts';

/** `shippingNote` is `shipping_note`. */
const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Kinds of rows that the modules declare: a form can begin with their fields, and never reaches their rows. */
function declared(ctx: Context): AnyEntity[] {
  const found = new Map<string, AnyEntity>();
  for (const { routes = [] } of ctx.platform.modules)
    for (const { contract } of routes) for (const kind of [contract.about.entity]) if (kind !== undefined) found.set(kind.name, kind);
  return [...found.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** A page of tables whose fields a form can begin with. @source jeecg-wire 4.4 */
export function listDeclaredTables(ctx: Context, query: ListQueryInput & { tableName?: string | undefined }) {
  const sought = query.tableName?.replaceAll('*', '').toLowerCase() ?? '';
  const all = declared(ctx)
    .map(({ name, label }) => ({ id: snake(name), tableName: snake(name), tableTxt: label[ctx.locale] }))
    .filter(({ tableName, tableTxt }) => `${tableName} ${tableTxt}`.toLowerCase().includes(sought));
  const { current, size, offset } = readPage(query);
  return pageOf(all.slice(offset, offset + size), { total: all.length, size, current });
}

/** Makes a form of each named table: with its fields, and without its rows. @throws InvalidInput there is no such table */
export async function importTables(ctx: Context, names: string): Promise<HeadRow[]> {
  const wanted = [...new Set(names.split(',').map((name) => name.trim()))].filter((name) => name !== '');
  const kinds = wanted.map((name) => {
    const kind = declared(ctx).find((one) => snake(one.name) === name);
    if (kind === undefined) throw invalidInput({ zh: `数据表 ${name} 不存在`, en: `There is no table ${name}` });
    return kind;
  });
  return ctx.transaction(async () => {
    const heads: HeadRow[] = [];
    for (const kind of kinds) heads.push(await saveForm(ctx, formOf(kind)));
    return heads;
  });
}

function formOf(kind: AnyEntity): FormInput {
  const required = new Set(Object.keys(kind.definition.required));
  const names = [...required, ...Object.keys(kind.definition.optional)];
  return {
    head: { tableName: `${snake(kind.name)}_form`.slice(0, 63), tableTxt: kind.label.zh, tableTxtEn: kind.label.en, formTemplate: '2' },
    fields: names.flatMap((name) => {
      const meta = kind.fields[name];
      const dbFieldName = nameOf(snake(name));
      if (meta === undefined || dbFieldName === undefined) return [];
      return [
        {
          dbFieldName,
          dbFieldTxt: meta.label.zh.slice(0, 100),
          dbFieldTxtEn: meta.label.en.slice(0, 100),
          fieldMustInput: required.has(name) ? '1' : '0',
          ...typeOf(meta),
        },
      ];
    }),
  } as FormInput;
}

/** A name that fields may have; words that are taken get an ending. */
const nameOf = (name: string): string | undefined => [name, `${name}_value`].find((one) => fieldNameProblem(one) === undefined);

function typeOf(meta: FieldMeta) {
  const string = (dbLength: number, rest: object) => ({ dbType: 'string', dbLength, ...rest });
  switch (meta.kind) {
    case 'text':
      return string(Math.min(meta.maxLength ?? 200, longestString), { fieldShowType: 'text' });
    case 'longText':
      return (meta.maxLength ?? 500) <= longestString
        ? string(meta.maxLength ?? 500, { fieldShowType: 'textarea' })
        : { dbType: 'Text', fieldShowType: 'textarea' };
    case 'integer':
      return { dbType: 'long', fieldShowType: 'text' };
    case 'money':
    case 'quantity':
      return { dbType: 'BigDecimal', dbLength: mostDigits, dbPointLength: meta.unit?.decimals ?? 2, fieldShowType: 'text' };
    case 'dict':
      return meta.multiple === true
        ? string(200, { fieldShowType: 'list_multi', dictField: meta.dict })
        : string(32, { fieldShowType: 'list', dictField: meta.dict });
    case 'flag':
      return string(1, { fieldShowType: 'radio', dictField: 'yn' });
    case 'date':
      return { dbType: 'Date', fieldShowType: 'date' };
    case 'dateTime':
      return { dbType: 'Datetime', fieldShowType: 'datetime' };
    case 'files':
      return string(longestString, { fieldShowType: meta.image === true ? 'image' : 'file' });
    case 'reference':
      return string(36, { fieldShowType: 'text' });
    case 'json':
      return { dbType: 'Text', fieldShowType: 'textarea' };
  }
}
