import { onEvent, type EventHandler } from '../../platform/events.ts';
import { approvalDecided } from '../finance/approval/approval.events.ts';
import { compensationFailed } from '../finance/compensation/compensation.events.ts';
import { noteAdjustDecided } from '../finance/note-adjust/noteAdjust.events.ts';
import { tripPaymentsChanged } from '../finance/payment/payment.events.ts';
import { uploadRefused } from '../government/gov-upload/govUpload.events.ts';
import { partyExpired } from '../review/review.events.ts';
import { noteDeparted, noteFeesChanged } from '../shipping/shipping-note/shippingNote.events.ts';
import { noteTrackJudged } from '../track/track-query/noteTrack.events.ts';
import { takeDecision, takeFailure } from './complaint/followCompensation.ts';
import { openEvaluations } from './evaluation/openEvaluations.ts';
import { takeAdjustDecision } from './violation/collectFines.ts';
import { findDeviation, findExpired, findOverload, findRefusal } from './violation/foundViolations.ts';

/** What the service side listens to: what finance decides, which waybills are paid, and what is found against somebody. */
export const serviceEvents: readonly EventHandler[] = [
  onEvent(approvalDecided, (tx, ctx, { approval }) => takeDecision(tx, ctx, approval)),
  onEvent(compensationFailed, (tx, ctx, { approvalId }) => takeFailure(tx, ctx, approvalId)),
  onEvent(noteAdjustDecided, (tx, ctx, { adjust }) => takeAdjustDecision(tx, ctx, adjust)),
  onEvent(tripPaymentsChanged, (tx, ctx, { noteId }) => openEvaluations(tx, ctx, noteId)),
  onEvent(noteFeesChanged, async (tx, ctx, { note, step }) => {
    if (step === 'load') await findOverload(tx, ctx, note);
  }),
  // A sheet of slips loads without a step of its own.
  onEvent(noteDeparted, (tx, ctx, { note }) => findOverload(tx, ctx, note)),
  onEvent(noteTrackJudged, (tx, ctx, { note, flags }) => findDeviation(tx, ctx, note, flags)),
  onEvent(partyExpired, (tx, ctx, expired) => findExpired(tx, ctx, expired)),
  onEvent(uploadRefused, (tx, ctx, { upload }) => findRefusal(tx, ctx, upload)),
];
