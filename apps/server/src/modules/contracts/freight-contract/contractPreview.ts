import { type Context, holds } from '../../../platform/context.ts';
import type { AddOf } from '../../../platform/contract/index.ts';
import type { Contract } from './freightContract.contract.ts';
import { assertStaff, completeContract } from './freightContract.resource.ts';
import { withoutNumbers } from './contractFile.service.ts';
import { contentOf } from './contractTerms.ts';

/** The text of a contract as it would be made. @throws InvalidInput as when it is made */
export function previewContract(ctx: Context, input: AddOf<typeof Contract>): Promise<{ content: string }> {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const values = await completeContract(tx, ctx, input);
    const text = {
      ...values,
      contractNo: '（保存后生成）',
      shippingNoteNumber: null,
      extraTerms: input.extraTerms ?? null,
      content: null,
    };
    const content = await contentOf(tx, ctx, text);
    return { content: holds(ctx.actor, 'contract:viewSensitive') ? content : withoutNumbers(content, values.terms) };
  });
}
