import { and, asc, between, eq, sql } from 'drizzle-orm';
import { nowText, toDateTimeText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { businessError, notFound } from '../../../platform/errors.ts';
import { findRow } from '../../../platform/resource/getRow.ts';
import { readConfigNumber } from '../../system/setting/configValues.ts';
import { noteResource, type NoteRow } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { noteStatus } from '../../shipping/shipping-note/shippingNote.states.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { trackVerdict } from '../figures/trackFigures.ts';
import { fencesOfNote } from '../position/fences.ts';
import { trackSourceFor } from '../source/askTrackSource.ts';
import { tellAlarm } from '../track-alarm/tellAlarm.ts';
import { findTrack, queryState, type TrackSubject } from './findTrack.ts';
import { noteTrackJudged } from './noteTrack.events.ts';
import type { TrackReply } from './track.schema.ts';

/** A waybill that the actor sees. @throws NotFound */
export async function visibleNote(tx: Tx, ctx: Context, id: string): Promise<NoteRow> {
  const note = await findRow(tx, ctx, noteResource, id);
  if (note === undefined) throw notFound();
  return note;
}

/** The way of a waybill: from loading, or from its dispatch while it is not loaded, until unloading, or until now. @throws AppError nobody was sent yet */
export async function subjectOf(tx: Tx, ctx: Context, note: NoteRow): Promise<TrackSubject> {
  const { vehicleNumber, plateColor } = note;
  const beginTime = note.loadTime ?? note.dispatchTime;
  if (vehicleNumber === null || plateColor === null || beginTime === null)
    throw businessError(40106, { message: '运单尚未派车，没有轨迹' });
  const fences = await fencesOfNote(tx, ctx, note.id);
  return {
    vehicleNumber,
    plateColor,
    beginTime,
    endTime: note.unloadTime ?? (note.noteStatus === noteStatus.revoked ? (note.revokeTime ?? nowText(ctx.clock)) : nowText(ctx.clock)),
    note: {
      id: note.id,
      shippingNoteNumber: note.shippingNoteNumber,
      distance: note.distance,
      trackState: note.trackState,
      load: { name: placeName(note.sendCity, note.sendAddress), lng: note.sendLng, lat: note.sendLat, fence: fences.load },
      unload: {
        name: placeName(note.receiveCity, note.receiveAddress),
        lng: note.receiveLng,
        lat: note.receiveLat,
        fence: fences.unload,
      },
    },
  };
}

const placeName = (city: string | null, address: string | null) => [city, address].filter(Boolean).join(' ');

/** Marks that a track gives a waybill or takes from it. */
const trackFlags = ['noTrack', 'overSpeed', 'deviation'] as const;

/**
 * Keeps on a waybill what its track says. That is decided when the trip is over: until then there is always more to come.
 *
 * @returns the state of the track as it stands now
 * @source freight-domain 3.2 R5, R4
 */
export async function keepVerdict(tx: Tx, ctx: Context, note: NoteRow, track: TrackReply): Promise<string> {
  if (note.unloadTime === null || track.state === queryState.failed) return note.trackState;
  const limits = {
    trackMatchMeters: await readConfigNumber(tx, ctx, 'trackMatchMeters'),
    trackMaxGapMinutes: await readConfigNumber(tx, ctx, 'trackMaxGapMinutes'),
  };
  const trackState = trackVerdict(track, limits);
  const isAway = [track.matchLoad, track.matchUnload].some((metres) => metres !== null && metres > limits.trackMatchMeters);
  const marks = { noTrack: trackState === '3', overSpeed: track.overSpeedCount > 0, deviation: isAway };
  const others = (note.abnormalFlags ?? '').split(',').filter((flag) => flag !== '' && !trackFlags.includes(flag as never));
  const flags = [...others, ...trackFlags.filter((flag) => marks[flag])];
  // No edit: anyone who is about to take the waybill on does so with the version that they saw.
  await tx
    .update(hyShippingNote)
    .set({
      trackState,
      trackDistance: track.pointCount === 0 ? null : track.mileage,
      trackGapMinutes: track.pointCount === 0 ? null : track.maxGapMinutes,
      trackMatchLoad: track.matchLoad,
      trackMatchUnload: track.matchUnload,
      abnormalFlags: flags.length === 0 ? null : flags.join(','),
    })
    .where(and(eq(hyShippingNote.tenantId, ctx.actor.tenantId), eq(hyShippingNote.id, note.id)));
  await ctx.emit(tx, noteTrackJudged, { note, flags: trackFlags.filter((flag) => marks[flag]) });
  if (isAway) {
    const isAwayFromLoad = (track.matchLoad ?? 0) > limits.trackMatchMeters;
    const place = isAwayFromLoad ? `轨迹距装货地${track.matchLoad ?? 0}米` : `轨迹距卸货地${track.matchUnload ?? 0}米`;
    await tellAlarm(tx, ctx, { note, kind: 'deviation', place });
  }
  return trackState;
}

/** The track of a waybill, from what was reported here; nobody is asked, and nothing is kept. @throws NotFound the waybill is not visible */
export function trackOfNote(ctx: Context, noteId: string): Promise<TrackReply> {
  return ctx.transaction(async (tx) => {
    const { track } = await findTrack(tx, ctx, trackSourceFor(false), await subjectOf(tx, ctx, await visibleNote(tx, ctx, noteId)));
    return track;
  });
}

const hour = 3_600_000;
const checkedAtOnce = 200;

/**
 * Decides on the tracks of trips that ended two hours ago and more: units send late what they kept in a dead spot. Older ones than a
 * month are left to anyone who asks for them.
 *
 * @returns how many were decided on
 */
export function checkFinishedNotes(ctx: Context): Promise<number> {
  return ctx.transaction(async (tx) => {
    const now = ctx.clock.now().getTime();
    const ago = (hours: number) => toDateTimeText(new Date(now - hours * hour));
    const notes = await tx
      .select()
      .from(hyShippingNote)
      .where(
        and(
          eq(hyShippingNote.tenantId, ctx.actor.tenantId),
          sql`${hyShippingNote.delFlag} = 0`,
          eq(hyShippingNote.trackState, '0'),
          between(hyShippingNote.noteStatus, noteStatus.unloaded, noteStatus.invoiced),
          between(hyShippingNote.unloadTime, ago(30 * 24), ago(2)),
        ),
      )
      .orderBy(asc(hyShippingNote.unloadTime))
      .limit(checkedAtOnce);
    for (const note of notes) {
      const { track } = await findTrack(tx, ctx, trackSourceFor(false), await subjectOf(tx, ctx, note));
      await keepVerdict(tx, ctx, note, track);
    }
    return notes.length;
  });
}
