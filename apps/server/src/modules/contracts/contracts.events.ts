import { onEvent, type EventHandler } from '../../platform/events.ts';
import { partyApproved } from '../review/review.events.ts';
import { orderSubmitting } from '../shipping/order/order.events.ts';
import {
  noteAccepting,
  noteDispatched,
  noteRevoked,
  noteSigned,
  noteSigning,
  noteVehicleChanged,
} from '../shipping/shipping-note/shippingNote.events.ts';
import { setNoteContract } from '../shipping/shipping-note/noteContract.ts';
import { contractState } from './freight-contract/freightContract.states.ts';
import { assertInForce } from './freight-contract/contractMoves.service.ts';
import {
  assertTripSigned,
  confirmUnsignedTrips,
  endUnsignedTrips,
  makeFrameworkContract,
  remakeTripContract,
  sendTripContract,
  voidTripContracts,
} from './freight-contract/trip.service.ts';

/** What contracts listen to: trips and approved drivers get theirs, and business asks for one in force. */
export const contractEvents: readonly EventHandler[] = [
  onEvent(noteDispatched, (tx, ctx, { note }) => sendTripContract(tx, ctx, note)),
  onEvent(noteVehicleChanged, async (tx, ctx, { note }) => void (await remakeTripContract(tx, ctx, note, '改派'))),
  onEvent(noteRevoked, async (tx, ctx, { note }) => {
    if (note.contractState === null) return;
    await voidTripContracts(tx, ctx, note.id, '运单撤销');
    await setNoteContract(tx, ctx, note.id, contractState.void);
  }),
  onEvent(noteSigning, (tx, ctx, { note }) => confirmUnsignedTrips(tx, ctx, note.id)),
  onEvent(noteSigned, (tx, ctx, { note }) => endUnsignedTrips(tx, ctx, note)),
  onEvent(noteAccepting, (tx, ctx, { note }) => assertTripSigned(tx, ctx, note)),
  onEvent(orderSubmitting, async (tx, ctx, { order }) => {
    const { contractId, customerId, agentId, pickupTimeFrom } = order;
    if (contractId !== null) await assertInForce(tx, ctx, { contractId, parties: [customerId, agentId], day: pickupTimeFrom.slice(0, 10) });
  }),
  onEvent(partyApproved, async (tx, ctx, { kind, id }) => {
    if (kind === 'driver') await makeFrameworkContract(tx, ctx, id);
  }),
];
