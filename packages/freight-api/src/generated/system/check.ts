// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, Transport } from '../../transport.ts';
/** Query of `duplicate`. */
export type CheckDuplicateQuery = {
  tableName: string;
  fieldName: string;
  fieldVal: string;
  dataId?: string;
  /** Of the field that must be the same, too, for a value to be taken, such as the colour of a plate; absent: any. */
  withinVal?: string;
};
/** Calls of check. */
export const createCheckApi = (transport: Transport) => ({
  /** 唯一性校验 · Check that a value is free. Needs `session`. */
  duplicate: (query: CheckDuplicateQuery, options?: CallOptions) => transport.request<null>({ method: 'GET', path: `/sys/duplicate/check`, query, ...options }),
});
