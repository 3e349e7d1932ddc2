import { parseDateTimeText } from '../../../../platform/clock.ts';
import type { NoteRow } from '../shippingNote.resource.ts';
import { resultOf, type ReviewRule } from './reviewRule.ts';

type Step = 'acceptTime' | 'loadTime' | 'departTime' | 'unloadTime' | 'signTime';

/** Each step with the one before it; a way takes time, so that departure and unloading may not be at one moment. */
const order: readonly { earlier: Step; later: Step; isStrict?: true }[] = [
  { earlier: 'acceptTime', later: 'loadTime' },
  { earlier: 'loadTime', later: 'departTime' },
  { earlier: 'departTime', later: 'unloadTime', isStrict: true },
  { earlier: 'unloadTime', later: 'signTime' },
];

/** When a waybill took each step: consigned with its acceptance, else its dispatch, and gone when loaded where nobody says more. */
const stepsOf = (note: NoteRow): Record<Step, string | null> => ({
  acceptTime: note.acceptTime ?? note.dispatchTime,
  loadTime: note.loadTime,
  departTime: note.departTime ?? note.loadTime,
  unloadTime: note.unloadTime,
  signTime: note.signTime,
});

/** R3: consigned, loaded, gone, unloaded and signed for, one after the other. The value names the step that comes too early. */
export const timeOrder: ReviewRule = ({ note }) => {
  const steps = stepsOf(note);
  const missing = (Object.keys(steps) as Step[]).filter((step) => steps[step] === null);
  const wrong = order.find(({ earlier, later, isStrict }) => {
    const [from, to] = [steps[earlier], steps[later]];
    return from !== null && to !== null && (to < from || (isStrict === true && to === from));
  });
  const named = wrong === undefined ? missing : [wrong.earlier, wrong.later];
  return resultOf('R3', {
    value: named.at(-1) ?? null,
    pass: named.length === 0,
    evidence: { steps: named, figures: steps },
  });
};

const seconds = (from: string, to: string): number => (parseDateTimeText(to)!.getTime() - parseDateTimeText(from)!.getTime()) / 1000;

/** R4: the way was not covered faster than a truck may, until it arrived: who waits to be unloaded does not drive. Kilometres per hour, by the track where there is one. */
export const averageSpeed: ReviewRule = ({ note, settings: { maxSpeedKmh } }) => {
  const { departTime, unloadTime } = stepsOf(note);
  const endTime = note.arriveTime ?? unloadTime;
  const metres = note.trackDistance ?? note.distance;
  const figures = { metres };
  const limit = String(maxSpeedKmh);
  if (departTime === null || endTime === null || metres === null) return resultOf('R4', { limit, pass: false, evidence: { figures } });
  const took = seconds(departTime, endTime);
  const evidence = { figures: { ...figures, minutes: Math.floor(took / 60) } };
  if (took <= 0) return resultOf('R4', { limit, pass: false, evidence });
  // Compared without dividing: metres in seconds against kilometres in an hour.
  const pass = metres * 3600 <= maxSpeedKmh * 1000 * took;
  const kmh = (metres * 3.6) / took;
  // What is over the limit is not rounded down to it.
  return resultOf('R4', { value: String(pass ? Math.floor(kmh) : Math.ceil(kmh)), limit, pass, evidence });
};

/** R5: there is a track, without long silence, and it comes by both places. The value is the state of the track. */
export const trackWhole: ReviewRule = ({ note, settings }) => {
  const { trackGapMinutes: gap, trackMatchLoad: load, trackMatchUnload: unload } = note;
  const { trackMaxGapMinutes, trackMatchMeters } = settings;
  const isMeasured = gap !== null && (note.trackState === '1' || note.trackState === '2');
  const isNear = (metres: number | null) => metres === null || metres <= trackMatchMeters;
  const isWhole = isMeasured ? gap <= trackMaxGapMinutes && isNear(load) && isNear(unload) : note.trackState === '1';
  return resultOf('R5', {
    value: note.trackState,
    limit: settings.trackRequired ? '1' : null,
    pass: isWhole || !settings.trackRequired,
    evidence: {
      figures: { gapMinutes: gap, trackMaxGapMinutes, matchLoad: load, matchUnload: unload, trackMatchMeters, remark: note.trackRemark },
    },
  });
};

/** R6: the vehicle made no other trip meanwhile. The value counts those that share time with this one. */
export const noOverlap: ReviewRule = ({ overlaps }) =>
  resultOf('R6', { value: String(overlaps.length), limit: '0', pass: overlaps.length === 0, evidence: { notes: overlaps } });
