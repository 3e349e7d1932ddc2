import type { z } from 'zod';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { refusedByRule } from '../../../platform/errors.ts';
import { takenValue } from '../../../platform/files/takenFiles.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { givenReason, moveRow, type RowRef } from '../../../platform/resource/moveRow.ts';
import { carrierServices } from '../../fleet/carrier/carrier.service.ts';
import { driverServices } from '../../fleet/driver/driver.service.ts';
import { vehicleServices } from '../../fleet/vehicle/vehicle.service.ts';
import { assertAnother, assertStaff } from '../../shipping/shipping-note/noteSteps.ts';
import { party } from '../party.ts';
import { changeScore } from '../score/changeScore.ts';
import type { ScoreTarget } from '../score/scoreTargets.ts';
import { collectFine } from './collectFines.ts';
import { assertFine, assertPunishment } from './punishment.ts';
import { tellDeciders, tellOfViolation } from './tellViolation.ts';
import { ViolationAppealInput, type ViolationHandleInput } from './violation.contract.ts';
import { violationResource } from './violation.resource.ts';
import { fineState, violationSource, violationState, violationStates as machine } from './violation.states.ts';
import type { ViolationRow } from './violation.table.ts';

const reply = (ctx: Context, id: string) => getRow(ctx, violationResource, id) as Promise<never>;

/** The side of whom it is about speaks. @throws AppError 40106 no words; the time for it is over; Conflict another state */
export function appealViolation(ctx: Context, input: z.output<typeof ViolationAppealInput>): Promise<never> {
  return ctx.transaction(async (tx) => {
    const appealContent = givenReason(input.appealContent, 'appealContent');
    const value = { name: 'appealFiles', schema: ViolationAppealInput.shape.appealFiles, value: input.appealFiles };
    const files = await takenValue(tx, ctx, value);
    const { after } = await moveRow(tx, ctx, violationResource, {
      ref: input,
      machine,
      action: 'appeal',
      change: ({ appealUntil }) => {
        if (nowText(ctx.clock) > appealUntil) throw refusedByRule('申诉期已过');
        const appealFiles = files === '' ? null : files;
        return { appealContent, appealFiles, appealBy: ctx.actor.username, appealTime: nowText(ctx.clock) };
      },
    });
    await tellDeciders(tx, ctx, after, '已申诉，待处理');
    return reply(ctx, input.id);
  });
}

/**
 * Decides on a violation: punished, or cancelled. Nobody is punished before the time to appeal is over, unless they have spoken.
 *
 * @throws AppError 40106 no words; 40405 recorded, corrected or appealed by the actor; the time to appeal is not over
 * @throws InvalidInput a punishment that cannot be; Conflict another state
 * @source freight-domain 3.11, amendments 41
 */
export function handleViolation(ctx: Context, input: z.output<typeof ViolationHandleInput>): Promise<never> {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const handleResult = givenReason(input.handleResult, 'handleResult');
    const { pass } = input;
    const { after } = await moveRow(tx, ctx, violationResource, {
      ref: input,
      machine,
      action: 'handle',
      to: pass ? violationState.punished : violationState.cancelled,
      change: (row) => {
        if (row.source === violationSource.manual) assertAnother(ctx, row.createBy, row.editBy);
        assertAnother(ctx, row.appealBy);
        const handled = { handleResult, handleBy: ctx.actor.username, handleTime: nowText(ctx.clock) };
        if (!pass) return handled;
        assertPunishment(row, input);
        if (row.state === violationState.toHandle && nowText(ctx.clock) <= row.appealUntil)
          throw refusedByRule('申诉期未过，对方申诉后或期满后才能处罚');
        const { scoreDeduct = null, fineAmount = null, blacklist = '0' } = input;
        return { ...handled, scoreDeduct, fineAmount, blacklist, fineState: (fineAmount ?? 0) > 0 ? fineState.waiting : null };
      },
    });
    if (pass) {
      await assertFine(tx, ctx, after);
      await punish(tx, ctx, after);
    }
    await tellOfViolation(tx, ctx, after, pass ? `已处罚：${handleResult}` : `已撤销：${handleResult}`);
    return reply(ctx, input.id);
  });
}

/** Takes a violation back that was recorded in error. @throws AppError 40106 no reason; Conflict another state */
export function cancelViolation(ctx: Context, { reason, ...ref }: RowRef & { reason: string }): Promise<never> {
  return ctx.transaction(async (tx) => {
    assertStaff(ctx);
    const handleResult = givenReason(reason);
    const { after } = await moveRow(tx, ctx, violationResource, {
      ref,
      machine,
      action: 'cancel',
      change: () => ({ handleResult, handleBy: ctx.actor.username, handleTime: nowText(ctx.clock) }),
    });
    await tellOfViolation(tx, ctx, after, `已撤销：${handleResult}`);
    return reply(ctx, ref.id);
  });
}

/** Whom a violation counts for. */
function targetsOf({ targetType, targetId, vehicleId }: ViolationRow): ScoreTarget[] {
  if (targetType === party.carrier) return targetId === null ? [] : [{ type: 'carrier', id: targetId }];
  if (targetType !== party.driver) return [];
  return [
    ...(targetId === null ? [] : [{ type: 'driver', id: targetId } as const]),
    ...(vehicleId === null ? [] : [{ type: 'vehicle', id: vehicleId } as const]),
  ];
}

const services = { driver: driverServices, vehicle: vehicleServices, carrier: carrierServices };

async function punish(tx: Tx, ctx: Context, row: ViolationRow): Promise<void> {
  for (const target of targetsOf(row)) {
    if (row.blacklist === '1') {
      const reason = `违规 ${row.violationNo}：${row.handleResult ?? ''}`.slice(0, 200);
      await services[target.type].blacklist(ctx, { id: target.id, blacklist: '1', reason });
    }
    await changeScore(tx, ctx, target, {
      source: 'violation',
      sourceId: row.id,
      sourceNo: row.violationNo,
      noteId: row.noteId,
      rulePoints: -(row.scoreDeduct ?? 0),
      reason: row.detail.slice(0, 200),
    });
  }
  if (row.fineState !== null) await collectFine(tx, ctx, row);
}
