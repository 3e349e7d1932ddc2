import { createComplaintApi, createEvaluationApi, createViolationApi } from '@tarmac/freight-api/service';
import { client } from '../session/session.ts';

/** Calls of complaints. */
export const complaintApi = createComplaintApi(client);
/** Calls of evaluations. */
export const evaluationApi = createEvaluationApi(client);
/** Calls of violations. */
export const violationApi = createViolationApi(client);
