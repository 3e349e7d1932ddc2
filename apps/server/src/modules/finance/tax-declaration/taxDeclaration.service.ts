import type { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import { type Context, holds } from '../../../platform/context.ts';
import { forbidden } from '../../../platform/errors.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { moveRow, givenReason, type RowRef } from '../../../platform/resource/moveRow.ts';
import type { RowReason } from '../../../platform/contract/rowInputs.ts';
import type { TaxBuildInput } from './taxDeclaration.contract.ts';
import { assertAnother, assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { queueFiling, sendingOf } from './fileDeclaration.ts';
import { makeDeclaration } from './makeDeclaration.ts';
import { taxDeclarationResource } from './taxDeclaration.resource.ts';
import { taxDeclarationStates } from './taxDeclaration.states.ts';
import { tellNext } from './tellTax.ts';

const reply = (ctx: Context, id: string) => getRow(ctx, taxDeclarationResource, id) as Promise<never>;
const machine = taxDeclarationStates;

/** Makes the declaration of a period (X1). @throws AppError 40501; see `makeDeclaration` */
export function buildDeclaration(ctx: Context, wish: z.output<typeof TaxBuildInput>) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const batch = await makeDeclaration(tx, ctx, wish);
    await tellNext(tx, ctx, batch);
    return reply(ctx, batch.id);
  });
}

/** Another person than its builder finds it right (X2). @throws AppError 40405 */
export function reviewDeclaration(ctx: Context, ref: RowRef) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const { after } = await moveRow(tx, ctx, taxDeclarationResource, {
      ref,
      machine,
      action: 'review',
      change: (batch) => {
        assertAnother(ctx, batch.createBy);
        return { reviewBy: ctx.actor.username, reviewTime: nowText(ctx.clock) };
      },
    });
    await tellNext(tx, ctx, after);
    return reply(ctx, ref.id);
  });
}

/** Gives a declaration up that the tax office never had (X2b): its period is free again. @throws AppError 40106 no reason; Forbidden neither its builder nor a reviewer @source amendments 23 */
export function voidDeclaration(ctx: Context, input: z.output<typeof RowReason>) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const voidReason = givenReason(input.reason);
    await moveRow(tx, ctx, taxDeclarationResource, {
      ref: input,
      machine,
      action: 'void',
      change: (batch) => {
        if (batch.createBy !== ctx.actor.username && !holds(ctx.actor, 'tax:review')) throw forbidden();
        return { voidReason, voidBy: ctx.actor.username, voidTime: nowText(ctx.clock) };
      },
    });
    return reply(ctx, input.id);
  });
}

/** Sends a reviewed declaration to the tax office (X3); what it answers comes later. */
export function declareTax(ctx: Context, ref: RowRef) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const { after } = await moveRow(tx, ctx, taxDeclarationResource, {
      ref,
      machine,
      action: 'declare',
      change: async (batch) => ({
        ...(await sendingOf(tx, ctx, batch)),
        declareBy: ctx.actor.username,
        declareTime: nowText(ctx.clock),
        failReason: null,
      }),
    });
    await queueFiling(tx, ctx, after);
    return reply(ctx, ref.id);
  });
}

/** A refused declaration may be sent again, or made void (X6). */
export function reworkDeclaration(ctx: Context, ref: RowRef) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const { after } = await moveRow(tx, ctx, taxDeclarationResource, { ref, machine, action: 'rework' });
    await tellNext(tx, ctx, after);
    return reply(ctx, ref.id);
  });
}

/**
 * Another declaration takes the place of one that the tax office has (X5): it is made of what the payments say by now, and names the difference of each
 * person. What was paid counts for it.
 *
 * @returns the new one
 * @throws AppError 40106 no reason
 */
export function correctDeclaration(ctx: Context, input: z.output<typeof RowReason>) {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const correctReason = givenReason(input.reason);
    const { after } = await moveRow(tx, ctx, taxDeclarationResource, {
      ref: input,
      machine,
      action: 'correct',
      change: () => ({ correctReason, correctBy: ctx.actor.username, correctTime: nowText(ctx.clock) }),
    });
    const batch = await makeDeclaration(tx, ctx, after);
    await tellNext(tx, ctx, batch);
    return reply(ctx, batch.id);
  });
}
