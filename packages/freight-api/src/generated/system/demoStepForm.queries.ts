// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Transport } from '../../transport.ts';
import { createDemoStepFormApi } from './demoStepForm.ts';
/** Questions of demoStepForm as TanStack Query takes them. */
export const createDemoStepFormQueries = (transport: Transport) => {
  const api = createDemoStepFormApi(transport);
  return {};
};
