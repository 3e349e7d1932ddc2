import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { demoRoles, grantedBy } from '../seed/roles.ts';
import { sysRole, sysRolePermission } from '../src/modules/system/role/role.table.ts';
import { permissionId } from '../src/modules/system/seed/seedMenus.ts';
import { startSession } from '../src/modules/system/session/session.service.ts';
import { apiPrefix } from '../src/platform/http/buildServer.ts';
import { dianfuPath, openDianfuSite, type DianfuSite } from './dianfuSite.ts';
import { dispatch, expectDone, once, orderForm, publishOrder } from './freight.ts';

type Row = ReturnType<typeof expectDone>;

/** What the second person is asked to do. */
interface Decision {
  path: string;
  body: object;
}

let site: DianfuSite;
beforeAll(async () => {
  site = await openDianfuSite();
}, 60_000);

const rightsOf = (code: string): string[] => grantedBy(demoRoles.find((role) => role.code === code)!.grants);
const send = async (who: string, path: string, body: object, method: 'post' | 'put' = 'put'): Promise<Row> =>
  expectDone(await site.server.as(who)[method](path, body, once()));
/** A decision on one row with its version. */
const on = (path: string, { id, version }: Row, more: object = { pass: true }): Decision => ({ path, body: { id, version, ...more } });
const approve = ({ id }: Row): Decision => ({ path: '/hypay/hyPayment/approve', body: { ids: [id], pass: true } });
const examineIt = ({ id, version }: Row): Decision => ({
  path: '/shipping/hyShippingNote/examine',
  body: { ids: [id], versions: [version], pass: true },
});
const keyOf = ({ id, version }: Row) => ({ id, version });
const decideOn = (approval: Row): Decision => on('/account/hyApproval/audit', approval);

/** A waybill on its way to the unloading place. */
async function onRoad(): Promise<Row> {
  site.server.clock.set('2026-06-01T07:00:00+08:00');
  const order = await publishOrder(site.server.as('admin'), orderForm(site.world));
  const trip = await dispatch(site.server.as('admin'), order, (await site.freshCrew()) as never, 32_000);
  const note = expectDone(await site.by('admin', 'accept', trip, { reason: '代接' }));
  site.server.clock.set('2026-06-02T12:00:00+08:00');
  await site.giveCard('driver', note.driverId);
  return note;
}
const setPayee = async (who: string, note: Row): Promise<Row> => {
  const cardId = await site.giveCard('driver', note.driverId, { isDefault: '0' });
  return send(who, '/shipping/hyShippingNote/setPayee', { id: note.id, version: note.version, cardId });
};
let serials = 0;
const recharge = (who: string): Promise<Row> =>
  send(
    who,
    '/customer/hyCustomerRecharge/add',
    {
      walletId: site.world.wallet.id,
      rechargeType: '1',
      amount: 500_000,
      receiveAccountId: site.account.id,
      bankSerialNo: `FE${(serials += 1)}`,
      voucherFiles: 'voucher/a.png',
      transferTime: '2026-06-02 11:00:00',
    },
    'post',
  );
