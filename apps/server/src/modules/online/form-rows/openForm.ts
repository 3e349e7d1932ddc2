import type { Context } from '../../../platform/context.ts';
import { AppError, forbidden, notFound } from '../../../platform/errors.ts';
import { type FormView, viewOf } from './formView.ts';
import { findForm, findFormNamed, isDraft, type KeptForm } from './keptForms.ts';

const unknown = () => notFound({ zh: '在线表单不存在或已删除', en: 'The form doesn’t exist or has been removed' });

/**
 * A form for one act on it.
 *
 * @param action `list`, `add`, `edit`, `delete`, `import`, `export`, or the code of a button
 * @throws NotFound there is no such form in the tenant
 * @throws Forbidden the actor may not do that; the attempt is on record
 * @throws Business it was never published
 */
export async function openForm(ctx: Context, headId: string, action: string): Promise<FormView> {
  const form = await findForm(ctx, headId);
  if (form !== undefined) return allowed(ctx, form, action);
  if (await isDraft(ctx, headId)) throw notPublished();
  throw unknown();
}

/** The same by the name of its table. */
export async function openFormNamed(ctx: Context, tableName: string, action: string): Promise<FormView> {
  const form = await findFormNamed(ctx, tableName);
  if (form === undefined) throw unknown();
  return allowed(ctx, form, action);
}

/** What stock clients look for where a table is still to be made. @source jeecg-wire 4.3 */
const notPublished = () => new AppError('Business', { zh: 'NO_DB_SYNC', en: 'NO_DB_SYNC' });

async function allowed(ctx: Context, form: KeptForm, action: string): Promise<FormView> {
  const view = viewOf(ctx, form);
  if (view.may(action)) return view;
  const wanted = `${form.permission}:${action}`;
  const { method, path } = ctx.request;
  await ctx.transaction(async () =>
    ctx.audit({ action: 'denied', outcome: 'refused', entity: wanted.slice(0, 64), remark: `${method} ${path} ${wanted}` }),
  );
  throw forbidden();
}
