import { z } from 'zod';
import { label } from '@tarmac/freight-api/rules';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { dateTime, dict, files, Id, text } from '../../../platform/contract/index.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refusedField } from '../../../platform/errors.ts';
import { takenValue } from '../../../platform/files/takenFiles.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { fundsShort } from '../../customers/customer-wallet/fundsShort.ts';
import { receivingAccounts } from '../company-account/receivingAccounts.ts';
import type { MoneyFrom } from '../ledger/postings.ts';
import { walletOf } from '../ledger/funds.service.ts';
import { assertNewSerial } from './knownSerial.ts';

/** Where money of a customer comes from, by dictionary `money_source`. */
export const moneySource = { wallet: 'wallet', transfer: 'transfer' } as const;

/** Inputs that say how money of a customer came: out of their wallet, or by a transfer that is proved. @source freight-domain 2.39, 3.7 */
export const ArrivalInput = z.object({
  source: dict('money_source', { label: label('款项来源', 'Paid from'), options: { codes: [moneySource.wallet, moneySource.transfer] } }),
  companyAccountId: Id.nullish(),
  bankSerialNo: text(label('银行流水号', 'Bank serial'), { max: 50, spelling: 'compact' }).nullish(),
  transferTime: dateTime(label('到账时间', 'Arrived at')).nullish(),
  voucherFiles: files(label('收款凭证', 'Vouchers'), { maxCount: 9, image: true }).nullish(),
});

/** Money of a customer as it is booked, and what is kept of how it came. */
export interface Arrival {
  from: MoneyFrom;
  kept: {
    source: string;
    companyAccountId: string | null;
    bankSerialNo: string | null;
    voucherFiles: string | null;
    time: string;
  };
}

/**
 * Checks how money of a customer came, all of it at once.
 *
 * @throws InvalidInput what is missing or does not fit, at its inputs; AppError 40451 the serial was used before; 40105 there is no wallet
 */
export async function checkedArrival(
  tx: Tx,
  ctx: Context,
  given: z.output<typeof ArrivalInput>,
  { companyId, customerId }: { companyId: string; customerId: string },
): Promise<Arrival> {
  const now = nowText(ctx.clock);
  if (given.source === moneySource.wallet) {
    const wallet = await walletOf(tx, ctx, { companyId, customerId });
    if (wallet === undefined) throw await fundsShort(tx, ctx, { reason: 'missing', customerId, needed: 0, available: 0 });
    const kept = { source: given.source, companyAccountId: null, bankSerialNo: null, voucherFiles: null, time: now };
    return { from: { walletId: wallet.id }, kept };
  }
  const problems = new ProblemList();
  const { companyAccountId, bankSerialNo, transferTime } = given;
  const account = await problems.ask(async () => {
    const known = await receivingAccounts(tx, ctx, companyId);
    if (!known.some(({ id }) => id === companyAccountId)) throw refusedField('companyAccountId', '请选择运营主体的收款账户');
    return companyAccountId ?? '';
  });
  const serial = await problems.ask(() => {
    if (!bankSerialNo) throw refusedField('bankSerialNo', '请填写银行流水号');
    return bankSerialNo;
  });
  if (account !== undefined && serial !== undefined)
    await problems.ask(() => assertNewSerial(tx, ctx, { companyAccountId: account, bankSerialNo: serial }));
  await problems.ask(() => {
    if (!transferTime) throw refusedField('transferTime', '请填写到账时间');
    if (transferTime > now) throw refusedField('transferTime', '到账时间不能晚于当前时间');
  });
  const voucherFiles = await problems.ask(async () => {
    const { voucherFiles: value } = given;
    const paths = await takenValue(tx, ctx, { name: 'voucherFiles', schema: ArrivalInput.shape.voucherFiles, value });
    if (paths.trim() === '') throw refusedField('voucherFiles', '请上传收款凭证');
    return paths;
  });
  problems.end();
  const kept = {
    source: given.source,
    companyAccountId: account!,
    bankSerialNo: serial!,
    voucherFiles: voucherFiles!,
    time: transferTime!,
  };
  return { from: { companyAccountId: account! }, kept };
}
