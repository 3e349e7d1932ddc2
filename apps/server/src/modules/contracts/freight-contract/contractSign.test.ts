import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { atTime } from '../../../../test/atTime.ts';
import { contractBase as base, contractSigner, customerContract } from '../../../../test/contractSite.ts';
import { dispatch, expectDone, orderForm, publishOrder } from '../../../../test/freight.ts';
import { openNoteSite, type NoteSite } from '../../../../test/noteSite.ts';
import type { TestClient } from '../../../../test/testServer.ts';
import { localSign } from '../sign/localSign.ts';
import { seedTemplates } from '../template/seedTemplates.ts';
import { contractState } from './freightContract.states.ts';
import { hyContract } from './freightContract.table.ts';

type Row = ReturnType<typeof expectDone>;
const key = ({ id, version }: Row) => ({ id, version });

let site: NoteSite;
let admin: TestClient;
let buyer: TestClient;
let staff: TestClient;
beforeAll(async () => {
  site = await openNoteSite();
  await site.server.database.transaction('system', (tx) => seedTemplates(tx));
  admin = site.server.as('admin');
  buyer = await contractSigner(site, { username: 'sign_buyer', userType: 2, cid: site.world.customer.id });
  staff = await contractSigner(site, { username: 'sign_staff', userType: 1, cid: null });
});

const stored = async (id: string) => {
  const [row] = await site.server.inTenant(0, (tx) => tx.select().from(hyContract).where(eq(hyContract.id, id)));
  return row;
};
const change = (id: string, values: Partial<typeof hyContract.$inferInsert>) =>
  site.server.inTenant(0, (tx) => tx.update(hyContract).set(values).where(eq(hyContract.id, id)));
const sent = async (values?: Record<string, unknown>): Promise<Row> =>
  expectDone(await admin.put(`${base}/send`, key(await customerContract(site, values))));
const sign = (client: TestClient, row: Row) => client.put(`${base}/sign`, key(row));
const tripOf = async (driver: Row, vehicle: Row): Promise<Row> => {
  const note = await dispatch(admin, await publishOrder(admin, orderForm(site.world)), { driver, vehicle } as never);
  return expectDone(await admin.get(`${base}/list`, { noteId: note.id })).records[0];
};

describe('SHIP-06 3.18 who may sign, and when', () => {
  test.each(Object.entries(contractState))('SHIP-06 3.18 a contract that is %s', async (name, state) => {
    const row = await sent();
    await change(row.id, { state });
    const before = await stored(row.id);

    const answers = [await sign(buyer, row), await buyer.put(`${base}/refuse`, { ...key(row), reason: '价格' })];

    // The signature makes it partly signed: the same side does not refuse what it has signed.
    if (name === 'toSign' || name === 'partlySigned') return expect(answers).toMatchObject([{ success: true }, { errorCode: 40901 }]);
    // A draft is not seen by the other side at all.
    expect(answers).toMatchObject(name === 'draft' ? [{ status: 404 }, { status: 404 }] : [{ errorCode: 40901 }, { errorCode: 40901 }]);
    return expect(await stored(row.id)).toEqual(before);
  });

  test.each([
    ['2026-05-31', 40103],
    ['2026-06-01', undefined],
    ['2026-06-02', undefined],
  ])('SHIP-06 on 2026-06-01 a contract that ends on %s: %s', async (validTo, errorCode) => {
    const row = await sent();
    await change(row.id, { validTo });

    expect(await sign(buyer, row)).toMatchObject(errorCode === undefined ? { success: true } : { success: false, errorCode });
  });

  test('SHIP-06 each side signs once and for itself, in either order; paper is signed by nobody', async () => {
    const [first, second, paper] = [await sent(), await sent(), await sent()];
    await change(paper.id, { signMode: 'paper' });

    const byStaff = expectDone(await sign(staff, first));
    expect(byStaff).toMatchObject({ state: '30', signBName: 'sign_staff的姓名', signATime: null });
    expect(await sign(staff, byStaff)).toMatchObject({ errorCode: 40901, message: '本方已签署' });
    expect(expectDone(await sign(buyer, byStaff))).toMatchObject({ state: '40', signAName: 'sign_buyer的姓名' });
    const byBuyer = expectDone(await sign(buyer, second));
    expect(await sign(buyer, byBuyer)).toMatchObject({ errorCode: 40901, message: '本方已签署' });
    expect(expectDone(await sign(staff, byBuyer))).toMatchObject({ state: '40', signBName: 'sign_staff的姓名' });
    for (const client of [buyer, staff]) expect(await sign(client, paper)).toMatchObject({ status: 403 });
  });

  test('SHIP-06 PERM-08 nobody signs for another company, without the permission, or for a driver who is not of their crew', async () => {
    const row = await sent();
    const other = await site.build.customer();
    const rival = await contractSigner(site, { username: 'sign_rival', userType: 2, cid: other.id });
    expect(await sign(rival, row)).toMatchObject({ status: 404 });
    const reader = site.server.as({
      username: 'sign_reader',
      userType: 2,
      cid: site.world.customer.id,
      permissions: ['contract:list', 'contract:view'],
    });
    expect(await sign(reader, row)).toMatchObject({ status: 403 });

    const captain = await site.build.driver();
    const [own, foreign] = [await site.build.driver({ captainId: captain.id }), await site.build.driver()];
    const lead = await contractSigner(site, { username: 'sign_captain', userType: 4, cid: captain.id });
    const [ofOwn, ofForeign] = [await tripOf(own, await site.build.vehicle()), await tripOf(foreign, await site.build.vehicle())];
    expect(await sign(lead, ofForeign)).toMatchObject({ status: 404 });
    // The platform signs an agreement of a trip with its driver, never before or without the driver.
    expect(await sign(staff, ofOwn)).toMatchObject({ status: 403 });
    expect(await staff.put(`${base}/refuse`, { ...key(ofOwn), reason: '撤回' })).toMatchObject({ status: 403 });
    expect(expectDone(await sign(lead, ofOwn))).toMatchObject({ state: '40', signAName: '平台', signBName: 'sign_captain的姓名' });
  });

  test('SHIP-06 a contract that was changed since it was read is not signed, and a refusal needs its reason', async () => {
    const row = await sent();

    expect(await buyer.put(`${base}/sign`, { id: row.id, version: row.version + 1 })).toMatchObject({ status: 409 });
    for (const reason of ['', ' ', '\u3000'])
      expect(await buyer.put(`${base}/refuse`, { ...key(row), reason }), JSON.stringify(reason)).toMatchObject({ success: false });
    expect(await stored(row.id)).toMatchObject({ state: '20', endReason: null });
  });
});

