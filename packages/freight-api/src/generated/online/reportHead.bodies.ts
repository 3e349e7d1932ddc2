// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
/** The most records in lists of the body of `add`. */
export const reportHeadAddLimits = { params: 200, items: 200 } as const;
/** The most records in lists of the body of `edit`. */
export const reportHeadEditLimits = { params: 200, items: 200 } as const;
/** The most records in lists of the body of `editHead`. */
export const reportHeadEditHeadLimits = { params: 200, items: 200 } as const;
