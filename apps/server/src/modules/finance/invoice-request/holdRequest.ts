import { canAdvance } from '../../../platform/contract/index.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound, staleVersion } from '../../../platform/errors.ts';
import { findRow } from '../../../platform/resource/getRow.ts';
import { stateChanged, type RowRef } from '../../../platform/resource/moveRow.ts';
import { lockRow, updateRow } from '../../../platform/resource/writeRows.ts';
import type { Values } from '../../../platform/resource/resource.ts';
import { requestResource } from './invoiceRequest.resource.ts';
import { invoiceRequestStates } from './invoiceRequest.states.ts';
import { hyRequestBill, type RequestItemRow, type RequestRow } from './invoiceRequest.table.ts';
import { holdNotes, itemsOfRequest, tellNotes } from './requestNotes.ts';

type Action = keyof typeof invoiceRequestStates.moves;

/** A request with its waybills; both are held. */
export interface HeldRequest {
  request: RequestRow;
  items: readonly RequestItemRow[];
}

/**
 * Holds a request as it was read, its waybills first, as every other move takes them.
 *
 * @param further ids of waybills that are held along with its own
 * @throws NotFound missing or not visible; Conflict changed since, or not in a state from which the move leads on
 * @source amendments 31
 */
export async function holdRequest(
  tx: Tx,
  ctx: Context,
  ref: RowRef,
  { action, further = [] }: { action: Action; further?: readonly string[] },
): Promise<HeldRequest> {
  const found = await findRow(tx, ctx, requestResource, ref.id);
  if (found === undefined) throw notFound();
  const items = await itemsOfRequest(tx, ctx, found.id);
  await holdNotes(tx, ctx, [...items.map(({ noteId }) => noteId), ...further]);
  const request = await lockRow(tx, ctx, requestResource, { id: ref.id });
  if (!canAdvance(invoiceRequestStates, { action, code: request.state })) throw stateChanged();
  // Anyone who changed which waybills there are has changed the request.
  if ((ref.version ?? found.version) !== request.version || found.version !== request.version) throw staleVersion();
  return { request, items };
}

/** Takes a held request through a move, and has its waybills say so. @param invoices state of its invoices, where they all have it from now on */
export async function moveRequest(
  tx: Tx,
  ctx: Context,
  request: RequestRow,
  { action, to, values = {}, invoices }: { action: Action; to: string; values?: Values<typeof hyRequestBill>; invoices?: string },
): Promise<RequestRow> {
  const after = await updateRow(tx, ctx, hyRequestBill, { before: request, values: { ...values, state: to } });
  if (to !== request.state) await tellNotes(tx, ctx, after, { state: to, invoices });
  ctx.audit({
    action: `invoiceRequest.${action}`,
    entity: 'invoiceRequest',
    entityId: request.id,
    before: { state: request.state },
    after: { state: to, ...values },
  });
  return after;
}
