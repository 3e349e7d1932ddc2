import { routes } from '../../../platform/contract/index.ts';
import { splitList } from '../../../platform/query/condition.ts';
import { importHandlers } from '../../../platform/resource/sheetHandlers.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { reviewNotes } from './businessReview.service.ts';
import { showBusinessRules } from './businessRules.ts';
import { checkNotes } from './check.service.ts';
import { acceptNote, changeVehicle, dispatchVehicle } from './dispatch.service.ts';
import { editPrice } from './editPrice.service.ts';
import { editWeight } from './editWeight.service.ts';
import { setGoods } from './goods.service.ts';
import { preCheckNote, preCheckNotes } from './preCheck.service.ts';
import { reopenNote, resubmitReview } from './reopen.service.ts';
import { approveRevoke, cancelRevoke, refuseNote, revokeNote } from './revoke.service.ts';
import { shippingNoteContract } from './shippingNote.contract.ts';
import { countNotes, countOpenNotes, crewColumn, getNoteDetail, getPrintedNote, tryFees } from './shippingNote.queries.ts';
import { slipImportPlan } from './slipImport.ts';
import { readSlips } from './slipReadings.ts';
import { noteResource } from './shippingNote.resource.ts';
import { submitCheck } from './submitCheck.service.ts';
import { supplementNote } from './supplement.service.ts';
import { departNote, loadNote, signNote, unloadNote } from './weighing.service.ts';

/** @source freight-domain F02 */
export const shippingNoteRoutes = routes(shippingNoteContract, {
  ...resourceHandlers(noteResource),
  ...importHandlers(slipImportPlan),
  detail: (ctx, { query }) => getNoteDetail(ctx, query.id),
  print: (ctx, { query }) => getPrintedNote(ctx, query.id),
  statusCount: (ctx, { query }) => countNotes(ctx, query),
  openNotes: (ctx, { body }) => countOpenNotes(ctx, { column: crewColumn[body.of], ids: body.ids }),
  openNotesOf: (ctx, { query }) => countOpenNotes(ctx, { column: crewColumn[query.of], ids: splitList(query.ids) }),
  feeTrial: (ctx, { query }) => tryFees(ctx, query),
  dispatchVehicle: (ctx, { body }) => dispatchVehicle(ctx, body),
  changeVehicle: (ctx, { body }) => changeVehicle(ctx, body),
  accept: (ctx, { body }) => acceptNote(ctx, body),
  refuse: (ctx, { body }) => refuseNote(ctx, body),
  load: (ctx, { body }) => loadNote(ctx, body),
  depart: (ctx, { body }) => departNote(ctx, body),
  unload: (ctx, { body }) => unloadNote(ctx, body),
  sign: (ctx, { body }) => signNote(ctx, body),
  preCheck: (ctx, { body }) => preCheckNote(ctx, body),
  preCheckBatch: (ctx, { body }) => preCheckNotes(ctx, body),
  supplement: (ctx, { body }) => supplementNote(ctx, body),
  editWeight: (ctx, { body }) => editWeight(ctx, body),
  submitCheck: (ctx, { body }) => submitCheck(ctx, body),
  check: (ctx, { body }) => checkNotes(ctx, body),
  slipReadings: (ctx, { query }) => readSlips(ctx, query.id),
  businessRules: (ctx, { query }) => showBusinessRules(ctx, query.id),
  businessReview: (ctx, { body }) => reviewNotes(ctx, body),
  reopen: (ctx, { body }) => reopenNote(ctx, body),
  resubmitReview: (ctx, { body }) => resubmitReview(ctx, body),
  setGoods: (ctx, { body }) => setGoods(ctx, body),
  editPrice: (ctx, { body }) => editPrice(ctx, body),
  revoke: (ctx, { body }) => revokeNote(ctx, body),
  revokeApprove: (ctx, { body }) => approveRevoke(ctx, body),
  revokeCancel: (ctx, { body }) => cancelRevoke(ctx, body),
});
