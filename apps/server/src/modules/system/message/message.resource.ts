import { and, eq } from 'drizzle-orm';
import { AppError, invalidInput } from '../../../platform/errors.ts';
import { cleanRichText } from '../../../platform/html/richText.ts';
import { defineResource, type Resource, type Values } from '../../../platform/resource/resource.ts';
import type { TemplateValues } from './fillTemplate.ts';
import { LocalMail, Message, MessageTemplate } from './message.contract.ts';
import { sysMail, sysSms, sysSmsTemplate } from './message.table.ts';
import { queue } from './queueMessage.ts';

/** Mails and system messages are rich text, messages to phones are plain. */
export const isRich = (type: string): boolean => type === '2' || type === '4';

/** Message templates of the actor's tenant. @source MSG-02 */
export const messageTemplateResource: Resource<typeof MessageTemplate, typeof sysSmsTemplate> = defineResource(MessageTemplate, {
  table: sysSmsTemplate,
  options: {
    permission: 'messageTemplate',
    audited: true,
    beforeAdd: async (tx, ctx, _input, values) => {
      const [same] = await tx
        .select({ id: sysSmsTemplate.id })
        .from(sysSmsTemplate)
        .where(
          and(
            eq(sysSmsTemplate.tenantId, ctx.actor.tenantId),
            eq(sysSmsTemplate.delFlag, 0),
            eq(sysSmsTemplate.templateCode, values.templateCode ?? ''),
          ),
        );
      if (same !== undefined) throw invalidInput('模板编码已存在', [{ path: 'templateCode', message: '模板编码已存在' }]);
      return checked(values, values.templateType ?? '');
    },
    beforeEdit: async (_tx, _ctx, { before, values }) => {
      // Senders name the template by its code.
      if (values.templateCode !== undefined && values.templateCode !== before.templateCode)
        throw invalidInput('模板编码不能修改', [{ path: 'templateCode', message: '不能修改' }]);
      return checked({ templateContent: before.templateContent, ...values }, values.templateType ?? before.templateType);
    },
  },
});

/** Messages of the actor's tenant; one that is added is sent. @source MSG-01 */
export const messageResource: Resource<typeof Message, typeof sysSms> = defineResource(Message, {
  table: sysSms,
  options: {
    permission: 'message',
    wholeRows: true,
    beforeAdd: async (_tx, _ctx, _input, values) => ({ ...values, ...cleaned(values.esContent, values.esType) }),
    afterAdd: async (tx, ctx, row) => void (await queue(tx, ctx, row)),
    beforeEdit: async (_tx, _ctx, { before, values }) => {
      if (before.esSendStatus !== '2') throw new AppError('Business', '只有发送失败的消息可以修改');
      return { ...values, ...cleaned(values.esContent ?? before.esContent, values.esType ?? before.esType) };
    },
  },
});

/** Mails that stayed here. @source MSG-01 */
export const localMailResource: Resource<typeof LocalMail, typeof sysMail> = defineResource(LocalMail, {
  table: sysMail,
  options: {
    permission: 'message',
    wholeRows: true,
    defaultSort: { field: 'sentAt', order: 'desc' },
  },
});

const cleaned = (content: string | undefined, type: string | undefined) =>
  content !== undefined && isRich(type ?? '') ? { esContent: cleanRichText(content) } : {};

function checked(values: Values<typeof sysSmsTemplate>, type: string): Values<typeof sysSmsTemplate> {
  readValues(values.templateTestJson ?? null, { message: '测试数据必须是JSON对象', path: 'templateTestJson' });
  return isRich(type) && typeof values.templateContent === 'string'
    ? { ...values, templateContent: cleanRichText(values.templateContent) }
    : values;
}

/** Values written as JSON text. @throws InvalidInput they are not JSON object */
export function readValues(json: string | null, { message, path }: { message: string; path: string }): TemplateValues {
  if (json === null || json.trim() === '') return {};
  const wrong = () => invalidInput(message, [{ path, message }]);
  let values: unknown;
  try {
    values = JSON.parse(json);
  } catch {
    throw wrong();
  }
  if (typeof values !== 'object' || values === null || Array.isArray(values)) throw wrong();
  return values as TemplateValues;
}
