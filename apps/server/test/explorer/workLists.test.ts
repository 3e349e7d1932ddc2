import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { demoRoles, grantedBy } from '../../seed/roles.ts';
import { dianfuAsked, dianfuOwed } from '../../src/modules/finance/dianfu/dianfu.states.ts';
import { hyDianfu } from '../../src/modules/finance/dianfu/dianfu.table.ts';
import { payChangeState } from '../../src/modules/finance/pay-change/payChange.states.ts';
import { payState } from '../../src/modules/finance/payment/payment.states.ts';
import { prepayState, prepayUnderWay } from '../../src/modules/finance/prepay/prepay.states.ts';
import { newId } from '../../src/platform/db/newId.ts';
import { expectDone, once } from '../freight.ts';
import { writtenColumns } from '../manyNotes.ts';
import { openPrepaySite, type PrepaySite } from '../prepaySite.ts';
import { workLists } from '../workLists.ts';
import { explore, told } from './explore.ts';
import { faultOf, isDone, type Trip } from './trip.ts';

/** A row that work may wait at, as far as lists ask for it; null where there is none. */
type Part = 'note' | 'payment' | 'prepay' | 'dianfu';
type Columns = Readonly<Record<string, unknown>>;
type Parts = [part: Part, columns: Columns][];

/** What of a trip is stored, row by row. */
function partsOf({ note, payments, prepay, dianfu }: Trip): Parts {
  const { noteStatus, payState: paid, revokeState, businessReviewState } = note;
  return [
    ['note', { note_status: noteStatus, pay_state: paid, revoke_state: revokeState, business_review_state: businessReviewState }],
    ...payments.map(({ kind, state }): Parts[number] => ['payment', { pay_kind: kind, state }]),
    ...(prepay === null ? [] : [['prepay', { state: prepay.state, to_recover: prepay.toRecover ? '1' : '0' }] as Parts[number]]),
    ...(dianfu === null ? [] : [['dianfu', { state: dianfu }] as Parts[number]]),
  ];
}
const keyOf = (part: Parts[number]) => JSON.stringify(part);

/** Whether nobody is asked for anything, because the bank answers first or a day has to come. */
function waitsForItself({ note, payments, prepay, dianfu }: Trip): boolean {
  if (payments.some(({ state }) => state === payState.sent) || prepay?.state === prepayState.paying) return true;
  const isOwed = dianfu !== null && dianfuOwed.includes(dianfu);
  const isElseOver = isDone({ note, payments, prepay, dianfu: null, bill: null, wasBilled: false, hasDueDay: true, isRich: false });
  return isOwed && isElseOver;
}

const open = [...explore().values()].filter(({ trip }) => !isDone(trip) && faultOf(trip) === null);
/** Every different row of them, by its key. */
const parts = new Map(open.flatMap(({ trip }) => partsOf(trip).map((part) => [keyOf(part), part])));
let site: PrepaySite;
/** Keys of the parts that stand in a list of work of a role as shipped. */
const waiting = new Set<string>();

beforeAll(async () => {
  site = await openPrepaySite();
  const stored = await store([...parts.values()]);
  const asked = new Set<string>();
  for (const { code, grants } of demoRoles) {
    const reader = site.server.as({ username: `work_${code}`, permissions: grantedBy(grants) });
    const home = expectDone(await reader.get('/dashboard/home')) as { waiting: { kind: string }[] };
    for (const { kind } of home.waiting) {
      const list = workLists[kind];
      if (list === undefined || asked.has(kind)) continue;
      asked.add(kind);
      const { records, total } = expectDone(await reader.get(list.path, { ...list.query, pageSize: 500 }));
      if (records.length !== total) throw new Error(`${kind} has more rows than a page.`);
      for (const row of records as { id: string; paymentId?: string }[])
        for (const id of [row.id, row.paymentId]) if (id !== undefined && stored.has(id)) waiting.add(stored.get(id)!);
    }
  }
}, 120_000);

