import { and, eq } from 'drizzle-orm';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { createContext, systemActor } from '../../../platform/createContext.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError, conflict, invalidInput, notFound, refusedField } from '../../../platform/errors.ts';
import { cleanRichText } from '../../../platform/html/richText.ts';
import type { OutboxHandler } from '../../../platform/jobs/outboxWorker.ts';
import type { Platform } from '../../../platform/platform.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { insertRow, lockRow, updateRow } from '../../../platform/resource/writeRows.ts';
import { splitList } from '../../../platform/query/condition.ts';
import { notify } from '../announcement/notify.service.ts';
import { sendSms } from '../sms/gateway/sendSms.ts';
import { attachmentOf } from './attachments.ts';
import { fillTemplate, type TemplateValues } from './fillTemplate.ts';
import { mailAdapter, mailAddress } from './mail/mailAdapter.ts';
import { sysSms, sysSmsTemplate } from './message.table.ts';
import { isRich, messageResource, readValues } from './message.resource.ts';
import { messageTopic, queue } from './queueMessage.ts';

type Message = typeof sysSms.$inferSelect;

/** Codes of `msgSendStatus`. */
/** Characters of the title of a message. */
const titleLength = 100;
const states = { waiting: '0', sent: '1', failed: '2' } as const;

/** What a person asked to be sent. */
export interface TemplateMessage {
  templateCode: string;
  msgType: string;
  receiver: string;
  testData?: string | null | undefined;
}

/**
 * Fills a template and queues the message; the worker sends it and notes what became of it.
 *
 * @throws InvalidInput there is no such template, or it names values that were not given
 * @source MSG-02, jeecg-wire 3.17
 */
export function sendByTemplate(ctx: Context, { templateCode, msgType, receiver, testData }: TemplateMessage): Promise<null> {
  return ctx.transaction(async (tx) => {
    const problems = new ProblemList();
    const values = await problems.ask(() => readValues(testData ?? null, { message: '解析Json出错！', path: 'testData' }));
    const template = await problems.ask(() => templateOf(tx, ctx, templateCode));
    problems.end();
    if (values === undefined || template === undefined) throw notFound();
    const message = filled(template, { msgType, values });
    const row = await insertRow(tx, ctx, sysSms, {
      ...message,
      esType: msgType,
      esReceiver: receiver,
      esParam: JSON.stringify(values),
      templateCode,
    });
    await queue(tx, ctx, row);
    return null;
  });
}

async function findTemplate(tx: Tx, tenantId: number, templateCode: string) {
  const [template] = await tx
    .select()
    .from(sysSmsTemplate)
    .where(and(eq(sysSmsTemplate.tenantId, tenantId), eq(sysSmsTemplate.delFlag, 0), eq(sysSmsTemplate.templateCode, templateCode)));
  return template;
}

/** Whether messages can be filled from a template. */
export const hasTemplate = async (tx: Tx, tenantId: number, templateCode: string): Promise<boolean> =>
  (await findTemplate(tx, tenantId, templateCode)) !== undefined;

async function templateOf(tx: Tx, ctx: Context, templateCode: string) {
  const template = await findTemplate(tx, ctx.actor.tenantId, templateCode);
  if (template === undefined) throw invalidInput('消息模板不存在', [{ path: 'templateCode', message: '消息模板不存在' }]);
  return template;
}

function filled(template: typeof sysSmsTemplate.$inferSelect, { msgType, values }: { msgType: string; values: TemplateValues }) {
  const title = fillTemplate(template.templateName, { values, isHtml: false });
  const content = fillTemplate(template.templateContent, { values, isHtml: isRich(template.templateType) });
  const missing = [...new Set([...title.missing, ...content.missing])];
  if (missing.length > 0) throw refusedField('testData', `缺少参数：${missing.join('，')}`);
  const length = [...title.text].length;
  if (length > titleLength) throw refusedField('testData', `填入后标题有 ${length} 个字，最多 ${titleLength} 个`);
  return { esTitle: title.text, esContent: isRich(msgType) ? cleanRichText(content.text) : content.text };
}

/**
 * Queues a message that failed once more.
 *
 * @throws Conflict it waits or was sent
 * @source MSG-01
 */
export function resend(ctx: Context, id: string): Promise<null> {
  return ctx.transaction(async (tx) => {
    const before = await lockRow(tx, ctx, messageResource, { id });
    if (before.esSendStatus !== states.failed) throw conflict('只有发送失败的消息可以重新发送', { errorCode: 40901 });
    const row = await updateRow(tx, ctx, sysSms, { before, values: { esSendStatus: states.waiting } });
    await queue(tx, ctx, row);
    return null;
  });
}

/** Sends what waits, once, and notes what became of it. A refusal is kept with its reason; a person sends it again. @source MSG-01 */
export const messageOutbox: OutboxHandler = {
  topic: messageTopic,
  deliver: async (platform, { tenantId, payload }) => {
    const ctx = createContext(platform, { actor: systemActor(tenantId) });
    const id = String((payload as { id?: unknown }).id);
    const message = await ctx.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(sysSms)
        .where(and(eq(sysSms.tenantId, tenantId), eq(sysSms.id, id), eq(sysSms.delFlag, 0)));
      return row;
    });
    if (message === undefined || message.esSendStatus !== states.waiting) return;
    const outcome = await attempt(ctx, platform, message);
    await ctx.transaction((tx) =>
      updateRow(tx, ctx, sysSms, {
        before: message,
        values: { ...outcome, esSendTime: nowText(ctx.clock), esSendNum: message.esSendNum + 1 },
      }),
    );
  },
};

async function attempt(ctx: Context, platform: Platform, message: Message): Promise<Partial<Message>> {
  try {
    return { esSendStatus: states.sent, esResult: null, channel: await send(ctx, platform, message) };
  } catch (error) {
    if (!(error instanceof AppError)) platform.log.error({ err: error, messageId: message.id }, 'message');
    const reason = error instanceof AppError ? error.message : '通道没有响应，请稍后重新发送';
    return { esSendStatus: states.failed, esResult: reason.slice(0, 500) };
  }
}

/** @returns the channel that took it @throws AppError the receiver does not fit, or there is no such channel here */
async function send(ctx: Context, platform: Platform, message: Message): Promise<string> {
  const { tenantId } = ctx.actor;
  const { esTitle, esContent, esReceiver } = message;
  switch (message.esType) {
    case '1':
      if (!/^1[3-9]\d{9}$/.test(esReceiver)) throw new AppError('Business', '接收人不是手机号码');
      await sendSms(platform, { tenantId, phone: esReceiver, scene: 'notify', content: esContent });
      return 'sms';
    case '2': {
      if (!mailAddress.test(esReceiver)) throw new AppError('Business', '接收人不是邮箱地址');
      const adapter = mailAdapter();
      const attachment = message.esAttachment === null ? undefined : await attachmentOf(ctx, message.esAttachment);
      await adapter.send(platform, { tenantId, messageId: message.id, to: esReceiver, subject: esTitle, html: esContent, attachment });
      return adapter.channel;
    }
    case '4': {
      const told = await ctx.transaction((tx) =>
        notify(tx, ctx, { usernames: splitList(esReceiver) }, { title: esTitle, lines: [], html: esContent }),
      );
      if (told === 0) throw new AppError('Business', '接收人不存在或已冻结');
      return 'bell';
    }
    default:
      throw new AppError('Business', '本系统未接入微信通道');
  }
}
