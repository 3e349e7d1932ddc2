// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, ListQuery, Page, Transport } from '../../transport.ts';
import type { BatchResult, OssFile } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { OssFile } from '../models.ts';
/** Query of `list`: filters by field. */
export type OssFileListQuery = ListQuery<'id' | 'createTime' | 'updateTime' | 'fileName' | 'url' | 'storage'>;
/** Fields of Stored object (对象存储文件). */
export const ossFileFields = {
  fileName: { kind: 'text', label: { zh: '文件名称', en: 'File name' }, filter: 'text', sortable: true, maxLength: 255, readOnly: true },
  url: { kind: 'text', label: { zh: '文件地址', en: 'Address' }, filter: 'text', maxLength: 200, readOnly: true },
  contentType: { kind: 'text', label: { zh: '文件类型', en: 'Content' }, maxLength: 100, readOnly: true },
  size: { kind: 'integer', label: { zh: '大小(字节)', en: 'Size (bytes)' }, sortable: true, minimum: 0, readOnly: true },
  storage: { kind: 'dict', label: { zh: '存储位置', en: 'Kept in' }, filter: 'options', sortable: true, dict: 'oss_storage', readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Calls of ossFile. */
export const createOssFileApi = (transport: Transport) => ({
  /** `list` takes several orders. */
  severalOrders: true,
  /** 删除对象存储文件 · Delete: Stored object. Needs `oss:delete`. */
  removeOne: (id: string, options?: CallOptions) => transport.request<null>({ method: 'DELETE', path: `/oss/file/delete`, query: { id }, ...options }),
  /** 批量删除对象存储文件 · Delete several: Stored object. Needs `oss:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/oss/file/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 对象存储文件列表 · List: Stored object. Needs `oss:list`. */
  list: (query: OssFileListQuery = {}, options?: CallOptions) => transport.request<Page<OssFile>>({ method: 'GET', path: `/oss/file/list`, query, ...options }),
  /** 对象存储文件详情 · Get: Stored object. Needs `oss:list`. */
  get: (id: string, options?: CallOptions) => transport.request<OssFile>({ method: 'GET', path: `/oss/file/queryById`, query: { id }, ...options }),
  /** 当前存储 · Where new objects are kept. Needs `oss:list`. */
  storage: (options?: CallOptions) =>
    transport.request<{
      kind: 'local' | 's3';
      bucket: string | null;
      maxBytes: number;
      extensions: string[];
    }>({ method: 'GET', path: `/oss/file/storage`, ...options }),
  /** 上传到对象存储 · Store an object. Needs `oss:add`. */
  upload: (form: FormData, options?: CallOptions) =>
    transport.request<OssFile>({ method: 'POST', path: `/oss/file/upload`, body: form, content: 'upload', ...options }),
});
