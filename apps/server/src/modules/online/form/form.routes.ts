import type { Context } from '../../../platform/context.ts';
import { routes } from '../../../platform/contract/index.ts';
import { forEachId, readIds } from '../../../platform/resource/writeRows.ts';
import { importTables, listDeclaredTables } from './declaredTables.ts';
import { formApiContract, formFieldContract, formHeadContract, formIndexContract } from './form.contract.ts';
import { buttonsOf, changedForm, checkTableName, fieldsOf, getForm, indexesOf, listForms, planFor, toldButton } from './form.service.ts';
import { formButtonContract } from './formButton.contract.ts';
import { builtInButtons, removeButton, saveButton } from './formButtons.ts';
import { copyForm, copyTable } from './formCopy.ts';
import { listEnhance, removeEnhance, scriptOf, storeEnhance } from './formEnhance.ts';
import { formEnhanceContract } from './formEnhance.contract.ts';
import { partsOf } from './formParts.ts';
import { compareVersions, listVersions, restoreVersion } from './formVersions.ts';
import { publishForm } from './publishForm.ts';
import { removeForm, removeForms } from './removeForm.ts';
import { saveForm } from './saveForm.ts';
import { takeBack } from './takeBack.ts';

const told = (ctx: Context, head: Parameters<typeof changedForm>[1]) => changedForm(ctx, head) as Promise<never>;

/** @source ONL-07, jeecg-wire 4.4 */
export const formHeadRoutes = routes(formHeadContract, {
  list: (ctx, { query }) => listForms(ctx, query) as Promise<never>,
  queryById: (ctx, { query }) => getForm(ctx, query.id) as Promise<never>,
  edit: async (ctx, { body }) => told(ctx, await saveForm(ctx, { head: body })),
  delete: (ctx, { query }) => removeForm(ctx, { id: query.id, dropsTable: true }),
  removeRecord: (ctx, { query }) => removeForm(ctx, { id: query.id, dropsTable: false }),
  deleteBatch: (ctx, { query }) => removeForms(ctx, { ids: query.ids, dropsTable: query.flag !== '0' }),
  copyOnline: async (ctx, { query }) => told(ctx, await copyForm(ctx, query.code)),
  copyOnlineTable: async (ctx, { params, query }) => told(ctx, await copyTable(ctx, { id: params.id, tableName: query.tableName })),
  queryTables: (ctx, { query }) => listDeclaredTables(ctx, query) as never,
  transTables: async (ctx, { params }) => {
    const heads = await importTables(ctx, params.names);
    return Promise.all(heads.map(({ id }) => getForm(ctx, id))) as Promise<never>;
  },
  plan: (ctx, { query }) => planFor(ctx, { id: query.id, force: query.force === '1' }),
  versions: (ctx, { query }) => listVersions(ctx, query.headId),
  compare: (ctx, { query }) => compareVersions(ctx, query),
  restore: async (ctx, { body }) => told(ctx, await restoreVersion(ctx, body)),
  takeBack: async (ctx, { body }) => told(ctx, await takeBack(ctx, body)),
});

/** @source jeecg-wire 4.4 */
export const formApiRoutes = routes(formApiContract, {
  addAll: async (ctx, { body }) => told(ctx, await saveForm(ctx, body)),
  editAll: async (ctx, { body }) => told(ctx, await saveForm(ctx, body)),
  checkOnlyTable: (ctx, { query }) => checkTableName(ctx, query),
  doDbSynch: async (ctx, { params: { id, mode } }) => told(ctx, await publishForm(ctx, { id, force: mode === 'force' })),
});

export const formFieldRoutes = routes(formFieldContract, {
  listByHeadId: (ctx, { query }) => fieldsOf(ctx, { id: query.headId }) as Promise<never>,
  listByHeadCode: (ctx, { query }) => fieldsOf(ctx, { tableName: query.headCode }) as Promise<never>,
});

export const formIndexRoutes = routes(formIndexContract, {
  listByHeadId: (ctx, { query }) => indexesOf(ctx, { id: query.headId }) as Promise<never>,
  parts: (ctx, { query }) => partsOf(ctx, query.headId),
});

/** @source jeecg-wire 4.4 */
export const formButtonRoutes = routes(formButtonContract, {
  ofForm: (ctx, { params }) => buttonsOf(ctx, { id: params.formId }) as Promise<never>,
  builtInList: async (ctx, { params }) => {
    await buttonsOf(ctx, { id: params.formId });
    return builtInButtons.map(([buttonCode, buttonName, buttonNameEn, buttonStyle]) => ({
      buttonCode,
      buttonName,
      buttonNameEn,
      buttonStyle,
      buttonStatus: '1',
    }));
  },
  add: async (ctx, { body }) => toldButton(ctx, await saveButton(ctx, body)) as Promise<never>,
  edit: async (ctx, { body }) => toldButton(ctx, await saveButton(ctx, body)) as Promise<never>,
  delete: (ctx, { query }) => removeButton(ctx, query.id),
  deleteBatch: (ctx, { query }) => forEachId(readIds(query.ids), { act: (id) => removeButton(ctx, id), locale: ctx.locale }),
});

/** @source jeecg-wire 4.4 */
export const formEnhanceRoutes = routes(formEnhanceContract, {
  enhanceJs: (ctx, { params, query }) => scriptOf(ctx, { headId: params.code, type: query.type }) as Promise<never>,
  storeJs: (ctx, { params, query, body: { id, cgJs, cgJsType } }) =>
    storeEnhance(ctx, { headId: params.code, kind: 'js', id, values: { cgJs, cgJsType: cgJsType ?? query.type ?? 'list' } }),
  enhanceButton: (ctx, { params }) => buttonsOf(ctx, { id: params.code }) as Promise<never>,
  enhanceSql: (ctx, { params }) => listEnhance(ctx, { headId: params.code, kind: 'sql' }) as Promise<never>,
  storeSql: (ctx, { params, body: { id, ...values } }) => storeEnhance(ctx, { headId: params.code, kind: 'sql', id, values }),
  removeSql: (ctx, { query }) => removeEnhance(ctx, { ids: query.ids, kind: 'sql' }),
  enhanceJava: (ctx, { params }) => listEnhance(ctx, { headId: params.code, kind: 'java' }) as Promise<never>,
  storeJava: (ctx, { params, body: { id, ...values } }) => storeEnhance(ctx, { headId: params.code, kind: 'java', id, values }),
  removeJava: (ctx, { query }) => removeEnhance(ctx, { ids: query.ids, kind: 'java' }),
});
