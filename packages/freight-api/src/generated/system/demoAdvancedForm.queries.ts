// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Transport } from '../../transport.ts';
import { createDemoAdvancedFormApi } from './demoAdvancedForm.ts';
/** Questions of demoAdvancedForm as TanStack Query takes them. */
export const createDemoAdvancedFormQueries = (transport: Transport) => {
  const api = createDemoAdvancedFormApi(transport);
  return {};
};
