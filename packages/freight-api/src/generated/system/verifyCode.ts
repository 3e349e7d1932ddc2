// Written by scripts/generate.ts from openapi.json; run `npm run generate` instead of editing.
import type { CallOptions, DownloadedFile, ListQuery, Page, Transport } from '../../transport.ts';
import type { LocalMessage, VerifyCode } from '../models.ts';
import type { FieldMeta } from '../../metadata.ts';
import { commonFields } from '../commonFields.ts';
export type { LocalMessage, VerifyCode } from '../models.ts';
/** Query of `list`: filters by field. */
export type VerifyCodeListQuery = ListQuery<'id' | 'createTime' | 'updateTime' | 'phone' | 'scene' | 'state' | 'sendTime' | 'expireTime' | 'useTime'>;
/** Query of `viewCode`. */
export type VerifyCodeViewCodeQuery = {
  id: string;
};
/** Fields of Verification code (验证码). */
export const verifyCodeFields = {
  phone: { kind: 'text', label: { zh: '手机号', en: 'Mobile' }, spelling: 'phone', sensitive: true, filter: 'equals', maxLength: 11, readOnly: true },
  scene: { kind: 'dict', label: { zh: '场景', en: 'Purpose' }, filter: 'options', sortable: true, dict: 'sms_scene', readOnly: true },
  channel: { kind: 'text', label: { zh: '通道', en: 'Channel' }, maxLength: 20, readOnly: true },
  state: { kind: 'dict', label: { zh: '状态', en: 'Status' }, filter: 'options', sortable: false, dict: 'sms_state', readOnly: true },
  sendTime: { kind: 'dateTime', label: { zh: '发送时间', en: 'Sent at' }, filter: 'range', sortable: true, readOnly: true },
  expireTime: { kind: 'dateTime', label: { zh: '失效时间', en: 'Expires at' }, filter: 'range', sortable: true, readOnly: true },
  useTime: { kind: 'dateTime', label: { zh: '使用时间', en: 'Used at' }, filter: 'range', sortable: true, readOnly: true },
  ip: { kind: 'text', label: { zh: 'IP地址', en: 'Address' }, maxLength: 64, readOnly: true },
  tryCount: { kind: 'integer', label: { zh: '错误次数', en: 'Wrong tries' }, minimum: 0, readOnly: true },
  failReason: { kind: 'text', label: { zh: '失败原因', en: 'Why it failed' }, maxLength: 200, readOnly: true },
  ...commonFields,
} as const satisfies Record<string, FieldMeta>;
/** Calls of verifyCode. */
export const createVerifyCodeApi = (transport: Transport) => ({
  /** `list` takes several orders. */
  severalOrders: true,
  /** 导出验证码 · Export: Verification code. Needs `verifyCode:export`. */
  export: (query: VerifyCodeListQuery & { selections?: string; exportFields?: string } = {}, options?: CallOptions) =>
    transport.request<DownloadedFile>({ method: 'GET', path: `/hysms/hyVerifyCode/exportXls`, query, content: 'file', ...options }),
  /** 验证码列表 · List: Verification code. Needs `verifyCode:list`. */
  list: (query: VerifyCodeListQuery = {}, options?: CallOptions) =>
    transport.request<Page<VerifyCode>>({ method: 'GET', path: `/hysms/hyVerifyCode/list`, query, ...options }),
  /** 查看本地短信 · Read a message that was kept and not sent. Needs `verifyCode:viewCode`. */
  viewCode: (query: VerifyCodeViewCodeQuery, options?: CallOptions) =>
    transport.request<LocalMessage>({ method: 'GET', path: `/hysms/hyVerifyCode/viewCode`, query, ...options }),
});