/** Who makes, who checks, and what is made. @source amendments 26, 27, 28 */
const pairs: [string, { maker: string; checker: string; make: (who: string) => Promise<Decision> }][] = [
  [
    'the review of a waybill, its examination',
    {
      maker: 'compliance',
      checker: 'finance_mgr',
      make: async (who) => {
        const note = await site.checked();
        await site.change(note.id, { trackState: '1', trackGapMinutes: 10, trackMatchLoad: 50, trackMatchUnload: 60 });
        await site.giveCard('driver', note.driverId);
        return examineIt(await site.decide(who, 'businessReview', await site.read(note.id), { pass: true }));
      },
    },
  ],
  [
    'the payee of a waybill, its examination',
    { maker: 'cashier', checker: 'finance_mgr', make: async (who) => examineIt(await setPayee(who, await site.reviewed())) },
  ],
  [
    'a payment, its approval',
    { maker: 'cashier', checker: 'finance_mgr', make: async (who) => approve(await site.submitted(await site.payable(), who)) },
  ],
  [
    'the payee of a waybill, the approval of a payment that another one hands in',
    {
      maker: 'ops',
      checker: 'finance_mgr',
      make: async (who) => approve(await site.submitted(await setPayee(who, await site.payable()))),
    },
  ],
  [
    'a change of a payment, its decision',
    {
      maker: 'cashier',
      checker: 'finance_mgr',
      make: async (who) => {
        const { id: paymentId } = await site.submitted(await site.payable());
        const change = { paymentId, changeType: '3', newAmount: 250_000, reason: '另行结算' };
        return on('/hypay/hyPayChange/audit', await send(who, '/hypay/hyPayChange/add', change, 'post'));
      },
    },
  ],
  [
    'a correction of a waybill, its decision',
    {
      maker: 'cashier',
      checker: 'finance_mgr',
      make: async (who) => {
        const { id: noteId } = await site.payable();
        const adjust = { noteId, side: 'carrier', amount: 500, reasonCode: '2', reason: '单价更正' };
        return on('/hyadjust/hyNoteAdjust/audit', await send(who, '/hyadjust/hyNoteAdjust/add', adjust, 'post'));
      },
    },
  ],
  [
    'a card that a payment was changed to, its approval',
    {
      maker: 'cashier',
      checker: 'finance_mgr',
      make: async (who) => {
        const payment = await site.submitted(await site.payable());
        const newCardId = await site.giveCard('driver', payment.creditorId, { isDefault: '0', cardHolder: payment.payeeName });
        const change = { paymentId: payment.id, changeType: '2', newCardId, files: 'auth/a.png', reason: '账号有误' };
        const asked = await send(who, '/hypay/hyPayChange/add', change, 'post');
        await send('approver', '/hypay/hyPayChange/audit', { id: asked.id, version: asked.version, pass: true });
        return approve(await site.pay('cashier_person', 'submit', payment.id));
      },
    },
  ],
  [
    'a prepayment, its decision',
    {
      maker: 'dispatcher',
      checker: 'finance_mgr',
      make: async (who) => {
        const { id: noteId } = await onRoad();
        return on('/hypay/hyPrepay/audit', await send(who, '/hypay/hyPrepay/add', { noteId, amount: 50_000, reason: '加油' }, 'post'));
      },
    },
  ],
  [
    'the decision on a prepayment, its payment',
    {
      maker: 'finance_mgr',
      checker: 'cashier',
      make: async (who) => {
        const { id: noteId } = await onRoad();
        const { id, version } = await send('asking', '/hypay/hyPrepay/add', { noteId, amount: 50_000, reason: '加油' }, 'post');
        return on('/hypay/hyPrepay/pay', await send(who, '/hypay/hyPrepay/audit', { id, version, pass: true }), {});
      },
    },
  ],
  [
    'an advance, its decision',
    {
      maker: 'cashier',
      checker: 'finance_mgr',
      make: async (who) => {
        const { id: noteId } = await site.short(await site.placeWith(400_000), 280_000);
        return on(`${dianfuPath}/audit`, await send(who, `${dianfuPath}/add`, { noteId }, 'post'));
      },
    },
  ],
  [
    'an advance, its money',
    {
      maker: 'cashier',
      checker: 'finance_mgr',
      make: async (who) => {
        const { id: noteId } = await site.short(await site.placeWith(400_000), 280_000);
        const { id, version } = await send(who, `${dianfuPath}/add`, { noteId }, 'post');
        return on(`${dianfuPath}/advance`, await send('approver', `${dianfuPath}/audit`, { id, version, pass: true }), {});
      },
    },
  ],
  [
    'a bill that was sent, its confirmation for the customer',
    {
      maker: 'ops',
      checker: 'finance_mgr',
      make: async (who) => {
        const place = await site.placeWith(0, { settleType: '3', termDays: 30, creditLimit: 2_000_000 });
        await site.onTerm(place);
        const period = { periodFrom: '2026-06-01', periodTo: '2026-06-30' };
        const of = { customerId: place.customer.id, companyId: place.company.id };
        const { id, version } = await send(who, '/hybill/hyBill/create', { ...of, ...period }, 'post');
        return on('/hybill/hyBill/confirmOnBehalf', await send(who, '/hybill/hyBill/send', { id, version }), {});
      },
    },
  ],
  [
    'a request for invoices, the decision on it',
    {
      maker: 'cashier',
      checker: 'tax',
      make: async (who) => {
        const place = await site.placeWith(400_000);
        const { id: noteId } = await site.short(place);
        return on(
          '/shipping/hyRequestBill/audit',
          await send(
            who,
            '/shipping/hyRequestBill/add',
            {
              customerId: place.customer.id,
              companyId: place.company.id,
              noteIds: [noteId],
              invoiceType: '2',
              buyerName: '客户',
              mergeMode: 'merge',
              submit: true,
            },
            'post',
          ),
        );
      },
    },
  ],
  [
    'money that a customer is said to have sent, its confirmation',
    {
      maker: 'cashier',
      checker: 'finance_mgr',
      make: async (who) => on('/customer/hyCustomerRecharge/confirm', await recharge(who)),
    },
  ],
  [
    'the confirmation of money, its reversal',
    {
      maker: 'cashier',
      checker: 'finance_mgr',
      make: async (who) => {
        const { id, version } = await recharge('asking');
        const done = await send(who, '/customer/hyCustomerRecharge/confirm', { id, version, pass: true });
        return on('/customer/hyCustomerRecharge/reverse', done, { reason: '重复' });
      },
    },
  ],
  [
    'a correction of a wallet, its decision',
    {
      maker: 'finance_mgr',
      checker: 'finance_mgr',
      make: async (who) => {
        const { wallet } = await site.placeWith(100_000);
        const adjust = { id: wallet.id, direction: 'in', amount: 5000, account: 'compensate', reason: '破损赔付' };
        return decideOn(await send(who, '/customer/hyCustomerWallet/adjust', adjust, 'post'));
      },
    },
  ],
  [
    'a refund, its decision',
    {
      maker: 'cashier',
      checker: 'finance_mgr',
      make: async (who) => {
        const { wallet, customer } = await site.placeWith(100_000);
        const cardId = await site.giveCard('customer', customer.id, { cardHolder: customer.customerName, accountType: '1' });
        return decideOn(
          await send(who, '/customer/hyCustomerWallet/refund', { id: wallet.id, amount: 60_000, cardId, reason: '客户申请' }, 'post'),
        );
      },
    },
  ],
  [
    'a tax declaration, its review',
    {
      maker: 'tax',
      checker: 'finance_mgr',
      make: async (who) => {
        // One report for each quarter, of what was paid in it.
        const payment = sql`insert into hy_payment (id, tenant_id, payment_no, pay_kind, company_id, creditor_type, creditor_id, pay_channel, payee_name, amount, state, pay_time)
          select 'declared', 0, 'FKD', '1', ${site.world.company.id}, 'driver', id, 'bank', driver_name, 100, '40', '2026-02-10 12:00:00+08' from hy_driver where tenant_id = 0 limit 1`;
        await site.server.inTenant(0, (tx) => tx.execute(payment));
        const wish = { companyId: site.world.company.id, taxKind: '2', period: '2026-Q1' };
        return on('/hytax/hyTaxDeclaration/review', await send(who, '/hytax/hyTaxDeclaration/build', wish, 'post'), {});
      },
    },
  ],
  [
    'a violation, its decision',
    {
      maker: 'ops',
      checker: 'compliance',
      make: async (who) => {
        const { driverId } = await site.signed();
        const seen = { violationType: '5', targetType: '3', driverId, happenTime: '2026-06-02 10:00:00', detail: '晚到六小时' };
        const { id, version } = await send(who, '/hyviolation/hyViolation/add', seen, 'post');
        const appealed = await send('says_no', '/hyviolation/hyViolation/appeal', { id, version, appealContent: '堵车' });
        return on('/hyviolation/hyViolation/handle', appealed, { pass: true, handleResult: '属实' });
      },
    },
  ],
  [
    'a compensation that a complaint was promised, its decision',
    {
      maker: 'cs',
      checker: 'finance_mgr',
      make: async (who) => {
        const { id: noteId } = await site.signed();
        const said = { complaintType: '3', noteId, fromType: '2', againstType: '3', content: '司机晚到六个小时，货物受潮' };
        const accepted = await send(
          who,
          '/hycomplaint/hyComplaint/accept',
          keyOf(await send(who, '/hycomplaint/hyComplaint/add', said, 'post')),
        );
        const reply = { ...keyOf(accepted), result: '1', replyContent: '属实', compensateAmount: 5000 };
        const { approvalId: id } = await send(who, '/hycomplaint/hyComplaint/reply', reply);
        return decideOn(expectDone(await site.server.as('admin').get('/account/hyApproval/queryById', { id })));
      },
    },
  ],
];

