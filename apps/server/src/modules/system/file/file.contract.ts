import { z } from 'zod';
import { contract, Id } from '../../../platform/contract/index.ts';

/** A stored file as it was named by who sent it. @source UPL-07 */
const StoredFile = z.object({
  fileName: z.string(),
  /** Without a signature. */
  filePath: z.string(),
  /** Bytes. */
  fileSize: z.number().int(),
});

/** Uploads of single files; the stored path is the message of the answer. Files are served below `/static/`. @source UPL-06, jeecg-wire 4.8 */
export const fileContract = contract('/sys/common', {
  about: { domain: 'system', name: 'files' },
  endpoints: {
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
      summary: { zh: '分片上传的结果', en: 'Where a file uploaded in parts is stored' },
      params: z.object({ id: Id }),
      reply: z.null(),
      code: 0,
      errors: ['NotFound', 'Conflict', 'InvalidInput', 'Unavailable'],
    },
    stored: {
      method: 'GET',
      path: '/files',
      auth: 'session',
      summary: { zh: '已存文件的名称与大小', en: 'Names and sizes of stored files' },
      query: z.object({
        paths: z.string().max(7000).meta({ description: 'Stored paths, comma-joined, with the signatures that they came with.' }),
      }),
      reply: z.array(StoredFile),
      code: 0,
    },
  },
});
