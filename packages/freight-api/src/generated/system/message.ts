// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import { importFile, type ImportOptions } from '../../importFile.ts';
import { importRows } from '../../importRows.ts';
import type { BatchResult, ImportResult, Message, MessageAdd, MessageEdit } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { Message, MessageAdd, MessageEdit } from '../models.ts';
/** Query of `list`: filters by field. */
export type MessageListQuery = ListQuery<
  'id' | 'createTime' | 'updateTime' | 'esTitle' | 'esType' | 'esReceiver' | 'esContent' | 'esSendTime' | 'esSendStatus' | 'templateCode'
>;
/** Query of `importExcel`. */
export type MessageImportExcelQuery = {
  progressId?: string;
  skipHidden?: boolean;
};
/** Body of `resend`. */
export interface MessageResend {
  id: string;
}
/** Fields of Message (消息). */
export const messageFields = {
  esTitle: { kind: 'text', label: { zh: '消息标题', en: 'Title' }, filter: 'text', sortable: true, maxLength: 100, required: true },
  esType: { kind: 'dict', label: { zh: '发送方式', en: 'Way' }, filter: 'options', sortable: true, dict: 'msgType', required: true },
  esReceiver: { kind: 'text', label: { zh: '接收人', en: 'To' }, filter: 'text', maxLength: 500, required: true },
  esContent: { kind: 'longText', label: { zh: '发送内容', en: 'Content' }, filter: 'text', maxLength: 50000, required: true },
  remark: { kind: 'longText', label: { zh: '备注', en: 'Remark' }, maxLength: 500 },
  esParam: { kind: 'longText', label: { zh: '推送所需参数Json格式', en: 'Values' }, maxLength: 5000, readOnly: true },
  esSendTime: { kind: 'dateTime', label: { zh: '发送时间', en: 'Sent at' }, filter: 'range', sortable: true, readOnly: true },
  esSendStatus: { kind: 'dict', label: { zh: '发送状态', en: 'Status' }, filter: 'options', sortable: true, dict: 'msgSendStatus', readOnly: true },
  esSendNum: { kind: 'integer', label: { zh: '发送次数', en: 'Tries' }, sortable: true, minimum: 0, readOnly: true },
  esResult: { kind: 'text', label: { zh: '推送失败原因', en: 'Why it failed' }, maxLength: 500, readOnly: true },
  channel: { kind: 'text', label: { zh: '发送通道', en: 'Channel' }, maxLength: 20, readOnly: true },
  templateCode: { kind: 'text', label: { zh: '模板CODE', en: 'Template' }, filter: 'equals', maxLength: 32, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./message.schemas.ts');
/** What the calls of message take, as schemas for forms; fetched when asked for. */
export const messageSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).messageAddInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).messageEditInput,
  /** Of `resend`. */
  resend: async () => (await loadSchemas()).messageResendInput,
};
/** Calls of message. */
export const createMessageApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).messageAddInput,
    edit: async () => (await loadSchemas()).messageEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增消息 · Add: Message. Needs `message:add`. */
  add: (body: MessageAdd, options?: CallOptions) => transport.request<Message>({ method: 'POST', path: `/message/sysMessage/add`, body, ...options }),
  /** 删除消息 · Delete: Message. Needs `message:delete`. */
  removeOne: (id: string, options?: CallOptions) =>
    transport.request<null>({ method: 'DELETE', path: `/message/sysMessage/delete`, query: { id }, ...options }),
  /** 批量删除消息 · Delete several: Message. Needs `message:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/message/sysMessage/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 编辑消息 · Edit: Message. Needs `message:edit`. */
  edit: (body: MessageEdit, options?: CallOptions) => transport.request<Message>({ method: 'PUT', path: `/message/sysMessage/edit`, body, ...options }),
  /** 导出消息 · Export: Message. Needs `message:export`. */
  export: (query: MessageListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/message/sysMessage/exportXls`, query, content: 'file', ...options }),
  /** 导入消息 · Import: Message. Needs `message:import`. */
  import: (file: Blob, options?: ImportOptions) => importFile<ImportResult>(transport, { path: `/message/sysMessage/importExcel`, file, options }),
  /** 按行导入消息 · Import rows: Message. Needs `message:import`. */
  importRows: importRows(transport, '/message/sysMessage'),
  /** 消息导入模板 · Import template: Message. Needs `message:import`. */
  importTemplate: (options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/message/sysMessage/importTemplate`, content: 'file', ...options }),
  /** 消息列表 · List: Message. Needs `message:list`. */
  list: (query: MessageListQuery = {}, options?: CallOptions) =>
    transport.request<Page<Message>>({ method: 'GET', path: `/message/sysMessage/list`, query, ...options }),
  /** 消息详情 · Get: Message. Needs `message:list`. */
  get: (id: string, options?: CallOptions) => transport.request<Message>({ method: 'GET', path: `/message/sysMessage/queryById`, query: { id }, ...options }),
  /** 重新发送 · Send again. Needs `message:send`. */
  resend: (body: MessageResend, options?: CallOptions) => transport.request<null>({ method: 'PUT', path: `/message/sysMessage/resend`, body, ...options }),
});
