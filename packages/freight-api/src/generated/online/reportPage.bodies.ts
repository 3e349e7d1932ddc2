// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
/** The most records in lists of the body of `add`. */
export const reportPageAddLimits = { blocks: 200, params: 200 } as const;
/** The most records in lists of the body of `edit`. */
export const reportPageEditLimits = { blocks: 200, params: 200 } as const;
