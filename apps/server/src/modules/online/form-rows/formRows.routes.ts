import { routes } from '../../../platform/contract/index.ts';
import type { Context } from '../../../platform/context.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { forEachId, readIds, removeRow } from '../../../platform/resource/writeRows.ts';
import { formRowsContract } from './formRows.contract.ts';
import { pageOfForm, wholeRow } from './formRows.service.ts';
import { openForm } from './openForm.ts';
import { addFormRow, editFormRow } from './saveRow.ts';

const handlersFor = async (ctx: Context, formId: string, action: 'export' | 'import') => {
  const view = await openForm(ctx, formId, action);
  return resourceHandlers(action === 'export' ? view.listed : view.edited);
};

/** @source ONL-01, ONL-03 */
export const formRowsRoutes = routes(formRowsContract, {
  list: async (ctx, { params, query }) => pageOfForm(ctx, await openForm(ctx, params.formId, 'list'), { query }),
  queryById: async (ctx, { params, query }) => wholeRow(ctx, await openForm(ctx, params.formId, 'list'), query.id),
  add: async (ctx, { params, body }) => {
    const view = await openForm(ctx, params.formId, 'add');
    return wholeRow(ctx, view, await addFormRow(ctx, view, body));
  },
  edit: async (ctx, { params, body }) => {
    const view = await openForm(ctx, params.formId, 'edit');
    return wholeRow(ctx, view, await editFormRow(ctx, view, { given: body, needsVersion: true }));
  },
  delete: async (ctx, { params, query }) => {
    const { edited } = await openForm(ctx, params.formId, 'delete');
    await removeRow(ctx, edited, query.id);
    return null;
  },
  deleteBatch: async (ctx, { params, query }) => {
    const { edited } = await openForm(ctx, params.formId, 'delete');
    return forEachId(readIds(query.ids), { act: (id) => removeRow(ctx, edited, id), locale: ctx.locale });
  },
  exportXls: async (ctx, { params, query }) =>
    (await handlersFor(ctx, params.formId, 'export')).exportXls(ctx, { params: undefined, query, body: undefined }),
  importExcel: async (ctx, { params, query }) =>
    (await handlersFor(ctx, params.formId, 'import')).importExcel(ctx, { params: undefined, query, body: undefined }),
  importTemplate: async (ctx, { params }) =>
    (await handlersFor(ctx, params.formId, 'import')).importTemplate(ctx, { params: undefined, query: undefined, body: undefined }),
  importColumns: async (ctx, { params }) =>
    (await handlersFor(ctx, params.formId, 'import')).importColumns(ctx, { params: undefined, query: undefined, body: undefined }),
  checkRows: async (ctx, { params, body }) =>
    (await handlersFor(ctx, params.formId, 'import')).checkRows(ctx, { params: undefined, query: undefined, body }),
  importRows: async (ctx, { params, body }) =>
    (await handlersFor(ctx, params.formId, 'import')).importRows(ctx, { params: undefined, query: undefined, body }),
});