/** Makes a row of each part, all else as it is in one that came by itself. @returns the key of each id */
async function store(given: Parts): Promise<Map<string, string>> {
  const { server } = site;
  const note = await site.payable();
  const payment = await site.submitted(note);
  const prepay = expectDone(await site.apply(await site.onRoad(), 10_000));
  const change = expectDone(
    await server
      .as('cashier_person')
      .post('/hypay/hyPayChange/add', { paymentId: payment.id, changeType: '3', newAmount: 100_000, reason: '核对后少付' }, once()),
  );
  const [dianfu] = await server.inTenant(0, (tx) =>
    tx
      .insert(hyDianfu)
      .values({
        dianfuNo: 'DF0',
        customerId: note.customerId,
        companyId: note.companyId,
        noteId: note.id,
        shippingNoteNumber: note.shippingNoteNumber,
        appliedAmount: 100,
        principal: 100,
        termDays: 30,
        feeMode: 'daily',
        dayRate: 300,
        state: dianfuAsked[0]!,
        applyBy: 'cashier_person',
      })
      .returning(),
  );
  const tables = {
    note: { name: 'hy_shipping_note', from: note.id, unique: 'shipping_note_number' },
    payment: { name: 'hy_payment', from: payment.id, unique: 'payment_no' },
    prepay: { name: 'hy_prepay', from: prepay.id, unique: 'prepay_no' },
    dianfu: { name: 'hy_dianfu', from: dianfu!.id, unique: 'dianfu_no' },
  } as const;
  const keys = new Map<string, string>();
  const number = () => randomUUID().replaceAll('-', '').slice(0, 18);
  for (const part of given) {
    const [kind, columns] = part;
    const { name, from, unique } = tables[kind];
    const id = newId();
    await copyRow({ table: name, from, columns: { ...columns, id, [unique]: number(), ...(kind === 'note' ? {} : { note_id: newId() }) } });
    keys.set(id, keyOf(part));
    // One that is being changed waits with the change that was asked for.
    if (kind === 'payment' && columns['state'] === payState.changing)
      await copyRow({
        table: 'hy_pay_change',
        from: change.id,
        columns: { id: newId(), change_no: number(), payment_id: id, state: payChangeState.toAudit },
      });
  }
  return keys;
}

/** Copies a row with some columns changed. */
async function copyRow({ table, from, columns }: { table: string; from: string; columns: Columns }): Promise<void> {
  await site.server.inTenant(0, async (tx) => {
    const names = await writtenColumns(tx, table);
    const into = sql.join(
      names.map((name) => sql.identifier(name)),
      sql`, `,
    );
    await tx.execute(sql`
      insert into ${sql.identifier(table)} (${into})
      select ${into} from (select (jsonb_populate_record(t, ${JSON.stringify(columns)}::jsonb)).* from ${sql.identifier(table)} t
                            where t.tenant_id = 0 and t.id = ${from}) as changed`);
  });
}

test('HOME-01 SHIP-09 what is not over stands in a list that the home page of a role as shipped leads to, or waits for the bank or a day', () => {
  const nobodys = open.filter(({ trip }) => !waitsForItself(trip) && !partsOf(trip).some((part) => waiting.has(keyOf(part))));
  expect(told(nobodys)).toEqual([]);
});

test('HOME-01 each open payment, prepayment and application for an advance stands in such a list of its own', () => {
  const own = [...parts.values()].filter(([part, { state }]) => {
    if (part === 'payment') return state !== payState.sent && state !== payState.paid;
    if (part === 'prepay') return prepayUnderWay.includes(String(state)) && state !== prepayState.paying;
    return part === 'dianfu' && dianfuAsked.includes(String(state));
  });
  expect(own.length).toBeGreaterThan(8);
  expect(own.filter((part) => !waiting.has(keyOf(part)))).toEqual([]);
});
