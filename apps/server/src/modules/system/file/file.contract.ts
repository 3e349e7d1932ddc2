import { z } from 'zod';
import { contract } from '../../../platform/contract/index.ts';

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
      errors: ['InvalidInput', 'TooLarge'],
    },
  },
);
