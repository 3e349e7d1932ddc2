// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
/** The most records in lists of the body of `report`. */
export const vehiclePositionReportLimits = { positions: 500 } as const;
