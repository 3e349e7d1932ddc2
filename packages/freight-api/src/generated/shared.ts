// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
export type { BatchResult, ImportResult, RowKey, RowReason, RowVerdict } from './models.ts';