/** Gives a person the part of another role in place of their own. */
async function givePart(who: string, code: string): Promise<void> {
  await site.server.inTenant(0, async (tx) => {
    const [role] = await tx
      .select({ id: sysRole.id })
      .from(sysRole)
      .where(eq(sysRole.roleCode, `role_of_${who}`));
    const [held] = await tx.select().from(sysRolePermission).where(eq(sysRolePermission.roleId, role!.id)).limit(1);
    await tx.delete(sysRolePermission).where(eq(sysRolePermission.roleId, role!.id));
    for (const perms of rightsOf(code))
      await tx.insert(sysRolePermission).values({ ...held!, id: undefined as never, permissionId: permissionId(perms) });
  });
}

/** A call in a further session of a person. */
async function elsewhere(who: string, { path, body }: Decision): Promise<Row> {
  const ctx = site.server.context();
  const { userId } = site.server.as(who);
  const token = await site.server.platform.database.transaction('system', (tx) =>
    startSession(tx, ctx, { userId, tenantId: 0, orgCode: null, address: '127.0.0.2', userAgent: 'elsewhere' }),
  );
  const headers = { 'x-access-token': token, 'content-type': 'application/json', ...once() };
  return (await site.server.fastify.inject({ method: 'PUT', url: `${apiPrefix}${path}`, headers, payload: JSON.stringify(body) })).json();
}

