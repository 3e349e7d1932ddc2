import { readValidation } from '@tarmac/freight-api/rules';
import type { Context } from '../../../platform/context.ts';
import { columnsOf } from '../../../platform/db/names.ts';
import type { RunTimeDeclarations } from '../../../platform/platform.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import { viewOf, wholeResource } from './formView.ts';
import { findFormNamed, type KeptForm } from './keptForms.ts';

/** What duplicate checks and the data log call the table of a form: `online.<tableName>`. */
const logged = /^online\.([a-z][a-z0-9_]{0,62})$/;

const formLogged = (ctx: Context, name: string): Promise<KeptForm | undefined> => {
  const [, tableName] = logged.exec(name) ?? [];
  return tableName === undefined ? Promise.resolve(undefined) : findFormNamed(ctx, tableName);
};

/** The form of a table, by the name that people gave it as well: nothing of the product is called like one. */
const formNamed = (ctx: Context, name: string): Promise<KeptForm | undefined> =>
  /^[a-z][a-z0-9_]{0,62}$/.test(name) ? findFormNamed(ctx, name) : formLogged(ctx, name);

const isPassword = (form: KeptForm, name: string): boolean => form.fieldNamed(name)?.fieldShowType === 'password';

/** Forms, where the rest of the server looks something up by a name. @source VAL-02, SYS-10 */
export const formDeclarations: RunTimeDeclarations = {
  table: async (ctx, key) => {
    const [name = '', text = '', code = '', ...rest] = key.split(',').map((part) => part.trim());
    const form = rest.length === 0 ? await formNamed(ctx, name) : undefined;
    if (form === undefined) return undefined;
    const view = viewOf(ctx, form);
    const columns = columnsOf(form.table);
    const column = (field: string) =>
      (field === 'id' || (Object.hasOwn(view.listed.columns, field) && !isPassword(form, field))) && view.may('list')
        ? columns[field]
        : undefined;
    const [textColumn, codeColumn] = [column(text), column(code)];
    if (textColumn === undefined || codeColumn === undefined) return undefined;
    return { key, table: form.table, text: textColumn, code: codeColumn, filter: (reader) => visibleRows(reader, view.listed) };
  },
  unique: async (ctx, { tableName, fieldName }) => {
    const form = await formNamed(ctx, tableName);
    const field = form?.fieldNamed(fieldName);
    if (form === undefined || field?.kind !== 'string' || !readValidation(field.fieldValidType).isUnique) return undefined;
    const view = viewOf(ctx, form);
    if (view.rights.hiddenInForm.has(fieldName) || !(view.may('add') || view.may('edit'))) return undefined;
    const column = columnsOf(form.table)[fieldName];
    return column === undefined ? undefined : { table: form.table, column };
  },
  keptResource: async (ctx, tableName) => {
    const form = await formLogged(ctx, tableName);
    return form === undefined ? undefined : wholeResource(form);
  },
};
