import { z } from 'zod';
import { callOut } from '../../../../platform/outbound.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { BankChannel, PayingAccount } from '../bankChannel.ts';
import { tellNews } from '../channelNews.ts';
import { merchantOf, tenantOf } from '../merchant.ts';
import { readAnswer, StatementLineSchema, TransferAnswerSchema, TransferResultSchema } from '../resultSchema.ts';
import { closeBank, type EmbeddedBank, openBank } from './bankServer.ts';

/** Payments by the embedded bank. It is called outside of transactions: it waits for the database itself. @source freight-domain 7 */
export function embeddedChannel(platform: Platform, tenantId = 0): BankChannel {
  const merchant = merchantOf(tenantId);
  const accountOf = ({ accountName, accountNo }: PayingAccount) => ({ name: accountName, accountNo });
  return {
    name: 'embedded',
    simulated: true,
    transfer: async ({ requestSerial, payer, payee, amount, purpose }) => {
      const { accountType, name, accountNo } = payee;
      const order = { merchant, requestSerial, payer: accountOf(payer), payee: { accountType, name, accountNo }, amount, purpose };
      return ask(platform, { path: '/transfer', body: order, schema: TransferAnswerSchema });
    },
    query: (requestSerial) => ask(platform, { path: '/query', body: { merchant, requestSerial }, schema: TransferResultSchema }),
    receipt: async (bankSerialNo) => {
      const schema = z.object({ pdf: z.base64() });
      const answer = await askOrNothing(platform, { path: '/receipt', body: { merchant, bankSerialNo }, schema });
      return answer === undefined ? null : Buffer.from(answer.pdf, 'base64');
    },
    balance: async (account) => {
      const answer = await ask(platform, { path: '/balance', body: accountOf(account), schema: z.object({ balance: z.int() }) });
      return answer.balance;
    },
    statement: async (account, day) => {
      const schema = z.object({ lines: z.array(StatementLineSchema) });
      const answer = await ask(platform, { path: '/statement', body: { merchant, ...accountOf(account), day }, schema });
      return answer.lines;
    },
  };
}

/** The embedded bank of a server, for tests that have something go wrong. */
export const embeddedBank = (platform: Platform): Promise<EmbeddedBank> => openBank(platform, (body) => takeCall(platform, body));

/** Ends the embedded bank along with its server. */
export const closeEmbeddedBank = (platform: Platform): Promise<void> => closeBank(platform);

const Call = z.object({ merchant: z.string().regex(/^T\d+$/), requestSerial: z.string().max(32), result: TransferResultSchema });

/** A call of the bank. @throws Error it cannot be read, or was not taken: the bank calls again */
function takeCall(platform: Platform, body: string): Promise<void> {
  const { merchant, requestSerial, result } = readAnswer(body, Call);
  return tellNews(platform, { tenantId: tenantOf(merchant), requestSerial, result });
}

interface Question<Answer> {
  path: string;
  body: unknown;
  schema: z.ZodType<Answer>;
}

/** @throws Error no answer in time, a refusal, or an answer that cannot be read */
async function ask<Answer>(platform: Platform, question: Question<Answer>): Promise<Answer> {
  const answer = await askOrNothing(platform, question);
  if (answer === undefined) throw new Error(`the embedded bank has nothing at ${question.path}`);
  return answer;
}

/** The same; undefined where the bank says that there is none. */
async function askOrNothing<Answer>(platform: Platform, { path, body, schema }: Question<Answer>): Promise<Answer | undefined> {
  const { url, key } = await embeddedBank(platform);
  const { status, text } = await callOut(
    // It lives here and nowhere else.
    { mode: platform.config.mode, privateHosts: [new URL(url).hostname] },
    {
      address: `${url}${path}`,
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'x-bank-key': key },
      body: JSON.stringify(body),
    },
  );
  if (status === 404) return undefined;
  if (status !== 200) throw new Error(`the embedded bank answers ${status}: ${text.slice(0, 200)}`);
  return readAnswer(text, schema);
}
