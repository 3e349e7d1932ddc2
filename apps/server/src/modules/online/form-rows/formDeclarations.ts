import type { Context } from '../../../platform/context.ts';
import { columnsOf } from '../../../platform/db/names.ts';
import type { RunTimeDeclarations } from '../../../platform/platform.ts';
import { viewOf, wholeResource } from './formView.ts';
import { findFormNamed, type KeptForm } from './keptForms.ts';
import { readValidation } from './validCodes.ts';

/** What duplicate checks and the data log call the table of a form: `online.<tableName>`. */
const logged = /^online\.([a-z][a-z0-9_]{0,62})$/;

const formLogged = (ctx: Context, name: string): Promise<KeptForm | undefined> => {
  const [, tableName] = logged.exec(name) ?? [];
  return tableName === undefined ? Promise.resolve(undefined) : findFormNamed(ctx, tableName);
};

/** Forms, where the rest of the server looks something up by a name. @source VAL-02, SYS-10 */
export const formDeclarations: RunTimeDeclarations = {
  unique: async (ctx, { tableName, fieldName }) => {
    const form = await formLogged(ctx, tableName);
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
