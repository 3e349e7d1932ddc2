import { normalisePlate } from '@tarmac/freight-api/rules';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { nowText, parseDateTimeText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { invalidInput, notFound, refusedField } from '../../../platform/errors.ts';
import { ProblemList } from '../../../platform/problemList.ts';
import { findRow, getRow } from '../../../platform/resource/getRow.ts';
import { visibleRows } from '../../../platform/resource/visibleRows.ts';
import { defineResource, type Resource } from '../../../platform/resource/resource.ts';
import { insertRow } from '../../../platform/resource/writeRows.ts';
import { vehicleResource } from '../../fleet/vehicle/vehicle.service.ts';
import { hyVehicle } from '../../fleet/vehicle/vehicle.table.ts';
import { nextNumber } from '../../../platform/sequence/sequence.ts';
import { hySetting } from '../../system/setting/setting.table.ts';
import { trackSourceFor } from '../source/askTrackSource.ts';
import { findTrack, type TrackSubject } from './findTrack.ts';
import { keepVerdict, subjectOf, visibleNote } from './noteTrack.ts';
import type { TrackReply } from './track.schema.ts';
import { TrackQuery, type TrackQueryInput } from './trackQuery.contract.ts';
import { hyTrackQuery, trackQueryNumbers } from './trackQuery.table.ts';

/** Queries with their rules: staff see all of them, others their own. @source freight-domain F17 */
export const trackQueryResource: Resource<typeof TrackQuery, typeof hyTrackQuery> = defineResource(TrackQuery, {
  table: hyTrackQuery,
  options: {
    permission: 'track',
    scope: ({ actor }) => (actor.userType === 1 ? undefined : eq(hyTrackQuery.queryBy, actor.username)),
    defaultSort: { field: 'queryTime', order: 'desc' },
  },
});

/** One query covers that much. @source freight-domain 2.28 */
const longestHours = 72;

/** @throws InvalidInput it ends before it begins, begins later than now, or is too long */
function assertPeriod(ctx: Context, beginTime: string, endTime: string): void {
  const [from, to] = [parseDateTimeText(beginTime)?.getTime(), parseDateTimeText(endTime)?.getTime()];
  const problems = new ProblemList();
  if (from === undefined || from > ctx.clock.now().getTime()) problems.keep(refusedField('beginTime', '开始时间不能晚于当前时间'));
  if (to === undefined || (from !== undefined && to <= from)) problems.keep(refusedField('endTime', '结束时间必须晚于开始时间'));
  else if (from !== undefined && to - from > longestHours * 3_600_000)
    problems.keep(refusedField('endTime', `单次查询不能超过${longestHours}小时`));
  problems.end();
}

type Given = z.output<typeof TrackQueryInput>;

async function subjectByPlate(tx: Tx, ctx: Context, input: Given): Promise<TrackSubject> {
  const missing = (['vehicleNumber', 'plateColor', 'beginTime', 'endTime'] as const).filter((name) => (input[name] ?? '') === '');
  if (missing.length > 0)
    throw invalidInput(
      '请填写车牌号、车牌颜色和时间段',
      missing.map((path) => ({ path, message: '请填写' })),
    );
  const vehicleNumber = normalisePlate(input.vehicleNumber!);
  const plateColor = input.plateColor!;
  const [beginTime, endTime] = [input.beginTime!, input.endTime!];
  const [vehicle] = await tx
    .select({ id: hyVehicle.id })
    .from(hyVehicle)
    .where(and(visibleRows(ctx, vehicleResource), eq(hyVehicle.vehicleNumber, vehicleNumber), eq(hyVehicle.plateColor, plateColor)));
  const problems = new ProblemList();
  if (vehicle === undefined) problems.keep(refusedField('vehicleNumber', '车辆不存在'));
  await problems.ask(() => assertPeriod(ctx, beginTime, endTime));
  problems.end();
  return { vehicleNumber, plateColor, beginTime, endTime, source: input.source ?? undefined };
}

async function installedSource(tx: Tx, ctx: Context) {
  const [setting] = await tx
    .select({ isOn: hySetting.vehicleTrackSwitch })
    .from(hySetting)
    .where(and(eq(hySetting.tenantId, ctx.actor.tenantId), sql`${hySetting.delFlag} = 0`))
    .limit(1);
  return trackSourceFor(setting?.isOn === '1');
}

/**
 * Asks the source for a track, keeps what came of it, and what it says of the waybill.
 *
 * @throws NotFound the waybill is not visible; InvalidInput no such vehicle, or a period that cannot be
 * @source freight-domain 2.28, F17
 */
export function queryTrack(ctx: Context, input: Given) {
  return ctx.transaction(async (tx) => {
    const note = (input.noteId ?? '') === '' ? undefined : await visibleNote(tx, ctx, input.noteId!);
    const subject =
      note === undefined
        ? await subjectByPlate(tx, ctx, input)
        : { ...(await subjectOf(tx, ctx, note)), source: input.source ?? undefined };
    const { track, cost } = await findTrack(tx, ctx, await installedSource(tx, ctx), subject);
    // A part of what there is says nothing of the whole.
    if (note !== undefined && subject.source === undefined) await keepVerdict(tx, ctx, note, track);
    const { load, unload, points, stops, distance, maxSpeedKmh } = track;
    const row = await insertRow(tx, ctx, hyTrackQuery, {
      queryNo: await nextNumber(tx, ctx, trackQueryNumbers),
      vehicleNumber: track.vehicleNumber,
      plateColor: track.plateColor,
      noteId: note?.id ?? null,
      shippingNoteNumber: track.shippingNoteNumber,
      beginTime: track.beginTime,
      endTime: track.endTime,
      source: subject.source ?? null,
      provider: track.provider,
      state: track.state,
      pointCount: track.pointCount,
      mileage: track.mileage,
      stopCount: track.stopCount,
      overSpeedCount: track.overSpeedCount,
      maxGapMinutes: track.maxGapMinutes,
      result: { load, unload, points, stops, distance, maxSpeedKmh },
      matchLoad: track.matchLoad,
      matchUnload: track.matchUnload,
      cost,
      queryBy: ctx.actor.username,
      queryTime: nowText(ctx.clock),
      failReason: track.failReason,
    });
    return getRow(ctx, trackQueryResource, row.id) as Promise<never>;
  });
}

/** A track as it was when it was asked for. @throws NotFound not visible */
export function replayTrack(ctx: Context, id: string): Promise<TrackReply> {
  return ctx.transaction(async (tx) => {
    const row = await findRow(tx, ctx, trackQueryResource, id);
    if (row === undefined) throw notFound();
    const { result, ...kept } = row;
    const drawn = result ?? { load: null, unload: null, points: [], stops: [], distance: null, maxSpeedKmh: 0 };
    const [load, unload] = [drawn.load, drawn.unload].map((place) => place && { ...place, fence: place.fence ?? null });
    return { ...kept, ...drawn, load: load ?? null, unload: unload ?? null, isLocal: row.provider === 'local', trackState: null };
  });
}

/** Where a vehicle went, from what was reported here. @throws NotFound not visible; InvalidInput a period that cannot be */
export function trackOfVehicle(ctx: Context, query: { vehicleId: string; beginTime: string; endTime: string }): Promise<TrackReply> {
  return ctx.transaction(async (tx) => {
    const [vehicle] = await tx
      .select({ vehicleNumber: hyVehicle.vehicleNumber, plateColor: hyVehicle.plateColor })
      .from(hyVehicle)
      .where(and(visibleRows(ctx, vehicleResource), eq(hyVehicle.id, query.vehicleId)));
    if (vehicle === undefined) throw notFound();
    const { track } = await findTrack(tx, ctx, trackSourceFor(false), {
      ...vehicle,
      beginTime: query.beginTime,
      endTime: query.endTime,
    });
    return track;
  });
}
