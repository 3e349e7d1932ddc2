// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Transport } from '../../transport.ts';
import { createAccountPhoneApi } from './accountPhone.ts';
/** Questions of accountPhone as TanStack Query takes them. */
export const createAccountPhoneQueries = (transport: Transport) => {
  const api = createAccountPhoneApi(transport);
  return {};
};
