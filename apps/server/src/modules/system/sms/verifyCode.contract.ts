import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { contract, dateTime, dict, entity, IdQuery, integer, standardEndpoints, text } from '../../../platform/contract/index.ts';

/** A code that was sent to a phone; the code itself is not a field. @source FRT-24, freight-domain 2.42 */
export const VerifyCode = entity('verifyCode', {
  label: label('验证码', 'Verification code'),
  filters: ['state'],
  required: {},
  optional: {},
  computed: {
    phone: text(label('手机号', 'Mobile'), { spelling: 'phone', max: 11, sensitive: true, filter: 'equals' }),
    scene: dict('sms_scene', { label: label('场景', 'Purpose') }),
    channel: text(label('通道', 'Channel'), { max: 20, description: '`local`: kept here, not sent.' }),
    state: dict('sms_state', { label: label('状态', 'Status'), options: { sortable: false } }),
    sendTime: dateTime(label('发送时间', 'Sent at')),
    expireTime: dateTime(label('失效时间', 'Expires at')),
    useTime: dateTime(label('使用时间', 'Used at')),
    ip: text(label('IP地址', 'Address'), { max: 64 }),
    tryCount: integer(label('错误次数', 'Wrong tries')),
    failReason: text(label('失败原因', 'Why it failed'), { max: 200 }),
  },
  exportColumns: ['phone', 'scene', 'channel', 'state', 'sendTime', 'expireTime', 'useTime', 'ip', 'tryCount', 'failReason'],
});

/** A message that the local adapter keeps in place of sending it. */
const LocalMessage = z
  .object({
    phone: z.string(),
    content: z.string(),
    sentAt: z.string(),
    /** Always true: the message reached no phone. */
    simulated: z.boolean(),
  })
  .meta({ id: 'LocalMessage' });

const { list, exportXls } = standardEndpoints(VerifyCode, 'verifyCode');

/** @source FRT-24, freight-domain X01 */
export const verifyCodeContract = contract('/hysms/hyVerifyCode', {
  about: { domain: 'system', name: 'verifyCode', entity: VerifyCode },
  endpoints: {
    list,
    exportXls,
    viewCode: {
      method: 'GET',
      path: '/viewCode',
      permission: 'verifyCode:viewCode',
      summary: label('查看本地短信', 'Read a message that was kept and not sent'),
      query: IdQuery,
      reply: LocalMessage,
      errors: ['NotFound'],
    },
  },
});
