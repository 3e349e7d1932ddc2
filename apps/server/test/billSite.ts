import { cashier, openDianfuSite, type DianfuSite } from './dianfuSite.ts';
import { expectDone, once, type World } from './freight.ts';
import { copyNotes } from './manyNotes.ts';
import type { Answer, TestUser } from './testServer.ts';

type Row = ReturnType<typeof expectDone>;

/** What tests of bills begin with: waybills of customers on a term, and those who act on bills. */
export interface BillSite extends DianfuSite {
  /** A customer of their own on a term, and so many examined waybills of theirs. */
  owed(count: number, values?: { settleType?: string; termDays?: number }): Promise<{ place: World; notes: Row[] }>;
  /** Further ones of the same customer. */
  more(place: World, count: number, values?: { settleType?: string; termDays?: number }): Promise<Row[]>;
  create(place: World, body?: object, who?: string | TestUser): Promise<Answer>;
  /** A move of a bill by somebody; the version is that of the row. */
  act(who: string | TestUser, action: string, bill: Row, body?: object): Promise<Answer>;
  bill(id: string): Promise<Row>;
  itemsOf(bill: Row): Promise<Row[]>;
  /** Somebody of the customer's. */
  people(place: World): TestUser;
  /** Bills as far as a state, each step by another person. */
  draft(place: World): Promise<Row>;
  sent(place: World): Promise<Row>;
  confirmed(place: World): Promise<Row>;
  /** A transfer of a customer, as inputs. */
  transfer(values?: object): Record<string, unknown>;
  receive(bill: Row, body?: object): Promise<Answer>;
}

export const billPath = '/hybill/hyBill';
export const [maker, approver] = ['bill_maker', 'bill_approver'];

/** Call it in `beforeAll`. Waybills are signed at noon on 2026-06-02. */
export async function openBillSite(): Promise<BillSite> {
  const site = await openDianfuSite();
  const { server } = site;
  let serials = 0;
  const more: BillSite['more'] = async (place, count, { settleType = '1', termDays = 30 } = {}) => {
    const first = await site.reviewed({ place, form: { settleType, termDays } });
    const copies = await server.inTenant(0, (tx) => copyNotes(tx, first.id, count - 1));
    const ids = [first.id, ...copies];
    const outcome = expectDone(await server.as(site.finance).put('/shipping/hyShippingNote/examine', { ids, pass: true }, once()));
    return Promise.all((outcome.success as string[]).map((id) => site.read(id)));
  };
  const create: BillSite['create'] = (place, body = {}, who = maker!) =>
    server.as(who).post(
      `${billPath}/create`,
      {
        customerId: place.customer.id,
        companyId: place.company.id,
        periodFrom: '2026-06-01',
        periodTo: '2026-06-30',
        ...body,
      },
      once(),
    );
  const act: BillSite['act'] = (who, action, { id, version }, body = {}) =>
    server.as(who).put(`${billPath}/${action}`, { id, version, ...body }, once());
  const people: BillSite['people'] = ({ customer }) => ({
    username: `buyer_${customer.id.slice(-8)}`,
    userType: 2,
    cid: customer.id,
    permissions: ['bill:list', 'bill:view', 'bill:export', 'bill:confirm', 'bill:pay'],
  });
  const draft: BillSite['draft'] = async (place) => expectDone(await create(place));
  const sent: BillSite['sent'] = async (place) => expectDone(await act(maker!, 'send', await draft(place)));
  const transfer: BillSite['transfer'] = (values = {}) => ({
    source: 'transfer',
    companyAccountId: site.account.id,
    bankSerialNo: `ZD${(serials += 1)}`,
    transferTime: '2026-06-02 11:00:00',
    voucherFiles: 'voucher/a.png',
    ...values,
  });
  return {
    ...site,
    owed: async (count, values) => {
      const place = await site.placeWith(0, { settleType: '1', termDays: 30, monthDay: 5, creditLimit: 90_000_000 });
      return { place, notes: await more(place, count, values) };
    },
    more,
    create,
    act,
    bill: async (id) => expectDone(await server.as('admin').get(`${billPath}/queryById`, { id })),
    itemsOf: async ({ id: billId }) =>
      expectDone(await server.as('admin').get(`${billPath}/items`, { billId, pageSize: 100, column: 'shippingNoteNumber' })).records,
    people,
    draft,
    sent,
    confirmed: async (place) => expectDone(await act(people(place), 'confirm', await sent(place))),
    transfer,
    receive: (bill, body = {}) => act(cashier, 'receive', bill, { ...transfer(), ...body }),
  };
}
