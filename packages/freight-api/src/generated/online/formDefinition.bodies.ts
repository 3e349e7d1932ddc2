// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
/** The most records in lists of the body of `addAll`. */
export const formDefinitionAddAllLimits = { fields: 600, indexs: 50 } as const;
/** The most records in lists of the body of `editAll`. */
export const formDefinitionEditAllLimits = { fields: 600, indexs: 50 } as const;
