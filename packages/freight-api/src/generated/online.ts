// Written by scripts/generate.ts from openapi.json; run `pnpm generate` instead of editing.
import type { Transport } from '../transport.ts';
import { createReportApi } from './online/report.ts';
export * from './online/report.ts';
/** All calls of the online domain. */
export const createOnlineApi = (transport: Transport) => ({
  report: createReportApi(transport),
});
