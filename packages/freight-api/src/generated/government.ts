// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Transport } from '../transport.ts';
import { createGovUploadApi } from './government/govUpload.ts';
export * from './government/govUpload.ts';
export * from './government/govUpload.queries.ts';
export * from './government/govUpload.bodies.ts';
/** All calls of the government domain. */
export const createGovernmentApi = (transport: Transport) => ({
  govUpload: createGovUploadApi(transport),
});
