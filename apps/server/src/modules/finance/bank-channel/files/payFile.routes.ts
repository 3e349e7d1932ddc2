import { routes } from '../../../../platform/contract/index.ts';
import { getRow } from '../../../../platform/resource/getRow.ts';
import { defineResource, type Resource } from '../../../../platform/resource/resource.ts';
import { resourceHandlers } from '../../../../platform/resource/standardHandlers.ts';
import { assertStaff } from '../../../shipping/shipping-note/noteSteps.ts';
import { uploadedBankFile } from './formats/readBankFile.ts';
import { importResults } from './importResults.service.ts';
import { downloadPayFile, makePayFiles } from './makePayFile.service.ts';
import { PayFile, payFileContract } from './payFile.contract.ts';
import { hyPayFile } from './payFile.table.ts';

const payFileResource: Resource<typeof PayFile, typeof hyPayFile> = defineResource(PayFile, {
  table: hyPayFile,
  options: { permission: 'payFile', title: 'fileNo', audited: true },
});

const { list, queryById } = resourceHandlers(payFileResource);

/** @source freight-domain 7 */
export const payFileRoutes = routes(payFileContract, {
  list,
  queryById,
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