/** Why a decision was refused; undefined where it was carried out. */
const refusal = ({ success, errorCode, code, result }: Row): unknown => (success ? result?.fail?.[0]?.code : (errorCode ?? code));

let people = 0;
test.each(pairs)('PERM-01 40405 %s: one person does not do both, in no session and in no role', async (_what, { maker, checker, make }) => {
  people += 1;
  const [one, another] = [`maker_${people}`, `checker_${people}`];
  site.server.as({ username: one, permissions: rightsOf(maker) });
  site.server.as({ username: another, permissions: [...new Set([...rightsOf(maker), ...rightsOf(checker)])] });
  // Permissions of the part to come must exist before it is given.
  await site.server.as(another).get('/sys/user/getCurrentUserDeparts');

  const decision = await make(one);
  // Who has no right to it is refused for that (510).
  expect([510, 40405]).toContain(refusal(await elsewhere(one, decision)));

  await givePart(one, checker);
  expect(refusal(await site.server.as(one).put(decision.path, decision.body, once()))).toBe(40405);
  expect(refusal(await elsewhere(one, decision))).toBe(40405);

  // Who acts for somebody stays who they are.
  const agent = { userName: another, agentUserName: one, startTime: '2026-06-01 00:00:00', endTime: '2026-07-01 00:00:00', status: '1' };
  expectDone(await site.server.as('admin').post('/sys/sysUserAgent/add', agent));
  expect(refusal(await site.server.as(one).put(decision.path, decision.body, once()))).toBe(40405);

  expect(refusal(await site.server.as(another).put(decision.path, decision.body, once()))).toBeUndefined();
});
