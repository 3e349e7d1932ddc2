// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
/** The most records in lists of the body of `executeRuleByCodeBatch`. */
export const fillRuleExecuteRuleByCodeBatchLimits = { rules: 50 } as const;
