import { routes } from '../../../platform/contract/index.ts';
import type { Context } from '../../../platform/context.ts';
import type { ListQueryInput } from '../../../platform/query/compileQuery.ts';
import { eachPiece } from '../../../platform/resource/eachPiece.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { askedColumns, exportedPieces, sheetOf } from '../../../platform/resource/sheetHandlers.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { listLines } from '../general-ledger/ledgerLists.service.ts';
import { askForOwnFunds, askForTransfer } from './askForMoney.service.ts';
import { platformAccountContract } from './platformAccount.contract.ts';
import { movementsOf, platformAccountResource } from './platformAccount.resource.ts';

const { list, queryById, add, edit } = resourceHandlers(platformAccountResource);

/** Rows with what moved on them today. */
async function withMovements<Row extends { id: string }>(ctx: Context, rows: readonly Row[]): Promise<Row[]> {
  const ids = rows.map(({ id }) => id);
  const moved = await ctx.transaction((tx) => movementsOf(tx, ctx, ids));
  return rows.map((row) => ({ ...row, ...moved.get(row.id) }));
}

/** What moved today on all accounts that a list finds. */
async function movedOnAll(ctx: Context, query: ListQueryInput): Promise<{ todayIn: number; todayOut: number }> {
  const moved = { todayIn: 0, todayOut: 0 };
  for await (const rows of eachPiece(ctx, platformAccountResource, { query, options: { fields: ['id'] } }))
    for (const row of await withMovements(ctx, rows as { id: string; todayIn?: number; todayOut?: number }[])) {
      moved.todayIn += row.todayIn ?? 0;
      moved.todayOut += row.todayOut ?? 0;
    }
  return moved;
}

async function* exportedMovements(ctx: Context, query: ListQueryInput, names: readonly string[]) {
  for await (const rows of exportedPieces(ctx, platformAccountResource, { query, names: [...names, 'id'] }))
    yield await withMovements(ctx, rows as (Record<string, unknown> & { id: string })[]);
}

/** @source freight-domain F23 */
export const platformAccountRoutes = routes(platformAccountContract, {
  list: async (ctx, input) => {
    const page = await list(ctx, input);
    const { sums } = page;
    return {
      ...page,
      records: await withMovements(ctx, page.records),
      ...(sums && { sums: { ...sums, ...(await movedOnAll(ctx, input.query)) } }),
    };
  },
  queryById: async (ctx, input) => {
    const [row] = await withMovements(ctx, [await queryById(ctx, input)]);
    return row!;
  },
  add,
  edit,
  exportXls: (ctx, { query }) => {
    const names = askedColumns(ctx, platformAccountResource, query);
    return sheetOf(ctx, platformAccountResource.kind, { pieces: exportedMovements(ctx, query, names), names });
  },
  records: async (ctx, { query: { id, ...query } }) => {
    const { ledgerCode } = await getRow(ctx, platformAccountResource, id);
    return listLines(ctx, { ...query, accountCode: ledgerCode }) as Promise<never>;
  },
  transfer: (ctx, { body }) => askForTransfer(ctx, body),
  ownFunds: (ctx, { body }) => askForOwnFunds(ctx, body),
});
