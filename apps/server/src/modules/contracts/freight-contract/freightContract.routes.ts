import { routes } from '../../../platform/contract/index.ts';
import { countRows } from '../../../platform/resource/countRows.ts';
import { listOwned } from '../../../platform/resource/listRows.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { customerResource } from '../../customers/customer/customer.service.ts';
import { carrierResource } from '../../fleet/carrier/carrier.service.ts';
import { noteResource } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { usableTemplates } from '../template/template.service.ts';
import { contractContract } from './freightContract.contract.ts';
import { contractResource } from './freightContract.resource.ts';
import { hyContract } from './freightContract.table.ts';
import { readContractFile, verifyContract } from './contractFile.service.ts';
import { scanContract, sendContract, terminateContract, voidContract } from './contractMoves.service.ts';
import { previewContract } from './contractPreview.ts';
import { refuseContract, signContract } from './contractSign.service.ts';
import { supplyContract } from './trip.service.ts';

const { list, queryById, add, edit, delete: remove, exportXls } = resourceHandlers(contractResource);

/** @source freight-domain S04, A06 */
export const contractRoutes = routes(contractContract, {
  list,
  queryById,
  add,
  edit,
  delete: remove,
  exportXls,
  ofNote: (ctx, { query }) =>
    listOwned(ctx, { resource: noteResource, id: query.noteId }, { resource: contractResource, ofOwner: hyContract.noteId, query }),
  ofCarrier: (ctx, { query }) =>
    listOwned(ctx, { resource: carrierResource, id: query.partyId }, { resource: contractResource, ofOwner: hyContract.partyId, query }),
  ofCustomer: (ctx, { query }) =>
    listOwned(ctx, { resource: customerResource, id: query.partyId }, { resource: contractResource, ofOwner: hyContract.partyId, query }),
  statusCount: (ctx, { query }) => countRows(ctx, contractResource, { field: 'state', query }),
  send: (ctx, { body }) => sendContract(ctx, body),
  sign: (ctx, { body }) => signContract(ctx, body),
  refuse: (ctx, { body }) => refuseContract(ctx, body),
  terminate: (ctx, { body }) => terminateContract(ctx, body),
  void: (ctx, { body }) => voidContract(ctx, body),
  scan: (ctx, { body }) => scanContract(ctx, body),
  supply: (ctx, { body }) => supplyContract(ctx, body.noteId),
  file: (ctx, { query }) => readContractFile(ctx, query.id),
  verify: (ctx, { query }) => verifyContract(ctx, query.id),
  templates: (ctx) => ctx.transaction((tx) => usableTemplates(tx, ctx)) as Promise<never>,
  preview: (ctx, { body }) => previewContract(ctx, body),
});
