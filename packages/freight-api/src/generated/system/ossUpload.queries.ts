// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Transport } from '../../transport.ts';
import { createOssUploadApi } from './ossUpload.ts';
/** Questions of ossUpload as TanStack Query takes them. */
export const createOssUploadQueries = (transport: Transport) => {
  const api = createOssUploadApi(transport);
  return {};
};
