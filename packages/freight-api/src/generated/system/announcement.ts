// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import { importFile, type ImportOptions } from '../../importFile.ts';
import { importRows } from '../../importRows.ts';
import type { Announcement, AnnouncementAdd, AnnouncementEdit, BatchResult, ImportResult } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { Announcement, AnnouncementAdd, AnnouncementEdit } from '../models.ts';
/** Query of `doReleaseData`. */
export type AnnouncementDoReleaseDataQuery = {
  id: string;
};
/** Query of `doReovkeData`. */
export type AnnouncementDoReovkeDataQuery = {
  id: string;
};
/** Query of `list`: filters by field. */
export type AnnouncementListQuery = ListQuery<
  | 'id'
  | 'createTime'
  | 'updateTime'
  | 'titile'
  | 'msgCategory'
  | 'msgType'
  | 'startTime'
  | 'endTime'
  | 'priority'
  | 'sender'
  | 'sendStatus'
  | 'sendTime'
  | 'cancelTime'
  | 'delFlag'
  | 'busType'
>;
/** Query of `importExcel`. */
export type AnnouncementImportExcelQuery = {
  progressId?: string;
  skipHidden?: boolean;
};
/** Query of `syncNotic`. */
export type AnnouncementSyncNoticQuery = {
  anntId?: string;
};
/** Fields of Announcement (系统通告). */
export const announcementFields = {
  titile: { kind: 'text', label: { zh: '标题', en: 'Title' }, filter: 'text', sortable: true, maxLength: 100, required: true },
  msgCategory: { kind: 'dict', label: { zh: '消息类型', en: 'Kind' }, filter: 'options', sortable: true, dict: 'msg_category', required: true },
  msgType: { kind: 'dict', label: { zh: '通告对象类型', en: 'For whom' }, filter: 'options', sortable: true, dict: 'msg_type', required: true },
  startTime: { kind: 'dateTime', label: { zh: '开始时间', en: 'From' }, filter: 'range', sortable: true },
  endTime: { kind: 'dateTime', label: { zh: '结束时间', en: 'Until' }, filter: 'range', sortable: true },
  msgAbstract: { kind: 'longText', label: { zh: '摘要', en: 'Summary' }, maxLength: 500 },
  priority: { kind: 'dict', label: { zh: '优先级', en: 'Priority' }, filter: 'options', sortable: true, dict: 'priority' },
  userIds: { kind: 'longText', label: { zh: '指定用户', en: 'People' }, maxLength: 40000 },
  msgContent: { kind: 'longText', label: { zh: '内容', en: 'Content' }, maxLength: 200000 },
  sender: { kind: 'text', label: { zh: '发布人', en: 'Sender' }, filter: 'text', maxLength: 100, readOnly: true },
  sendStatus: { kind: 'dict', label: { zh: '发布状态', en: 'Publication' }, filter: 'options', sortable: true, dict: 'send_status', readOnly: true },
  sendTime: { kind: 'dateTime', label: { zh: '发布时间', en: 'Published at' }, filter: 'range', sortable: true, readOnly: true },
  cancelTime: { kind: 'dateTime', label: { zh: '撤销时间', en: 'Withdrawn at' }, filter: 'range', sortable: true, readOnly: true },
  delFlag: { kind: 'dict', label: { zh: '删除状态', en: 'Deletion' }, filter: 'options', sortable: false, dict: 'del_flag', readOnly: true },
  busType: { kind: 'text', label: { zh: '业务类型', en: 'Kind of business' }, filter: 'equals', maxLength: 20, readOnly: true },
  busId: { kind: 'text', label: { zh: '业务编号', en: 'What it is about' }, maxLength: 50, readOnly: true },
  openType: { kind: 'text', label: { zh: '打开方式', en: 'How it opens' }, maxLength: 20, readOnly: true },
  openPage: { kind: 'text', label: { zh: '打开页面', en: 'Page' }, maxLength: 255, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** States and moves of announcement. */
export const announcementStates = {
  name: 'announcement',
  field: 'sendStatus',
  dict: 'send_status',
  codes: { draft: '0', published: '1', withdrawn: '2' },
  moves: {
    publish: { from: ['draft'], to: 'published', permission: 'announcement:publish' },
    revoke: { from: ['published'], to: 'withdrawn', permission: 'announcement:publish' },
  },
} as const;
const loadSchemas = () => import('./announcement.schemas.ts');
/** What the calls of announcement take, as schemas for forms; fetched when asked for. */
export const announcementSchemas = {
  /** Of `add`. */
  add: async () => (await loadSchemas()).announcementAddInput,
  /** Of `edit`. */
  edit: async () => (await loadSchemas()).announcementEditInput,
};
/** Calls of announcement. */
export const createAnnouncementApi = (transport: Transport) => ({
  /** `add` and `edit` take `checkOnly`. */
  checkable: true,
  /** What `add` and `edit` take, for forms. */
  schemas: {
    add: async () => (await loadSchemas()).announcementAddInput,
    edit: async () => (await loadSchemas()).announcementEditInput,
  },
  /** `list` takes several orders. */
  severalOrders: true,
  /** 新增系统通告 · Add: Announcement. Needs `announcement:add`. */
  add: (body: AnnouncementAdd, options?: CallOptions) => transport.request<Announcement>({ method: 'POST', path: `/sys/annountCement/add`, body, ...options }),
  /** 删除系统通告 · Delete: Announcement. Needs `announcement:delete`. */
  removeOne: (id: string, options?: CallOptions) => transport.request<null>({ method: 'DELETE', path: `/sys/annountCement/delete`, query: { id }, ...options }),
  /** 批量删除系统通告 · Delete several: Announcement. Needs `announcement:delete`. */
  remove: (ids: readonly string[], options?: CallOptions) =>
    transport.request<BatchResult>({ method: 'DELETE', path: `/sys/annountCement/deleteBatch`, query: { ids: ids.join(',') }, ...options }),
  /** 发布公告 · Publish an announcement. Needs `announcement:publish`. */
  doReleaseData: (query: AnnouncementDoReleaseDataQuery, options?: CallOptions) =>
    transport.request<null>({ method: 'GET', path: `/sys/annountCement/doReleaseData`, query, ...options }),
  /** 撤销公告 · Withdraw an announcement. Needs `announcement:publish`. */
  doReovkeData: (query: AnnouncementDoReovkeDataQuery, options?: CallOptions) =>
    transport.request<null>({ method: 'GET', path: `/sys/annountCement/doReovkeData`, query, ...options }),
  /** 编辑系统通告 · Edit: Announcement. Needs `announcement:edit`. */
  edit: (body: AnnouncementEdit, options?: CallOptions) =>
    transport.request<Announcement>({ method: 'PUT', path: `/sys/annountCement/edit`, body, ...options }),
  /** 导出系统通告 · Export: Announcement. Needs `announcement:export`. */
  export: (query: AnnouncementListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/sys/annountCement/exportXls`, query, content: 'file', ...options }),
  /** 导入系统通告 · Import: Announcement. Needs `announcement:import`. */
  import: (file: Blob, options?: ImportOptions) => importFile<ImportResult>(transport, { path: `/sys/annountCement/importExcel`, file, options }),
  /** 按行导入系统通告 · Import rows: Announcement. Needs `announcement:import`. */
  importRows: importRows(transport, '/sys/annountCement'),
  /** 系统通告导入模板 · Import template: Announcement. Needs `announcement:import`. */
  importTemplate: (options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/sys/annountCement/importTemplate`, content: 'file', ...options }),
  /** 系统通告列表 · List: Announcement. Needs `announcement:list`. */
  list: (query: AnnouncementListQuery = {}, options?: CallOptions) =>
    transport.request<Page<Announcement>>({ method: 'GET', path: `/sys/annountCement/list`, query, ...options }),
  /** 我的未读公告 · Unread announcements of the user. Needs `session`. */
  listByUser: (options?: CallOptions) =>
    transport.request<{
      sysMsgList: Announcement[];
      sysMsgTotal: number;
      anntMsgList: Announcement[];
      anntMsgTotal: number;
    }>({ method: 'GET', path: `/sys/annountCement/listByUser`, ...options }),
  /** 公告详情 · An announcement for the user. Needs `session`. */
  get: (id: string, options?: CallOptions) =>
    transport.request<Announcement>({ method: 'GET', path: `/sys/annountCement/queryById`, query: { id }, ...options }),
  /** 重新推送公告 · Notify the readers again. Needs `session`. */
  syncNotic: (query: AnnouncementSyncNoticQuery = {}, options?: CallOptions) =>
    transport.request<null>({ method: 'GET', path: `/sys/annountCement/syncNotic`, query, ...options }),
});
