import { routes } from '../../../platform/contract/index.ts';
import type { Context } from '../../../platform/context.ts';
import { getRow } from '../../../platform/resource/getRow.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { listLines } from '../general-ledger/ledgerLists.service.ts';
import { askForOwnFunds, askForTransfer } from './askForMoney.service.ts';
import { platformAccountContract } from './platformAccount.contract.ts';
import { movementsOf, platformAccountResource } from './platformAccount.resource.ts';

const { list, queryById, add, edit, exportXls } = resourceHandlers(platformAccountResource);

/** Rows with what moved on them today. */
async function withMovements<Row extends { id: string }>(ctx: Context, rows: readonly Row[]): Promise<Row[]> {
  const ids = rows.map(({ id }) => id);
  const moved = await ctx.transaction((tx) => movementsOf(tx, ctx, ids));
  return rows.map((row) => ({ ...row, ...moved.get(row.id) }));
}

/** @source freight-domain F23 */
export const platformAccountRoutes = routes(platformAccountContract, {
  list: async (ctx, input) => {
    const page = await list(ctx, input);
    return { ...page, records: await withMovements(ctx, page.records) };
  },
  queryById: async (ctx, input) => {
    const [row] = await withMovements(ctx, [await queryById(ctx, input)]);
    return row!;
  },
  add,
  edit,
  exportXls,
  records: async (ctx, { query: { id, ...query } }) => {
    const { ledgerCode } = await getRow(ctx, platformAccountResource, id);
    return listLines(ctx, { ...query, accountCode: ledgerCode }) as Promise<never>;
  },
  transfer: (ctx, { body }) => askForTransfer(ctx, body),
  ownFunds: (ctx, { body }) => askForOwnFunds(ctx, body),
});
