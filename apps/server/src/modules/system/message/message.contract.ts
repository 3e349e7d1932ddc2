import { z } from 'zod';
import {
  contract,
  dateTime,
  dict,
  entity,
  Id,
  IdQuery,
  integer,
  ListQuery,
  longText,
  page,
  standardEndpoints,
  text,
} from '../../../platform/contract/index.ts';

const l = (zh: string, en: string) => ({ zh, en });

/** What messages say, by code. The captions are those of the sheets that JeecgBoot writes. @source MSG-02, jeecg-wire 3.17, 3.20 */
export const MessageTemplate = entity('messageTemplate', {
  label: l('消息模板', 'Message template'),
  required: {
    templateCode: text(l('模板CODE', 'Code'), {
      max: 32,
      pattern: /^[A-Za-z][\w.-]*$/,
      filter: 'text',
      sortable: true,
      unique: { table: 'sys_sms_template', column: 'template_code' },
    }),
    templateName: text(l('模板标题', 'Title'), { max: 50, filter: 'text', sortable: true }),
    templateType: dict('msgType', { label: l('模板类型', 'Way'), options: { codes: ['1', '2', '3', '4'] } }),
    templateContent: longText(l('模板内容', 'Content'), {
      max: 50_000,
      filter: 'text',
      description: 'Plain, or HTML for mails and system messages. `${name}` stands where a value belongs; nothing is evaluated.',
    }),
  },
  optional: { templateTestJson: longText(l('模板测试json', 'Values to try it with'), { max: 5000, description: 'A JSON object.' }) },
  computed: {},
  importColumns: ['templateCode', 'templateName', 'templateContent', 'templateTestJson', 'templateType'],
  exportColumns: ['templateCode', 'templateName', 'templateContent', 'templateTestJson', 'templateType'],
});

/** A message with what became of it. @source MSG-01, jeecg-wire 3.17, 3.20 */
export const Message = entity('message', {
  label: l('消息', 'Message'),
  required: {
    esTitle: text(l('消息标题', 'Title'), { max: 100, filter: 'text', sortable: true }),
    esType: dict('msgType', { label: l('发送方式', 'Way'), options: { codes: ['1', '2', '3', '4'] } }),
    esReceiver: text(l('接收人', 'To'), { max: 500, filter: 'text', description: 'A phone, an address, or user names joined by commas.' }),
    esContent: longText(l('发送内容', 'Content'), {
      max: 50_000,
      filter: 'text',
      description: 'Plain, or HTML for mails and system messages.',
    }),
  },
  optional: { remark: longText(l('备注', 'Remark'), { max: 500 }) },
  computed: {
    esParam: longText(l('推送所需参数Json格式', 'Values'), { max: 5000 }),
    esSendTime: dateTime(l('发送时间', 'Sent at')),
    esSendStatus: dict('msgSendStatus', { label: l('发送状态', 'State') }),
    esSendNum: integer(l('发送次数', 'Tries'), { sortable: true }),
    esResult: text(l('推送失败原因', 'Why it failed'), { max: 500 }),
    channel: text(l('发送通道', 'Channel'), { max: 20 }),
    templateCode: text(l('模板CODE', 'Template'), { max: 32, filter: 'equals' }),
  },
  importColumns: ['esTitle', 'esType', 'esReceiver', 'esContent', 'remark'],
  exportColumns: [
    'esContent',
    'esParam',
    'esReceiver',
    'esResult',
    'esSendNum',
    'esSendStatus',
    'esSendTime',
    'esTitle',
    'esType',
    'remark',
  ],
});

/** A mail that the local adapter kept in place of sending it. @source MSG-01 */
export const LocalMail = entity('localMail', {
  label: l('本地邮件', 'Local mail'),
  required: {},
  optional: {},
  computed: {
    toAddress: text(l('收件地址', 'To'), { max: 255, filter: 'text' }),
    subject: text(l('主题', 'Subject'), { max: 200, filter: 'text' }),
    html: longText(l('正文', 'Text'), { description: 'HTML.' }),
    sentAt: dateTime(l('发送时间', 'Sent at')),
  },
});

/** @source MSG-02, jeecg-wire 3.17 */
export const messageTemplateContract = contract('/message/sysMessageTemplate', {
  about: { domain: 'system', name: 'messageTemplate', entity: MessageTemplate, alsoAt: ['/sys/message/sysMessageTemplate'] },
  endpoints: {
    ...standardEndpoints(MessageTemplate, 'messageTemplate'),
    sendMsg: {
      method: 'POST',
      path: '/sendMsg',
      permission: 'messageTemplate:send',
      summary: l('发送测试', 'Send a trial'),
      body: z.object({
        templateCode: z.string().min(1).max(32),
        msgType: z.enum(['1', '2', '3', '4']),
        receiver: z.string().trim().min(1).max(500),
        testData: z.string().max(5000).nullish(),
      }),
      reply: z.null(),
      message: '发送消息任务添加成功！',
      idempotent: 'accepted',
      errors: ['InvalidInput'],
    },
  },
});

/** @source MSG-01, jeecg-wire 3.17 */
export const messageContract = contract('/message/sysMessage', {
  about: { domain: 'system', name: 'message', entity: Message, alsoAt: ['/sys/message/sysMessage'] },
  endpoints: {
    ...standardEndpoints(Message, 'message'),
    resend: {
      method: ['PUT', 'POST'],
      path: '/resend',
      permission: 'message:send',
      summary: l('重新发送', 'Send again'),
      body: z.object({ id: Id }),
      reply: z.null(),
      message: '已重新发送',
      idempotent: 'accepted',
      errors: ['NotFound', 'Conflict'],
    },
  },
});

/** @source MSG-01 */
export const localMailContract = contract('/message/localMail', {
  about: { domain: 'system', name: 'localMail', entity: LocalMail },
  endpoints: {
    list: {
      method: 'GET',
      path: '/list',
      permission: 'message:viewMail',
      summary: l('本地信箱', 'Local mail box'),
      query: ListQuery,
      reply: page(LocalMail.row),
      code: 0,
    },
    queryById: {
      method: 'GET',
      path: '/queryById',
      permission: 'message:viewMail',
      summary: l('本地邮件', 'A local mail'),
      query: IdQuery,
      reply: LocalMail.row,
      errors: ['NotFound'],
    },
  },
});
