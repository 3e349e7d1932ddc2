// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
/** The most records in lists of the body of `save`. */
export const formRoleSaveLimits = { changes: 2000 } as const;
