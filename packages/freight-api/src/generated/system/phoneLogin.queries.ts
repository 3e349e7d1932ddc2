// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Transport } from '../../transport.ts';
import { createPhoneLoginApi } from './phoneLogin.ts';
/** Questions of phoneLogin as TanStack Query takes them. */
export const createPhoneLoginQueries = (transport: Transport) => {
  const api = createPhoneLoginApi(transport);
  return {};
};
