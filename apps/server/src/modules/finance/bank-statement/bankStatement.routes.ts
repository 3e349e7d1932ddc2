import { routes } from '../../../platform/contract/index.ts';
import { countRows } from '../../../platform/resource/countRows.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { uploadedBankFile } from '../bank-channel/files/formats/readBankFile.ts';
import { assignLine, matchLine, suspendLine, unmatchLine } from './bankLine.service.ts';
import { bankStatementContract } from './bankStatement.contract.ts';
import { bankLineResource } from './bankStatement.resource.ts';
import { listCandidates, listUnmatchedBooks, reconcile } from './reconcile.service.ts';
import { importStatement } from './takeStatement.service.ts';

const { list, queryById, exportXls } = resourceHandlers(bankLineResource);

/** @source freight-domain F23, 7.2 */
export const bankStatementRoutes = routes(bankStatementContract, {
  list,
  queryById,
  exportXls,
  statusCount: (ctx, { query }) => countRows(ctx, bankLineResource, { field: 'state', query }),
  summary: (ctx, { query }) => reconcile(ctx, query),
  unmatchedBooks: (ctx, { query }) => listUnmatchedBooks(ctx, query) as Promise<never>,
  candidates: (ctx, { query }) => listCandidates(ctx, query.id) as Promise<never>,
  importStatement: async (ctx, { query }) => importStatement(ctx, { ...query, content: await uploadedBankFile(ctx) }),
  match: (ctx, { body }) => matchLine(ctx, body),
  unmatch: (ctx, { body }) => unmatchLine(ctx, body),
  suspend: (ctx, { body }) => suspendLine(ctx, body),
  assign: (ctx, { body }) => assignLine(ctx, body),
});
