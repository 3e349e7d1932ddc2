import { eq, like } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { cashier, dianfuPath as path, type DianfuSite, openDianfuSite } from '../../../../test/dianfuSite.ts';
import { expectDone, once } from '../../../../test/freight.ts';
import { sysAnnouncement } from '../../system/announcement/announcement.table.ts';
import { refreshDianfu } from './dianfu.jobs.ts';
import { hyDianfu } from './dianfu.table.ts';

let site: DianfuSite;
beforeAll(async () => {
  site = await openDianfuSite();
});

type Row = Awaited<ReturnType<DianfuSite['read']>>;
const change = (id: string, values: Partial<typeof hyDianfu.$inferInsert>) =>
  site.server.inTenant(0, (tx) => tx.update(hyDianfu).set(values).where(eq(hyDianfu.id, id)));

describe('SHIP-22 NOTI-02 F6 what is due', () => {
  test('NT11 the job marks it, the bell counts it, and the customer is told once for each occasion', async () => {
    const place = await site.placeWith(400_000);
    const row = await site.advanced(await site.short(place, 280_000));
    const bell = async (who: Parameters<typeof site.server.as>[0]) =>
      expectDone(await site.server.as(who).get('/hydriver/hyDriver/getDsXx')).dianfuZq;
    const mine = { username: 'debtor', userType: 2 as const, cid: place.customer.id, permissions: ['dianfu:list'] };
    const stranger = { username: 'stranger', userType: 2 as const, cid: (await site.build.customer()).id, permissions: ['dianfu:list'] };
    await site.server.as(mine).get('/sys/user/getCurrentUserDeparts');
    const notices = () =>
      site.server.inTenant(0, (tx) =>
        tx
          .select({ titile: sysAnnouncement.titile })
          .from(sysAnnouncement)
          .where(like(sysAnnouncement.busId, `dianfu ${row.id} %`))
          .orderBy(sysAnnouncement.sendTime),
      );
    const on = (day: string) => refreshDianfu({ ...site.server.context(), clock: { now: () => new Date(`${day}T00:10:00+08:00`) } });

    await on('2026-06-28');
    expect([await bell(mine), (await site.dianfu(row.id)).dueFlag]).toEqual([0, '0']);
    await on('2026-06-29');
    await on('2026-06-30');
    expect([await bell(mine), await bell(stranger)]).toEqual([1, 0]);
    expect((await notices()).map(({ titile }) => titile)).toEqual([`垫付 ${row.dianfuNo} 将于 2026-07-02 到期`]);
    await on('2026-07-02');
    // A day that was left out is made up for.
    await on('2026-07-04');
    expect(await site.dianfu(row.id)).toMatchObject({ overdueDays: 2, dueFlag: '1', feeAmount: 70, balance: 7330 });
    await on('2026-07-10');
    await on('2026-07-11');
    expect(await notices()).toHaveLength(4);
    const due = expectDone(await site.server.as(mine).get(`${path}/list`, { dueFlag: '1' }));
    expect(due.records.map(({ id }: Row) => id)).toEqual([row.id]);
    expect(due.records[0]).toMatchObject({ auditRemark: null, principal: 7260 });
    expect(expectDone(await site.server.as(stranger).get(`${path}/list`)).total).toBe(0);
  });

  test('a reminder goes out once a day', async () => {
    const place = await site.placeWith(400_000);
    const row = await site.advanced(await site.short(place, 280_000));
    const people = { username: 'reminded', userType: 2 as const, cid: place.customer.id, permissions: [] };
    await site.server.as(people).get('/sys/user/getCurrentUserDeparts');
    expectDone(await site.move('notice', row, { who: cashier }));
    expect(await site.move('notice', row, { who: cashier })).toMatchObject({ success: false, message: '今天已发送过催收通知' });
  });
});

describe('PERM-06 PERM-08 who sees advances', () => {
  test('customers and agents their own, read only; who carries none', async () => {
    const place = await site.placeWith(400_000);
    const row = await site.advanced(await site.short(place, 280_000));
    const agent = await site.build.customer();
    await change(row.id, { agentId: agent.id });
    const rights = ['list', 'export', 'view', 'apply', 'audit', 'advance', 'repay', 'writeOff', 'cancel', 'notice'].map(
      (one) => `dianfu:${one}`,
    );
    const as = (name: string, userType: 2 | 3 | 4, cid: string) => site.server.as({ username: name, userType, cid, permissions: rights });
    for (const own of [as('own_customer', 2, place.customer.id), as('own_agent', 2, agent.id)]) {
      expect(expectDone(await own.get(`${path}/queryById`, { id: row.id }))).toMatchObject({ principal: 7260, auditRemark: null });
      expect(expectDone(await own.get(`${path}/repayList`, { dianfuId: row.id })).total).toBe(0);
      for (const action of ['audit', 'advance', 'repay', 'writeOff', 'cancel', 'notice']) {
        const body = { id: row.id, version: row.version, pass: true, reason: '原因', amount: 1, source: 'wallet' };
        expect(await own.put(`${path}/${action}`, body, once()), action).toMatchObject({ success: false });
      }
    }
    const others = [
      as('other_customer', 2, (await site.build.customer()).id),
      as('a_carrier', 3, (await site.build.carrier()).id),
      as('a_captain', 4, row.id),
    ];
    for (const other of others) {
      expect(await other.get(`${path}/queryById`, { id: row.id })).toMatchObject({ status: 404 });
      expect(await other.get(`${path}/repayList`, { dianfuId: row.id })).toMatchObject({ status: 404 });
      expect(expectDone(await other.get(`${path}/list`)).total).toBe(0);
    }
    expect(await site.dianfu(row.id)).toMatchObject({ state: '30', version: row.version });
  });
});
