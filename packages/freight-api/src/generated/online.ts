// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Transport } from '../transport.ts';
import { createFormButtonApi } from './online/formButton.ts';
import { createFormDefinitionApi } from './online/formDefinition.ts';
import { createFormEnhanceApi } from './online/formEnhance.ts';
import { createFormFieldApi } from './online/formField.ts';
import { createFormHeadApi } from './online/formHead.ts';
import { createFormIndexApi } from './online/formIndex.ts';
import { createFormMenuApi } from './online/formMenu.ts';
import { createFormRightsApi } from './online/formRights.ts';
import { createFormRoleApi } from './online/formRole.ts';
import { createFormRowsApi } from './online/formRows.ts';
import { createOnlineFormApi } from './online/onlineForm.ts';
import { createReportApi } from './online/report.ts';
import { createReportHeadApi } from './online/reportHead.ts';
import { createReportItemApi } from './online/reportItem.ts';
import { createReportPageApi } from './online/reportPage.ts';
import { createReportPageBlockApi } from './online/reportPageBlock.ts';
import { createReportPageParamApi } from './online/reportPageParam.ts';
import { createReportPageViewApi } from './online/reportPageView.ts';
import { createReportParamApi } from './online/reportParam.ts';
export * from './online/formButton.ts';
export * from './online/formButton.queries.ts';
export * from './online/formButton.bodies.ts';
export * from './online/formDefinition.ts';
export * from './online/formDefinition.queries.ts';
export * from './online/formDefinition.bodies.ts';
export * from './online/formEnhance.ts';
export * from './online/formEnhance.queries.ts';
export * from './online/formField.ts';
export * from './online/formField.queries.ts';
export * from './online/formHead.ts';
export * from './online/formHead.queries.ts';
export * from './online/formHead.bodies.ts';
export * from './online/formIndex.ts';
export * from './online/formIndex.queries.ts';
export * from './online/formMenu.ts';
export * from './online/formMenu.queries.ts';
export * from './online/formRights.ts';
export * from './online/formRights.queries.ts';
export * from './online/formRole.ts';
export * from './online/formRole.queries.ts';
export * from './online/formRole.bodies.ts';
export * from './online/formRows.ts';
export * from './online/formRows.queries.ts';
export * from './online/onlineForm.ts';
export * from './online/onlineForm.queries.ts';
export * from './online/report.ts';
export * from './online/report.queries.ts';
export * from './online/reportHead.ts';
export * from './online/reportHead.queries.ts';
export * from './online/reportHead.bodies.ts';
export * from './online/reportItem.ts';
export * from './online/reportItem.queries.ts';
export * from './online/reportPage.ts';
export * from './online/reportPage.queries.ts';
export * from './online/reportPage.bodies.ts';
export * from './online/reportPageBlock.ts';
export * from './online/reportPageBlock.queries.ts';
export * from './online/reportPageParam.ts';
export * from './online/reportPageParam.queries.ts';
export * from './online/reportPageView.ts';
export * from './online/reportPageView.queries.ts';
export * from './online/reportParam.ts';
export * from './online/reportParam.queries.ts';
/** All calls of the online domain. */
export const createOnlineApi = (transport: Transport) => ({
  formButton: createFormButtonApi(transport),
  formDefinition: createFormDefinitionApi(transport),
  formEnhance: createFormEnhanceApi(transport),
  formField: createFormFieldApi(transport),
  formHead: createFormHeadApi(transport),
  formIndex: createFormIndexApi(transport),
  formMenu: createFormMenuApi(transport),
  formRights: createFormRightsApi(transport),
  formRole: createFormRoleApi(transport),
  formRows: createFormRowsApi(transport),
  onlineForm: createOnlineFormApi(transport),
  report: createReportApi(transport),
  reportHead: createReportHeadApi(transport),
  reportItem: createReportItemApi(transport),
  reportPage: createReportPageApi(transport),
  reportPageBlock: createReportPageBlockApi(transport),
  reportPageParam: createReportPageParamApi(transport),
  reportPageView: createReportPageViewApi(transport),
  reportParam: createReportParamApi(transport),
});
