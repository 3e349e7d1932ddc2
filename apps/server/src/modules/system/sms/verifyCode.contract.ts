import { z } from 'zod';
import { contract, dateTime, dict, entity, IdQuery, integer, standardEndpoints, text } from '../../../platform/contract/index.ts';

const l = (zh: string, en: string) => ({ zh, en });

/** A code that was sent to a phone; the code itself is not a field. @source FRT-24, freight-domain 2.42 */
export const VerifyCode = entity('verifyCode', {
  label: l('验证码', 'Verification code'),
  required: {},
  optional: {},
  computed: {
    phone: text(l('手机号', 'Mobile'), { spelling: 'phone', max: 11, sensitive: true, filter: 'equals' }),
    scene: dict('sms_scene', { label: l('场景', 'Purpose') }),
    channel: text(l('通道', 'Channel'), { max: 20, description: '`local`: kept here, not sent.' }),
    state: dict('sms_state', { label: l('状态', 'State'), options: { sortable: false } }),
    sendTime: dateTime(l('发送时间', 'Sent at')),
    expireTime: dateTime(l('失效时间', 'Expires at')),
    useTime: dateTime(l('使用时间', 'Used at')),
    ip: text(l('IP地址', 'Address'), { max: 64 }),
    tryCount: integer(l('错误次数', 'Wrong tries')),
    failReason: text(l('失败原因', 'Reason of failure'), { max: 200 }),
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
      summary: l('查看本地短信', 'Read a message that was kept and not sent'),
      query: IdQuery,
      reply: LocalMessage,
      errors: ['NotFound'],
    },
  },
});
