// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import * as z from 'zod/mini';
/** What `add` takes, as a schema for forms. */
export const formRowsAddInput = z.record(z.string(), z.unknown());
/** What `edit` takes, as a schema for forms. */
export const formRowsEditInput = z.record(z.string(), z.unknown());
