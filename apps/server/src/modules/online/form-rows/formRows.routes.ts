import { routes } from '../../../platform/contract/index.ts';
import type { Context } from '../../../platform/context.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { forEachId, readIds, removeRow } from '../../../platform/resource/writeRows.ts';
import { formRowsContract } from './formRows.contract.ts';
import { exportForm } from './exportForm.ts';
import { pageOfForm, wholeRow } from './formRows.service.ts';
import { openForm } from './openForm.ts';
import { addFormRow, editFormRow } from './saveRow.ts';

const importOf = async (ctx: Context, formId: string) => resourceHandlers((await openForm(ctx, formId, 'import')).edited);

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
  exportXls: async (ctx, { params, query }) => exportForm(ctx, await openForm(ctx, params.formId, 'export'), query),
  importExcel: async (ctx, { params, query }) =>
    (await importOf(ctx, params.formId)).importExcel(ctx, { params: undefined, query, body: undefined }),
  importTemplate: async (ctx, { params }) =>
    (await importOf(ctx, params.formId)).importTemplate(ctx, { params: undefined, query: undefined, body: undefined }),
  importColumns: async (ctx, { params }) =>
    (await importOf(ctx, params.formId)).importColumns(ctx, { params: undefined, query: undefined, body: undefined }),
  checkRows: async (ctx, { params, body }) =>
    (await importOf(ctx, params.formId)).checkRows(ctx, { params: undefined, query: undefined, body }),
  importRows: async (ctx, { params, body }) =>
    (await importOf(ctx, params.formId)).importRows(ctx, { params: undefined, query: undefined, body }),
});
