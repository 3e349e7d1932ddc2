import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notify } from '../../system/announcement/notify.service.ts';
import type { NoteRow } from './shippingNote.resource.ts';

/** Tells the person who handed a waybill over that it has come back. @source NT7, NT22 */
export const tellSubmitter = (tx: Tx, ctx: Context, note: NoteRow, told: { what: string; why: string }): Promise<void> =>
  tell(tx, ctx, note, { ...told, username: note.submitCheckBy });

/** Tells the person who sent the vehicle that documents are to be made again. @source NT22 */
export const tellDispatcher = (tx: Tx, ctx: Context, note: NoteRow, told: { what: string; why: string }): Promise<void> =>
  tell(tx, ctx, note, { ...told, username: note.dispatchBy });

/** Tells the person who reviewed a waybill that finance sent it back. @source NT22 */
export const tellReviewer = (tx: Tx, ctx: Context, note: NoteRow, told: { what: string; why: string }): Promise<void> =>
  tell(tx, ctx, note, { ...told, username: note.businessReviewBy, openPage: '/shipping/business' });

/** Tells the person who asked for a revocation what became of it. @source NT5 */
export const tellApplicant = (tx: Tx, ctx: Context, note: NoteRow, told: { what: string; why: string }): Promise<void> =>
  tell(tx, ctx, note, { ...told, username: note.revokeBy });

async function tell(
  tx: Tx,
  ctx: Context,
  { shippingNoteNumber, driverName, vehicleNumber }: NoteRow,
  { what, why, username, openPage = '/shipping/list' }: { what: string; why: string; username: string | null; openPage?: string },
): Promise<void> {
  if (username === null || username === ctx.actor.username) return;
  await notify(
    tx,
    ctx,
    { usernames: [username] },
    {
      title: `运单 ${shippingNoteNumber} ${what}`,
      lines: [`${driverName ?? ''} ${vehicleNumber ?? ''}：${why}`],
      openPage,
    },
  );
}
