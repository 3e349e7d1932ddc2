import { z } from 'zod';
import { contract, Id } from '../../../platform/contract/index.ts';

/** Uploads of single files; the stored path is the message of the answer. Files are served below `/static/`. @source UPL-06, jeecg-wire 4.8 */
export const fileContract = contract(
  '/sys/common',
  { domain: 'system', name: 'files' },
  {
    upload: {
      method: 'POST',
      path: '/upload',
      auth: 'session',
      summary: { zh: '上传文件', en: 'Upload a file' },
      reply: z.null(),
      content: 'upload',
      code: 0,
      errors: ['InvalidInput', 'TooLarge', 'Unavailable'],
    },
    uploaded: {
      method: 'GET',
      path: '/upload/:id',
      auth: 'session',
      summary: { zh: '分片上传的结果', en: 'Where a file lies that came in pieces' },
      params: z.object({ id: Id }),
      reply: z.null(),
      code: 0,
      errors: ['NotFound', 'Conflict', 'InvalidInput', 'Unavailable'],
    },
  },
);
