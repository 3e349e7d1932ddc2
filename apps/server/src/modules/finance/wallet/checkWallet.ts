import { and, eq, ne, sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { findRow } from '../../../platform/resource/getRow.ts';
import { walletResource } from '../../customers/customer-wallet/customerWallet.resource.ts';
import { noteStatus } from '../../shipping/shipping-note/shippingNote.states.ts';
import { accountChannelOf, askInstitution } from '../account-channel/accountChannels.ts';
import { accounts } from '../ledger/chartOfAccounts.ts';
import { payKind, payState } from '../payment/payment.states.ts';
import { rechargeState } from '../recharge/recharge.states.ts';
import { thirdState } from '../third-account/thirdAccount.states.ts';
import { hyThirdAccount } from '../third-account/thirdAccount.table.ts';

const items = ['available', 'frozen', 'recharge', 'consume', 'refund'] as const;
type Item = (typeof items)[number];
/** Fen of each item; null: no documents stand behind it one by one. */
type Figures = Readonly<Record<Item, number | null>>;

/**
 * Compares what the lines of the books, the wallet itself and the documents say of one wallet. All are read by one statement, so that they are of
 * one moment. Where the wallet stands at an institution, what it holds there is compared with the whole of the wallet.
 *
 * @throws NotFound not visible
 * @source freight-domain F10 对账, 4.9 I3, I4
 */
export async function checkWallet(ctx: Context, id: string) {
  const { compared, account } = await compareOurs(ctx, id);
  if (account === undefined) return { isRight: compared.every(isEqual), rows: compared };
  // Outside of the transaction: the embedded institution answers from the same database.
  const channel = await balanceAtChannel(ctx, account);
  const [available, frozen] = [compared[0]!, compared[1]!];
  const total = { ledger: available.ledger + frozen.ledger, wallet: available.wallet + frozen.wallet };
  const row = { item: 'channel' as const, ...total, documents: channel, difference: spread([total.ledger, total.wallet, channel]) };
  const rows = [...compared, row];
  return { isRight: channel !== null && rows.every(isEqual), rows };
}

const isEqual = ({ difference }: { difference: number }): boolean => difference === 0;

/** What the institution says that it holds; null: it says nothing. */
async function balanceAtChannel(ctx: Context, accountNo: string): Promise<number | null> {
  try {
    const { balance } = await askInstitution(ctx, { message: '余额查询失败，请稍后重试', call: (channel) => channel.balance(accountNo) });
    return balance;
  } catch (error) {
    ctx.log.warn({ err: error }, 'the institution does not say what the account of a wallet holds');
    return null;
  }
}

function compareOurs(ctx: Context, id: string) {
  return ctx.transaction(async (tx) => {
    const found = await findRow(tx, ctx, walletResource, id);
    if (found === undefined) throw notFound();
    const { tenantId } = ctx.actor;
    const owner = sql`tenant_id = ${tenantId} and customer_id = ${found.customerId} and company_id = ${found.companyId}`;
    const { rows } = await tx.execute<Record<'ledger' | 'wallet' | 'documents', Figures>>(sql`
      select (select json_build_object(
                'available', coalesce(sum(amount) filter (where account_code = ${accounts.wallet(id)}), 0),
                'frozen', coalesce(sum(amount) filter (where account_code = ${accounts.frozen(id)}), 0),
                'recharge', coalesce(sum(amount) filter (where biz like 'recharge%'), 0),
                'consume', coalesce(-sum(amount) filter (where biz = 'fund'), 0),
                'refund', coalesce(-sum(amount) filter (where biz like 'refund%'), 0))
                from (select l.account_code, t.biz, case l.side when 'C' then l.amount else -l.amount end as amount
                        from hy_ledger_line l join hy_ledger_txn t on t.tenant_id = l.tenant_id and t.id = l.txn_id
                       where l.tenant_id = ${tenantId} and l.account_code in (${accounts.wallet(id)}, ${accounts.frozen(id)})) lines) as ledger,
             json_build_object('available', available_amount, 'frozen', frozen_amount, 'recharge', total_recharge,
                'consume', total_consume, 'refund', total_refund) as wallet,
             json_build_object('available', null,
                'frozen', (select coalesce(sum(frozen_amount), 0) from hy_shipping_note
                            where ${owner} and note_status <> ${noteStatus.revoked}),
                -- What a correction gave back was used before.
                'consume', (select coalesce(sum(customer_paid_amount), 0) from hy_shipping_note where ${owner} and settle_type = '0')
                         + (select coalesce(sum(a.wallet_amount), 0) from hy_note_adjust a join hy_shipping_note n on n.tenant_id = a.tenant_id and n.id = a.note_id
                             where a.tenant_id = ${tenantId} and a.state = '20' and a.wallet_amount > 0
                               and n.customer_id = ${found.customerId} and n.company_id = ${found.companyId} and n.settle_type = '0'),
                'recharge', (select coalesce(sum(amount), 0) from hy_customer_recharge
                              where tenant_id = ${tenantId} and wallet_id = ${id} and state = ${rechargeState.received}),
                'refund', (select coalesce(sum(amount), 0) from hy_payment
                            where ${owner} and pay_kind = ${payKind.refund} and state in (${payState.sent}, ${payState.paid}))) as documents
        from hy_customer_wallet where tenant_id = ${tenantId} and id = ${id}`);
    const [said] = rows;
    if (said === undefined) throw notFound();
    const compared = items.map((item) => compare(item, said));
    return { compared, account: await accountAtChannel(tx, ctx, found) };
  });
}

function compare(item: Item, said: Record<'ledger' | 'wallet' | 'documents', Figures>) {
  const [ledger, wallet, documents] = [said.ledger[item] ?? 0, said.wallet[item] ?? 0, said.documents[item]];
  return { item, ledger, wallet, documents, difference: spread([ledger, wallet, documents]) };
}

/** The largest difference between what is known. */
function spread(all: readonly (number | null)[]): number {
  const known = all.flatMap((one) => one ?? []);
  return Math.max(...known) - Math.min(...known);
}

/** Number of the account at an institution that a wallet stands at; undefined: it stands at none of today's. */
async function accountAtChannel(
  tx: Tx,
  ctx: Context,
  { customerId, subAccountNo }: { customerId: string; subAccountNo: string | null },
): Promise<string | undefined> {
  if (subAccountNo === null) return undefined;
  const [account] = await tx
    .select({ accountNo: hyThirdAccount.accountNo })
    .from(hyThirdAccount)
    .where(
      and(
        eq(hyThirdAccount.tenantId, ctx.actor.tenantId),
        eq(hyThirdAccount.ownerId, customerId),
        eq(hyThirdAccount.subAccountNo, subAccountNo),
        eq(hyThirdAccount.channelCode, accountChannelOf(ctx.platform, ctx.actor.tenantId).name),
        ne(hyThirdAccount.state, thirdState.closed),
      ),
    );
  return account?.accountNo ?? undefined;
}
