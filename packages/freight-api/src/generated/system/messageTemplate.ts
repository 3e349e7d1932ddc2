// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import { importFile, type ImportOptions } from '../../importFile.ts';
import { importRows } from '../../importRows.ts';
import type { BatchResult, ImportResult, MessageTemplate, MessageTemplateAdd, MessageTemplateEdit } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { MessageTemplate, MessageTemplateAdd, MessageTemplateEdit } from '../models.ts';
/** Query of `list`: filters by field. */
export type MessageTemplateListQuery = ListQuery<'id' | 'createTime' | 'updateTime' | 'templateCode' | 'templateName' | 'templateType' | 'templateContent'>;
/** Query of `importExcel`. */
export type MessageTemplateImportExcelQuery = {
  progressId?: string;
  skipHidden?: boolean;
};
/** Body of `sendMsg`. */
export interface MessageTemplateSendMsg {
  templateCode: string;
  msgType: '1' | '2' | '3' | '4';
  receiver: string;
  testData?: string | null;
}
/** Fields of Message template (消息模板). */
export const messageTemplateFields = {
  templateCode: {
    kind: 'text',
    label: { zh: '模板CODE', en: 'Code' },
    filter: 'text',
    sortable: true,
    unique: { table: 'sys_sms_template', column: 'template_code' },
    maxLength: 32,
    pattern: '^[A-Za-z][\\w.-]*$',
    required: true,
  },
  templateName: { kind: 'text', label: { zh: '模板标题', en: 'Title' }, filter: 'text', sortable: true, maxLength: 50, required: true },
  templateType: { kind: 'dict', label: { zh: '模板类型', en: 'Way' }, filter: 'options', sortable: true, dict: 'msgType', required: true },
  templateContent: { kind: 'longText', label: { zh: '模板内容', en: 'Content' }, filter: 'text', maxLength: 50000, required: true },
  templateTestJson: { kind: 'longText', label: { zh: '模板测试json', en: 'Values to try it with' }, maxLength: 5000 },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
const loadSchemas = () => import('./messageTemplate.schemas.ts');
/** What the calls of messageTemplate take, as schemas for forms; fetched when asked for. */
export const messageTemplateSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).messageTemplateAddInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).messageTemplateEditInput,
  /** Of `sendMsg`. */
  sendMsg: async () => (await loadSchemas()).messageTemplateSendMsgInput,
};
/** Calls of messageTemplate. */
export const createMessageTemplateApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).messageTemplateAddInput,
    edit: async () => (await loadSchemas()).messageTemplateEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增消息模板 · Add: Message template. Needs `messageTemplate:add`. */
  add: (body: MessageTemplateAdd, options?: CallOptions) =>
    transport.request<MessageTemplate>({ method: 'POST', path: `/message/sysMessageTemplate/add`, body, ...options }),
  /** 删除消息模板 · Delete: Message template. Needs `messageTemplate:delete`. */
  removeOne: (id: string, options?: CallOptions) =>
    transport.request<null>({ method: 'DELETE', path: `/message/sysMessageTemplate/delete`, query: { id }, ...options }),
  /** 批量删除消息模板 · Delete several: Message template. Needs `messageTemplate:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/message/sysMessageTemplate/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 编辑消息模板 · Edit: Message template. Needs `messageTemplate:edit`. */
  edit: (body: MessageTemplateEdit, options?: CallOptions) =>
    transport.request<MessageTemplate>({ method: 'PUT', path: `/message/sysMessageTemplate/edit`, body, ...options }),
  /** 导出消息模板 · Export: Message template. Needs `messageTemplate:export`. */
  export: (query: MessageTemplateListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/message/sysMessageTemplate/exportXls`, query, content: 'file', ...options }),
  /** 导入消息模板 · Import: Message template. Needs `messageTemplate:import`. */
  import: (file: Blob, options?: ImportOptions) => importFile<ImportResult>(transport, { path: `/message/sysMessageTemplate/importExcel`, file, options }),
  /** 按行导入消息模板 · Import rows: Message template. Needs `messageTemplate:import`. */
  importRows: importRows(transport, '/message/sysMessageTemplate'),
  /** 消息模板导入模板 · Import template: Message template. Needs `messageTemplate:import`. */
  importTemplate: (options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/message/sysMessageTemplate/importTemplate`, content: 'file', ...options }),
  /** 消息模板列表 · List: Message template. Needs `messageTemplate:list`. */
  list: (query: MessageTemplateListQuery = {}, options?: CallOptions) =>
    transport.request<Page<MessageTemplate>>({ method: 'GET', path: `/message/sysMessageTemplate/list`, query, ...options }),
  /** 消息模板详情 · Get: Message template. Needs `messageTemplate:list`. */
  get: (id: string, options?: CallOptions) =>
    transport.request<MessageTemplate>({ method: 'GET', path: `/message/sysMessageTemplate/queryById`, query: { id }, ...options }),
  /** 发送测试 · Send a trial. Needs `messageTemplate:send`. */
  sendMsg: (body: MessageTemplateSendMsg, options?: CallOptions) =>
    transport.request<null>({ method: 'POST', path: `/message/sysMessageTemplate/sendMsg`, body, ...options }),
});
