import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { confirmWarnings } from '../../../platform/createContext.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refusedField } from '../../../platform/errors.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { assertNewSerial } from '../arrival/knownSerial.ts';
import type { MoneyPlace } from '../ledger/chartOfAccounts.ts';

/** What is said of money that was sent. */
export interface Proof {
  bankSerialNo?: string | null | undefined;
  transferTime?: string | null | undefined;
  voucherFiles?: string | null | undefined;
}

/**
 * Checks what proves that money was sent to an account of ours, all of it at once.
 *
 * @param needsVoucher whether a picture belongs to it
 * @param id of the top-up that tells it, where there is one
 * @throws InvalidInput what is missing or does not fit, at its inputs; AppError 40451 the serial was used before
 */
export async function assertProof(
  tx: Tx,
  ctx: Context,
  { bankSerialNo, transferTime, voucherFiles }: Proof,
  { place, id, needsVoucher = true }: { place: MoneyPlace; id?: string; needsVoucher?: boolean },
): Promise<void> {
  const problems = new ProblemList();
  await problems.ask(async () => {
    if (!bankSerialNo) throw refusedField('bankSerialNo', '请填写银行流水号');
    await assertNewSerial(tx, ctx, { ...place, bankSerialNo, ...(id === undefined ? {} : { besides: id }) });
  });
  await problems.ask(() => {
    if (!transferTime) throw refusedField('transferTime', '请填写转账时间');
    if (transferTime > nowText(ctx.clock)) throw refusedField('transferTime', '转账时间不能晚于当前时间');
  });
  await problems.ask(() => {
    if (needsVoucher && !voucherFiles?.trim()) throw refusedField('voucherFiles', '请上传转账凭证');
  });
  problems.end();
}

/** Asks about a payer who is called otherwise than the customer. @throws WarningsToConfirm 40321 */
export function confirmPayer(ctx: Context, payerName: string | null | undefined, customer: string | undefined): void {
  if (payerName && payerName !== customer) confirmWarnings(ctx, [{ code: 40321, message: '付款方与客户名称不一致' }]);
}
