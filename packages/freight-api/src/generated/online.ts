// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Transport } from '../transport.ts';
import { createReportApi } from './online/report.ts';
import { createReportHeadApi } from './online/reportHead.ts';
import { createReportItemApi } from './online/reportItem.ts';
import { createReportParamApi } from './online/reportParam.ts';
export * from './online/report.ts';
export * from './online/report.queries.ts';
export * from './online/reportHead.ts';
export * from './online/reportHead.queries.ts';
export * from './online/reportHead.bodies.ts';
export * from './online/reportItem.ts';
export * from './online/reportItem.queries.ts';
export * from './online/reportParam.ts';
export * from './online/reportParam.queries.ts';
/** All calls of the online domain. */
export const createOnlineApi = (transport: Transport) => ({
  report: createReportApi(transport),
  reportHead: createReportHeadApi(transport),
  reportItem: createReportItemApi(transport),
  reportParam: createReportParamApi(transport),
});
