// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { Transport } from '../transport.ts';
import { createComplaintApi } from './service/complaint.ts';
import { createEvaluationApi } from './service/evaluation.ts';
import { createScoreLineApi } from './service/scoreLine.ts';
import { createViolationApi } from './service/violation.ts';
export * from './service/complaint.ts';
export * from './service/complaint.queries.ts';
export * from './service/complaint.bodies.ts';
export * from './service/evaluation.ts';
export * from './service/evaluation.queries.ts';
export * from './service/evaluation.bodies.ts';
export * from './service/scoreLine.ts';
export * from './service/scoreLine.queries.ts';
export * from './service/violation.ts';
export * from './service/violation.queries.ts';
export * from './service/violation.bodies.ts';
/** All calls of the service domain. */
export const createServiceApi = (transport: Transport) => ({
  complaint: createComplaintApi(transport),
  evaluation: createEvaluationApi(transport),
  scoreLine: createScoreLineApi(transport),
  violation: createViolationApi(transport),
});
