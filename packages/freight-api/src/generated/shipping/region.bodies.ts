// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
/** The most records in lists of the body of `renew`. */
export const regionRenewLimits = { rows: 10000 } as const;
