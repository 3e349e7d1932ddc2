import { z } from 'zod';
import type { BankConfig } from '../../../../platform/config.ts';
import { callOut } from '../../../../platform/outbound.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { BankChannel } from '../bankChannel.ts';
import { merchantOf } from '../merchant.ts';
import { readAnswer, StatementLineSchema, TransferAnswerSchema, TransferResultSchema } from '../resultSchema.ts';
import { signedHeaders } from './signature.ts';

/**
 * Payments by an institution that speaks the protocol of `docs/payment-institution.openapi.json`.
 *
 * @param config what the institution gave this installation
 * @source freight-domain 7
 */
export function institutionChannel(platform: Platform, { config, tenantId = 0 }: { config: BankConfig; tenantId?: number }): BankChannel {
  const merchant = merchantOf(tenantId);
  const ask = <Answer>(question: Question<Answer>) => askInstitution(platform, config, question);
  return {
    name: 'https',
    simulated: false,
    transfer: ({ requestSerial, payer, payee, amount, purpose }) => {
      const { companyAccountId: _ours, ...from } = payer;
      const body = { merchant, requestSerial, payer: from, payee, amount, currency: 'CNY', purpose };
      return needed(ask({ path: '/v1/transfers', body, schema: TransferAnswerSchema }));
    },
    query: (requestSerial) => needed(ask({ path: '/v1/transfers/query', body: { merchant, requestSerial }, schema: TransferResultSchema })),
    receipt: async (bankSerialNo) => {
      const answer = await ask({ path: '/v1/receipts', body: { merchant, bankSerialNo }, schema: z.object({ pdf: z.base64() }) });
      return answer === undefined ? null : Buffer.from(answer.pdf, 'base64');
    },
    balance: async ({ accountNo }) => {
      const answer = await needed(ask({ path: '/v1/balance', body: { merchant, accountNo }, schema: z.object({ balance: z.int() }) }));
      return answer.balance;
    },
    statement: async ({ accountNo }, day) => {
      const schema = z.object({ lines: z.array(StatementLineSchema).max(10_000) });
      const answer = await needed(ask({ path: '/v1/statements', body: { merchant, accountNo, day }, schema }));
      return answer.lines;
    },
  };
}

interface Question<Answer> {
  path: string;
  body: unknown;
  schema: z.ZodType<Answer>;
}

/** A receipt may be missing, and nothing else. */
async function needed<Answer>(asked: Promise<Answer | undefined>): Promise<Answer> {
  const answer = await asked;
  if (answer === undefined) throw new Error('the institution does not know this address');
  return answer;
}

/**
 * Asks the institution. Redirects are not followed, and the time that an answer may take is that of all outgoing calls.
 *
 * @returns undefined where it says that there is none
 * @throws Error no answer in time, a refusal, or an answer that cannot be read
 */
async function askInstitution<Answer>(
  platform: Platform,
  config: BankConfig,
  { path, body, schema }: Question<Answer>,
): Promise<Answer | undefined> {
  const text = JSON.stringify(body);
  const address = `${config.url}${path}`;
  const signed = { method: 'POST', path: new URL(address).pathname, body: text, now: platform.clock.now() };
  const answer = await callOut(platform.config, {
    address,
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', ...signedHeaders(config, signed) },
    body: text,
    // Money of production must not end at this machine.
    notHere: platform.config.mode === 'production',
  });
  if (answer.status === 404) return undefined;
  // What it says may hold numbers of people, and goes to no log.
  if (answer.status !== 200) throw new Error(`the institution answers ${answer.status} at ${path}`);
  return readAnswer(answer.text, schema);
}
