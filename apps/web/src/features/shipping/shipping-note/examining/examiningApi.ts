import { createExaminationApi } from '@tarmac/freight-api/finance';
import { client } from '../../../../shared/session/session.ts';

/** Calls of the examination; the list does without them until one is made. */
export const examiningApi = createExaminationApi(client);
