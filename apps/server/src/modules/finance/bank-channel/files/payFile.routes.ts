import { sql } from 'drizzle-orm';
import { routes } from '../../../../platform/contract/index.ts';
import { getRow } from '../../../../platform/resource/getRow.ts';
import { defineResource, type Resource } from '../../../../platform/resource/resource.ts';
import { resourceHandlers } from '../../../../platform/resource/standardHandlers.ts';
import { assertStaff } from '../../../shipping/shipping-note/noteSteps.ts';
import { paymentResource } from '../../payment/payment.resource.ts';
import { uploadedBankFile } from './formats/readBankFile.ts';
import { importResults } from './importResults.service.ts';
import { downloadPayFile, makePayFiles } from './makePayFile.service.ts';
import { PayFile, payFileContract } from './payFile.contract.ts';
import { hyPayFile } from './payFile.table.ts';

const payFileResource: Resource<typeof PayFile, typeof hyPayFile> = defineResource(PayFile, {
  table: hyPayFile,
  options: {
    permission: 'payFile',
    title: 'fileNo',
    audited: true,
    scope: ({ actor }) => (actor.userType === 1 ? undefined : sql`false`),
  },
});

const { list, queryById, exportXls } = resourceHandlers(payFileResource);
const { list: listPayments } = resourceHandlers(paymentResource);

/** @source freight-domain 7 */
export const payFileRoutes = routes(payFileContract, {
  list,
  queryById,
  exportXls,
  waiting: (ctx, input) => {
    assertStaff(ctx);
    return listPayments(ctx, { ...input, query: { ...input.query, toFile: '1' } }) as never;
  },
  payments: (ctx, { query: { fileId, ...query }, ...input }) => {
    assertStaff(ctx);
    return listPayments(ctx, { ...input, query: { ...query, inFile: fileId } }) as never;
  },
  make: async (ctx, { body }) => {
    assertStaff(ctx);
    const ids = await makePayFiles(ctx, body);
    return Promise.all(ids.map((id) => getRow(ctx, payFileResource, id))) as Promise<never>;
  },
  download: (ctx, { query }) => {
    assertStaff(ctx);
    return downloadPayFile(ctx, query.id);
  },
  importResult: async (ctx, { query }) => {
    assertStaff(ctx);
    return importResults(ctx, { content: await uploadedBankFile(ctx), mode: query.mode });
  },
});