describe('SHIP-06 what a signature covers', () => {
  const document = { contractNo: 'HT1', hash: 'a'.repeat(64) };
  const signer = { side: 'A', party: '客户', name: '王', time: '2026-06-01 10:00:00' } as const;

  test.each<[string, object, object, object]>([
    ['the number', { contractNo: 'HT2' }, {}, {}],
    ['the text', { hash: `${'a'.repeat(63)}b` }, {}, {}],
    ['the side', {}, { side: 'B' }, {}],
    ['the party', {}, { party: '客户 ' }, {}],
    ['the person', {}, { name: '李' }, {}],
    ['the time', {}, { time: '2026-06-01 10:00:01' }, {}],
    ['the serial', {}, {}, { serial: 'PT20260601000000000000' }],
    ['the seal', {}, {}, { seal: 'none' }],
    ['a seal without its key', {}, {}, { seal: '.00' }],
  ])('SHIP-06 another one does not go through: %s', async (_what, otherDocument, otherSigner, otherSeal) => {
    const ctx = site.server.context();
    const seal = await localSign.sign(ctx, document, signer);

    expect(await localSign.verify(ctx, document, { signer, seal })).toBe(true);
    expect(
      await localSign.verify(
        ctx,
        { ...document, ...otherDocument },
        { signer: { ...signer, ...otherSigner }, seal: { ...seal, ...otherSeal } },
      ),
    ).toBe(false);
  });

  test('SHIP-06 SESS-10 the key of one tenant proves nothing to another', async () => {
    const [own, foreign] = [site.server.context(0), site.server.context(2)];
    const seal = await localSign.sign(own, document, signer);

    expect(await localSign.verify(foreign, document, { signer, seal })).toBe(false);
    expect((await localSign.sign(foreign, document, signer)).seal.split('.')[0]).not.toBe(seal.seal.split('.')[0]);
  });

  test('SHIP-06 every column that a signature stands for is found altered, a signature of another contract as well', async () => {
    const [row, other] = [await sent(), await sent()];
    for (const one of [row, other]) expectDone(await sign(staff, expectDone(await sign(buyer, one))));
    const [before, foreign] = [await stored(row.id), await stored(other.id)];
    const verdict = async (values: Partial<typeof hyContract.$inferInsert>) => {
      await change(row.id, { ...before, ...values });
      const { matches, seals } = expectDone(await buyer.get(`${base}/verify`, { id: row.id }));
      await change(row.id, before!);
      return [matches, ...seals.map(({ valid }: Row) => valid)];
    };

    expect(await verdict({})).toEqual([true, true, true]);
    expect(await verdict({ content: `${before?.content}。` })).toEqual([false, false, false]);
    expect(await verdict({ contractNo: 'HT260601999999' })).toEqual([true, false, false]);
    expect(await verdict({ partyAName: '别家' })).toEqual([true, false, true]);
    expect(await verdict({ partyBName: '别家' })).toEqual([true, true, false]);
    expect(await verdict({ signATime: '2026-06-01 09:59:59' })).toEqual([true, false, true]);
    expect(await verdict({ signBName: '别人' })).toEqual([true, true, false]);
    expect(await verdict({ signASerial: before?.signBSerial ?? null })).toEqual([true, false, true]);
    expect(await verdict({ signASeal: before?.signBSeal ?? null, signASerial: before?.signBSerial ?? null })).toEqual([true, false, true]);
    expect(await verdict({ signASeal: foreign?.signASeal ?? null, signASerial: foreign?.signASerial ?? null })).toEqual([
      true,
      false,
      true,
    ]);
    expect(await verdict({ signASeal: null })).toEqual([true, null, true]);
  });

  test('SHIP-06 the second side signs the digest that the first has fixed, and no other text', async () => {
    const half = expectDone(await sign(buyer, await sent()));
    const before = await stored(half.id);
    await change(half.id, { content: `${before?.content} 加价` });

    expect(await sign(staff, half)).toMatchObject({ success: false, message: '合同正文与签署时的摘要不一致，不能签署' });

    await change(half.id, { content: before?.content ?? null });
    expect(expectDone(await sign(staff, half))).toMatchObject({ state: '40', contentHash: before?.contentHash });
  });

  test('SHIP-06 SMS-03 security 4.21 the check by SMS counts for its ten minutes and not a second longer', async () => {
    for (const [time, errorCode] of [
      ['2026-06-01T10:10:00+08:00', 40331],
      ['2026-06-01T10:09:59+08:00', undefined],
    ] as const) {
      const row = await sent();
      const answer = await atTime(site.server.clock, time, () => sign(buyer, row));
      expect(answer, time).toMatchObject(errorCode === undefined ? { success: true } : { status: 403, errorCode });
    }
  });
});
