import { z } from 'zod';
import type { InstitutionConfig } from '../../../../platform/config.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { BankChannel } from '../bankChannel.ts';
import { merchantOf } from '../merchant.ts';
import { StatementLineSchema, TransferAnswerSchema, TransferResultSchema } from '../resultSchema.ts';
import { askInstitution, needed, type Question } from './askInstitution.ts';

/**
 * Payments by an institution that speaks the protocol of `docs/payment-institution.openapi.json`.
 *
 * @param config what the institution gave this installation
 * @source freight-domain 7
 */
export function institutionChannel(
  platform: Platform,
  { config, tenantId = 0 }: { config: InstitutionConfig; tenantId?: number },
): BankChannel {
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
