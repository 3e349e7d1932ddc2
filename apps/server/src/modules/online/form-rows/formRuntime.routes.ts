import { routes } from '../../../platform/contract/index.ts';
import type { Context } from '../../../platform/context.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { definitionOf } from './definitionOf.ts';
import { exportForm } from './exportForm.ts';
import { formItemOf } from './formItem.ts';
import { formRuntimeContract } from './formRuntime.contract.ts';
import { dataOf, removeRows, stockRowOf, subRowsNamed, treeDataOf } from './formRuntime.service.ts';
import { columnsOf, erpColumnsOf, queryItemsOf, queryPropertiesOf } from './getColumns.ts';
import { linkedOptions } from './linkedOptions.ts';
import { openForm, openFormNamed } from './openForm.ts';
import { pressButton } from './pressButton.ts';
import { addFormRow, editFormRow } from './saveRow.ts';
import { ownQuery } from './stockRows.ts';

const listed = (ctx: Context, id: string) => openForm(ctx, id, 'list');

const exported = async (ctx: Context, { params, query }: { params: { id: string }; query: Record<string, unknown> }) => {
  const view = await openForm(ctx, params.id, 'export');
  return exportForm(ctx, view, ownQuery(query));
};

/** @source ONL-01, ONL-03, jeecg-wire 4.3 */
export const formRuntimeRoutes = routes(formRuntimeContract, {
  getDefinition: async (ctx, { params }) => definitionOf(ctx, await listed(ctx, params.id)),
  getColumns: async (ctx, { params }) => columnsOf(ctx, await listed(ctx, params.id)),
  getErpColumns: async (ctx, { params }) => erpColumnsOf(ctx, await listed(ctx, params.id)),
  getQueryInfo: async (ctx, { params }) => queryItemsOf(ctx, await listed(ctx, params.id)),
  getQueryInfoVue3: async (ctx, { params }) => queryPropertiesOf(ctx, await listed(ctx, params.id)),
  getData: async (ctx, { params, query }) => dataOf(ctx, await listed(ctx, params.id), query),
  getTreeData: async (ctx, { params, query }) => treeDataOf(ctx, await listed(ctx, params.id), query),
  getFormItem: async (ctx, { params }) => formItemOf(ctx, await listed(ctx, params.id)),
  getFormItemBytbname: async (ctx, { params }) => formItemOf(ctx, await openFormNamed(ctx, params.table, 'list')),
  getRow: async (ctx, { params }) => stockRowOf(ctx, await listed(ctx, params.id), { id: params.dataId, all: false }),
  detail: async (ctx, { params }) => stockRowOf(ctx, await listed(ctx, params.id), { id: params.dataId, all: true }),
  addRow: async (ctx, { params, body }) => addFormRow(ctx, await openForm(ctx, params.id, 'add'), body),
  editRow: async (ctx, { params, body }) => editFormRow(ctx, await openForm(ctx, params.id, 'edit'), { given: body, needsVersion: false }),
  deleteRows: async (ctx, { params }) => removeRows(ctx, await openForm(ctx, params.id, 'delete'), params.dataId),
  getSubRow: async (ctx, { params }) => (await subRowsNamed(ctx, params.table, params.mainId))[0] ?? null,
  getSubRows: (ctx, { params }) => subRowsNamed(ctx, params.table, params.mainId),
  doButton: async (ctx, { body }) => {
    const view = await openForm(ctx, body.formId, 'list');
    return pressButton(ctx, view, { code: body.buttonCode, dataId: body.dataId ?? '', typed: body.uiFormData ?? {} });
  },
  exportXls: exported,
  exportXlsOld: exported,
  importXls: async (ctx, { params, query }) => {
    const view = await openForm(ctx, params.id, 'import');
    return resourceHandlers(view.edited).importExcel(ctx, { params: undefined, query, body: undefined });
  },
  querySelectOptions: (ctx, { query }) => linkedOptions(ctx, query),
});
