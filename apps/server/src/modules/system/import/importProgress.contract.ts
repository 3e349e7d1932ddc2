import { z } from 'zod';
import { contract } from '../../../platform/contract/index.ts';

const ProgressParams = z.object({ progressId: z.uuid() });

/** How far the caller's own import is, and how to stop it. */
export const importProgressContract = contract('/sys/importProgress', {
  about: { domain: 'system', name: 'importProgress' },
  endpoints: {
    get: {
      method: 'GET',
      path: '/:progressId',
      auth: 'session',
      summary: { zh: '导入进度', en: 'Progress of an import' },
      params: ProgressParams,
      reply: z.object({ phase: z.enum(['uploading', 'checking', 'saving', 'done']), done: z.int(), total: z.int().nullable() }).nullable(),
    },
    cancel: {
      method: 'DELETE',
      path: '/:progressId',
      auth: 'session',
      summary: { zh: '停止导入', en: 'Stop an import' },
      params: ProgressParams,
      reply: z.null(),
      message: '已请求停止导入',
    },
  },
});
