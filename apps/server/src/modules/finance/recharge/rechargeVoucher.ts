import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { takenValue } from '../../../platform/files/takenFiles.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { moveRow } from '../../../platform/resource/moveRow.ts';
import { rechargeContract } from './recharge.contract.ts';
import { assertProof, confirmPayer } from './rechargeProof.ts';
import { nameOfCustomer, rechargeResource, tellConfirmers } from './recharge.service.ts';
import { rechargeStates as machine } from './recharge.states.ts';

/**
 * Adds the proof of a top-up that was asked for before the money was sent (K2): somebody confirms it.
 *
 * @throws InvalidInput; AppError 40451; Conflict it is over; WarningsToConfirm 40321 another payer than the customer
 */
export function addRechargeVoucher(ctx: Context, { id, version, ...given }: z.output<typeof rechargeContract.endpoints.voucher.body>) {
  return ctx.transaction(async (tx) => {
    const { after } = await moveRow(tx, ctx, rechargeResource, {
      ref: { id, version },
      machine,
      action: 'voucher',
      change: async (row) => {
        const place = { companyAccountId: row.receiveAccountId, thirdAccountId: row.thirdAccountId };
        const voucherFiles = await takenValue(tx, ctx, {
          name: 'voucherFiles',
          schema: rechargeContract.endpoints.voucher.body.shape.voucherFiles,
          value: given.voucherFiles,
        });
        await assertProof(tx, ctx, { ...given, voucherFiles }, { place, id });
        confirmPayer(ctx, given.payerName, await nameOfCustomer(tx, ctx, row.customerId));
        const payer = Object.fromEntries(
          (['payerName', 'payerAccount', 'payerBank'] as const).flatMap((name) => (given[name] ? [[name, given[name]]] : [])),
        );
        return { ...payer, bankSerialNo: given.bankSerialNo, transferTime: given.transferTime, voucherFiles };
      },
    });
    await tellConfirmers(tx, ctx, after);
    return getRow(ctx, rechargeResource, id) as Promise<never>;
  });
}
