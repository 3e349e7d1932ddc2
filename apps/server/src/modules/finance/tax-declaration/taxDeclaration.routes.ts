import { eq } from 'drizzle-orm';
import { routes } from '../../../platform/contract/index.ts';
import { countRows } from '../../../platform/resource/countRows.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { listRows } from '../../../platform/resource/listRows.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { askToSetOff, showSetOff } from './askToSetOff.service.ts';
import { payTax } from './payTax.service.ts';
import { takeReceipt } from './takeReceipt.service.ts';
import { taxDeclarationContract } from './taxDeclaration.contract.ts';
import { taxDeclarationResource, taxPersonResource } from './taxDeclaration.resource.ts';
import {
  buildDeclaration,
  correctDeclaration,
  declareTax,
  reviewDeclaration,
  reworkDeclaration,
  voidDeclaration,
} from './taxDeclaration.service.ts';
import { hyTaxPerson } from './taxDeclaration.table.ts';
import { declarationFile } from './taxFile.service.ts';
import { usedRules } from './usedRules.ts';

const { list, queryById, exportXls } = resourceHandlers(taxDeclarationResource);

/** @source freight-domain F15, 3.16 */
export const taxDeclarationRoutes = routes(taxDeclarationContract, {
  list,
  queryById,
  exportXls,
  statusCount: (ctx, { query }) => countRows(ctx, taxDeclarationResource, { field: 'state', query }),
  items: async (ctx, { query: { batchId, ...query } }) => {
    await getRow(ctx, taxDeclarationResource, batchId);
    return listRows(ctx, taxPersonResource, { query, where: eq(hyTaxPerson.batchId, batchId) }) as never;
  },
  rules: (ctx, { query }) => usedRules(ctx, query.id),
  file: (ctx, { query }) => declarationFile(ctx, query),
  build: (ctx, { body }) => buildDeclaration(ctx, body),
  setOffAmount: (ctx, { query }) => showSetOff(ctx, query),
  setOff: (ctx, { body }) => askToSetOff(ctx, body),
  review: (ctx, { body }) => reviewDeclaration(ctx, body),
  void: (ctx, { body }) => voidDeclaration(ctx, body),
  declare: (ctx, { body }) => declareTax(ctx, body),
  receipt: (ctx, { body }) => takeReceipt(ctx, body),
  payTax: (ctx, { body }) => payTax(ctx, body),
  correct: (ctx, { body }) => correctDeclaration(ctx, body),
  rework: (ctx, { body }) => reworkDeclaration(ctx, body),
});
