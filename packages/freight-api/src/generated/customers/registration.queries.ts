// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Transport } from '../../transport.ts';
import { createRegistrationApi } from './registration.ts';
/** Questions of registration as TanStack Query takes them. */
export const createRegistrationQueries = (transport: Transport) => {
  const api = createRegistrationApi(transport);
  return {};
};
