import type { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { notFound, refusedByRule, refusedField, staleVersion } from '../../../platform/errors.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { reasonMissing, stateChanged } from '../../../platform/resource/moveRow.ts';
import { lockRow } from '../../../platform/resource/writeRows.ts';
import { assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { keepAnswer } from '../tax-filing/files/filesFiling.ts';
import { keepResult } from './fileDeclaration.ts';
import type { TaxReceiptInput } from './taxDeclaration.contract.ts';
import { taxDeclarationResource } from './taxDeclaration.resource.ts';
import { taxState } from './taxDeclaration.states.ts';

/**
 * Takes what the tax office has answered to a file that a person carried there.
 *
 * @throws AppError 40106 refused without a reason; it answers by itself; Conflict it does not wait for an answer
 * @throws InvalidInput no receipt number, or a time that lies ahead
 */
export function takeReceipt(ctx: Context, { accepted, receiptNo, receiptTime, reason, ...ref }: z.output<typeof TaxReceiptInput>) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const batch = await lockRow(tx, ctx, taxDeclarationResource, { id: ref.id });
    if (batch === undefined) throw notFound();
    if (batch.state !== taxState.declaring) throw stateChanged();
    if (ref.version !== batch.version) throw staleVersion();
    if (batch.channel !== 'files') throw refusedByRule('该申报由税务通道直接返回回执');
    const now = nowText(ctx.clock);
    const problems = new ProblemList();
    const number = receiptNo?.trim() ?? '';
    const why = reason?.trim() ?? '';
    await problems.ask(async () => {
      if (!accepted && why === '') throw reasonMissing();
      if (accepted && number === '') throw refusedField('receiptNo', '请填写回执号');
    });
    await problems.ask(async () => {
      if (accepted && (receiptTime ?? now) > now) throw refusedField('receiptTime', '回执时间不能晚于当前时间');
    });
    problems.end();
    const result = accepted
      ? ({ state: 'declared', receiptNo: number, receiptTime: receiptTime ?? now } as const)
      : ({ state: 'failed', reason: why } as const);
    const serial = batch.requestSerial ?? '';
    await keepAnswer(tx, ctx, { serial, result });
    await keepResult(tx, ctx, { id: batch.id, serial, result });
    return getRow(ctx, taxDeclarationResource, ref.id) as Promise<never>;
  });
}
