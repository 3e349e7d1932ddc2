import { sql } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { notFound } from '../../../platform/errors.ts';
import { findRow } from '../../../platform/resource/getRow.ts';
import { walletResource } from '../../customers/customer-wallet/customerWallet.resource.ts';
import { noteStatus } from '../../shipping/shipping-note/shippingNote.states.ts';
import { accounts } from '../ledger/chartOfAccounts.ts';
import { payKind, payState } from '../payment/payment.states.ts';
import { rechargeState } from '../recharge/recharge.states.ts';

const items = ['available', 'frozen', 'recharge', 'consume', 'refund'] as const;
type Item = (typeof items)[number];
/** Fen of each item; null: no documents stand behind it one by one. */
type Figures = Readonly<Record<Item, number | null>>;

/**
 * Compares what the lines of the books, the wallet itself and the documents say of one wallet. All are read by one statement, so that they are of
 * one moment.
 *
 * @throws NotFound not visible
 * @source freight-domain F10 对账, 4.9 I3, I4
 */
export function checkWallet(ctx: Context, id: string) {
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
    return { isRight: compared.every(({ difference }) => difference === 0), rows: compared };
  });
}

function compare(item: Item, said: Record<'ledger' | 'wallet' | 'documents', Figures>) {
  const [ledger, wallet, documents] = [said.ledger[item] ?? 0, said.wallet[item] ?? 0, said.documents[item]];
  const all = documents === null ? [ledger, wallet] : [ledger, wallet, documents];
  return { item, ledger, wallet, documents, difference: Math.max(...all) - Math.min(...all) };
}
