import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract, dict, entity, integer, standardEndpoints, text } from '../../../platform/contract/index.ts';

/** An object of the object storage. @source OSS-01, jeecg-wire 3.18 */
export const OssFile = entity('ossFile', {
  label: label('对象存储文件', 'Stored object'),
  required: {},
  optional: {},
  computed: {
    fileName: text(label('文件名称', 'File name'), { max: 255, filter: 'text', sortable: true }),
    url: text(label('文件地址', 'Address'), { max: 200, filter: 'text', description: 'Stored path, served below `/sys/common/static/`.' }),
    contentType: text(label('文件类型', 'Content'), { max: 100 }),
    size: integer(label('大小(字节)', 'Size (bytes)'), { sortable: true }),
    storage: dict('oss_storage', { label: label('存储位置', 'Kept in') }),
  },
});

const { list, queryById, delete: remove, deleteBatch } = standardEndpoints(OssFile, 'oss');

/** @source OSS-01, jeecg-wire 3.18 */
export const ossFileContract = contract('/oss/file', {
  about: { domain: 'system', name: 'ossFile', entity: OssFile, alsoAt: ['/sys/oss/file'] },
  endpoints: {
    list,
    queryById,
    delete: remove,
    deleteBatch,
    upload: {
      method: 'POST',
      path: '/upload',
      permission: 'oss:add',
      summary: label('上传到对象存储', 'Store an object'),
      reply: OssFile.row,
      content: 'upload',
      message: '上传成功！',
      errors: ['InvalidInput', 'TooLarge', 'Unavailable'],
    },
    storage: {
      method: 'GET',
      path: '/storage',
      permission: 'oss:list',
      summary: label('当前存储', 'Where new objects are kept'),
      reply: z.object({
        kind: z.enum(['local', 's3']),
        /** Bucket of an S3-compatible store. */
        bucket: z.string().nullable(),
        maxBytes: z.int(),
        extensions: z.array(z.string()),
      }),
    },
  },
});

/** The older address of the same, whose answer carries the path as its message. @source jeecg-wire 3.18 */
export const ossUploadContract = contract('/sys/upload', {
  about: { domain: 'system', name: 'ossUpload' },
  endpoints: {
    uploadMinio: {
      method: 'POST',
      path: '/uploadMinio',
      permission: 'oss:add',
      summary: label('上传到对象存储（MinIO 地址）', 'Store an object, at the address for MinIO'),
      reply: z.null(),
      content: 'upload',
      code: 0,
      errors: ['InvalidInput', 'TooLarge', 'Unavailable'],
    },
  },
});
