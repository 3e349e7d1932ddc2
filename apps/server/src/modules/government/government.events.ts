import { onEvent, type EventHandler } from '../../platform/events.ts';
import { noteAdjusted } from '../finance/note-adjust/noteAdjust.events.ts';
import { tripPaymentsChanged } from '../finance/payment/payment.events.ts';
import { noteReviewed } from '../shipping/shipping-note/shippingNote.events.ts';
import { partyApproved, partyChanged, partyRemoving, type PartyKind } from '../review/review.events.ts';
import type { UploadType } from './gov-upload/govUpload.contract.ts';
import { rowsToFollow, stopUploadsOf, uploadAutomatically } from './gov-upload/govUpload.service.ts';
import { uploadState } from './gov-upload/govUpload.states.ts';
import { adjustedTopic, fundFlowTopic } from './gov-upload/fundFlowOutbox.ts';
import { resendWhenChanged } from './gov-upload/sendUpload.ts';

/** Shippers are told of with their waybills. */
const isReported = (kind: PartyKind): kind is Extract<UploadType, PartyKind> => kind !== 'shipper';

/** What makes uploads: approvals, business reviews, changes of what was uploaded, and removals. @source freight-domain 6.3, C2, C5, N14, W10 */
export const governmentEvents: readonly EventHandler[] = [
  onEvent(partyApproved, async (tx, ctx, { kind, id }) => {
    if (isReported(kind)) await uploadAutomatically(tx, ctx, kind, id);
  }),
  onEvent(noteReviewed, async (tx, ctx, { note }) => void (await uploadAutomatically(tx, ctx, 'waybill', note.id))),
  // A payment is booked whatever becomes of its report, which is therefore looked at afterwards.
  onEvent(tripPaymentsChanged, async (tx, ctx, { noteId }) => {
    await ctx.outbox(tx, fundFlowTopic, { payload: { noteId }, orderKey: `fund ${noteId}` });
  }),
  onEvent(noteAdjusted, async (tx, ctx, { note }) => {
    await ctx.outbox(tx, adjustedTopic, { payload: { noteId: note.id }, orderKey: `fund ${note.id}` });
  }),
  onEvent(partyChanged, async (tx, ctx, { kind, id }) => {
    if (!isReported(kind)) return;
    for (const row of await rowsToFollow(tx, ctx, kind, id)) {
      if (row.state === uploadState.received) await resendWhenChanged(tx, ctx, row);
      // What has not left yet leaves as it is now.
      else await uploadAutomatically(tx, ctx, kind, id);
    }
  }),
  onEvent(partyRemoving, async (tx, ctx, { kind, id }) => {
    if (isReported(kind)) await stopUploadsOf(tx, ctx, kind, id);
  }),
];
