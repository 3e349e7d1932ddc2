import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
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

/** What messages say, by code. The captions are those of the sheets that JeecgBoot writes. @source MSG-02, jeecg-wire 3.17, 3.20 */
export const MessageTemplate = entity('messageTemplate', {
  label: label('消息模板', 'Message template'),
  required: {
    templateCode: text(label('模板CODE', 'Code'), {
      max: 32,
      pattern: /^[A-Za-z][\w.-]*$/,
      filter: 'text',
      sortable: true,
      unique: { table: 'sys_sms_template', column: 'template_code' },
    }),
    templateName: text(label('模板标题', 'Title'), { max: 50, filter: 'text', sortable: true }),
    templateType: dict('msgType', { label: label('模板类型', 'Way'), options: { codes: ['1', '2', '3', '4'] } }),
    templateContent: longText(label('模板内容', 'Content'), {
      max: 50_000,
      filter: 'text',
      description: 'Plain, or HTML for mails and system messages. `${name}` stands where a value belongs; nothing is evaluated.',
    }),
  },
  optional: { templateTestJson: longText(label('模板测试json', 'Values to try it with'), { max: 5000, description: 'A JSON object.' }) },
  computed: {},
  importColumns: ['templateCode', 'templateName', 'templateContent', 'templateTestJson', 'templateType'],
  exportColumns: ['templateCode', 'templateName', 'templateContent', 'templateTestJson', 'templateType'],
});

/** A message with what became of it. @source MSG-01, jeecg-wire 3.17, 3.20 */
export const Message = entity('message', {
  label: label('消息', 'Message'),
  required: {
    esTitle: text(label('消息标题', 'Title'), { max: 100, filter: 'text', sortable: true }),
    esType: dict('msgType', { label: label('发送方式', 'Way'), options: { codes: ['1', '2', '3', '4'] } }),
    esReceiver: text(label('接收人', 'To'), {
      max: 500,
      filter: 'text',
      description: 'A phone, an address, or user names joined by commas.',
    }),
    esContent: longText(label('发送内容', 'Content'), {
      max: 50_000,
      filter: 'text',
      description: 'Plain, or HTML for mails and system messages.',
    }),
  },
  optional: { remark: longText(label('备注', 'Remark'), { max: 500 }) },
  computed: {
    esParam: longText(label('推送所需参数Json格式', 'Values'), { max: 5000 }),
    esSendTime: dateTime(label('发送时间', 'Sent at')),
    esSendStatus: dict('msgSendStatus', { label: label('发送状态', 'Status') }),
    esSendNum: integer(label('发送次数', 'Tries'), { sortable: true }),
    esResult: text(label('推送失败原因', 'Why it failed'), { max: 500 }),
    channel: text(label('发送通道', 'Channel'), { max: 20 }),
    templateCode: text(label('模板CODE', 'Template'), { max: 32, filter: 'equals' }),
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
  label: label('本地邮件', 'Local mail'),
  required: {},
  optional: {},
  computed: {
    toAddress: text(label('收件地址', 'To'), { max: 255, filter: 'text' }),
    subject: text(label('主题', 'Subject'), { max: 200, filter: 'text' }),
    html: longText(label('正文', 'Text'), { description: 'HTML.' }),
    sentAt: dateTime(label('发送时间', 'Sent at')),
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
      summary: label('发送测试', 'Send a trial'),
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
      summary: label('重新发送', 'Send again'),
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
      summary: label('本地信箱', 'Local mail box'),
      query: ListQuery,
      reply: page(LocalMail.row),
      code: 0,
    },
    queryById: {
      method: 'GET',
      path: '/queryById',
      permission: 'message:viewMail',
      summary: label('本地邮件', 'A local mail'),
      query: IdQuery,
      reply: LocalMail.row,
      errors: ['NotFound'],
    },
  },
});
