// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, ListQuery, Page, Transport } from '../../transport.ts';
import type { BatchResult, OssFile } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
export type { OssFile } from '../models.ts';
/** Fields of Stored object (对象存储文件). */
export const ossFileFields = {
  fileName: { kind: 'text', label: { zh: '文件名称', en: 'File name' }, filter: 'text', sortable: true, maxLength: 255, readOnly: true },
  url: { kind: 'text', label: { zh: '文件地址', en: 'Address' }, filter: 'text', maxLength: 200, readOnly: true },
  contentType: { kind: 'text', label: { zh: '文件类型', en: 'Content' }, maxLength: 100, readOnly: true },
  size: { kind: 'integer', label: { zh: '大小(字节)', en: 'Size (bytes)' }, sortable: true, minimum: 0, readOnly: true },
  storage: { kind: 'dict', label: { zh: '存储位置', en: 'Kept in' }, filter: 'options', sortable: true, dict: 'oss_storage', readOnly: true },
  createBy: { kind: 'text', label: { zh: '创建人', en: 'Created by' }, calledBy: 'sys_user,realname,username', maxLength: 50, readOnly: true },
  createTime: { kind: 'dateTime', label: { zh: '创建时间', en: 'Created at' }, filter: 'range', sortable: true, readOnly: true },
  updateBy: { kind: 'text', label: { zh: '更新人', en: 'Updated by' }, calledBy: 'sys_user,realname,username', maxLength: 50, readOnly: true },
  updateTime: { kind: 'dateTime', label: { zh: '更新时间', en: 'Updated at' }, filter: 'range', sortable: true, readOnly: true },
  sysOrgCode: { kind: 'text', label: { zh: '所属部门', en: 'Department' }, calledBy: 'sys_depart,depart_name,org_code', maxLength: 64, readOnly: true },
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
  list: (query: ListQuery = {}, options?: CallOptions) => transport.request<Page<OssFile>>({ method: 'GET', path: `/oss/file/list`, query, ...options }),
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
