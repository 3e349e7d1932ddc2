import { eq, like } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type DianfuSite, openDianfuSite } from '../../../../test/dianfuSite.ts';
import type { World } from '../../../../test/freight.ts';
import { hyCustomer } from '../../customers/customer/customer.table.ts';
import { hyShippingNote } from '../../shipping/shipping-note/shippingNote.table.ts';
import { sysAnnouncement } from '../../system/announcement/announcement.table.ts';
import { sysSms } from '../../system/message/message.table.ts';
import { hyConfig } from '../../system/setting/setting.table.ts';
import { sysUser } from '../../system/user/user.table.ts';
import { tellDueTerms } from './tellTerms.ts';

let site: DianfuSite;
let place: World;
let note: Awaited<ReturnType<DianfuSite['read']>>;
beforeAll(async () => {
  site = await openDianfuSite();
  place = await site.placeWith(0, { settleType: '3', termDays: 30, creditLimit: 2_000_000 });
  note = await site.onTerm(place);
  await site.server
    .as({ username: 'term_debtor', userType: 2, cid: place.customer.id, permissions: [] })
    .get('/sys/user/getCurrentUserDeparts');
});

const on = (day: string) => tellDueTerms({ ...site.server.context(), clock: { now: () => new Date(`${day}T08:30:00+08:00`) } });
const change = (values: Partial<typeof hyShippingNote.$inferInsert>) =>
  site.server.inTenant(0, (tx) => tx.update(hyShippingNote).set(values).where(eq(hyShippingNote.id, note.id)));
const notices = (customer = place.customer.id) =>
  site.server.inTenant(0, (tx) =>
    tx
      .select()
      .from(sysAnnouncement)
      .where(like(sysAnnouncement.busId, `terms ${customer} %`))
      .orderBy(sysAnnouncement.busId),
  );

describe('NT10 terms that end', () => {
  test.each([
    ['2026-06-27', 0],
    ['2026-06-28', 0],
    ['2026-06-29', 1],
    ['2026-06-30', 0],
    ['2026-07-02', 1],
    ['2026-07-03', 1],
    ['2026-07-04', 0],
    ['2026-07-08', 0],
    ['2026-07-09', 1],
    ['2026-07-10', 0],
  ])('FRT-27 NT10 on %s, of a term that ends on 2 July, %d customers are told', async (day, told) => {
    expect(note).toMatchObject({ dueDate: '2026-07-02', customerOpenAmount: 287_260 });
    expect(await on(day)).toBe(told);
    // A job that runs again tells nobody twice.
    expect(await on(day)).toBe(0);
  });

  test('FRT-27 NT10 they and their salesperson read how many waybills, how much, and when; overdue it is urgent', async () => {
    const [debtor] = await site.server.inTenant(0, (tx) => tx.select().from(sysUser).where(eq(sysUser.username, 'term_debtor')));
    const told = await notices();
    expect(told.map(({ titile, msgContent, priority }) => [titile, msgContent, priority])).toEqual([
      ['账期提醒：1张运单待付2,872.60元', '<p>将于 2026-07-02 到期：1张运单，2,872.60元</p>', 'M'],
      ['账期提醒：1张运单待付2,872.60元', '<p>今日（2026-07-02）到期：1张运单，2,872.60元</p>', 'M'],
      ['账期提醒：1张运单待付2,872.60元', '<p>已于 2026-07-02 到期：1张运单，2,872.60元</p>', 'H'],
      ['账期提醒：1张运单待付2,872.60元', '<p>已于 2026-07-02 到期：1张运单，2,872.60元</p>', 'H'],
    ]);
    expect(told.every(({ userIds, openPage }) => userIds?.includes(debtor!.id) && openPage === '/shipping/list?state=1')).toBe(true);
    const staff = { username: 'term_sales', permissions: [] };
    await site.server.as(staff).get('/sys/user/getCurrentUserDeparts');
    const [sales] = await site.server.inTenant(0, (tx) => tx.select().from(sysUser).where(eq(sysUser.username, 'term_sales')));
    await site.server.inTenant(0, (tx) =>
      tx.update(hyCustomer).set({ salesUserId: sales!.id }).where(eq(hyCustomer.id, place.customer.id)),
    );
    await change({ dueDate: '2026-08-02' });
    expect(await on('2026-08-02')).toBe(1);
    expect((await notices()).at(-1)!.userIds).toContain(sales!.id);
  });

  test('FRT-27 NT10 what is paid, or revoked, is nobody’s term', async () => {
    await change({ dueDate: '2026-09-02', customerPaidAmount: 287_260 });
    expect(await on('2026-09-02')).toBe(0);
    await change({ customerPaidAmount: 287_259 });
    expect(await on('2026-09-02')).toBe(1);
    expect((await notices()).at(-1)).toMatchObject({ titile: '账期提醒：1张运单待付0.01元' });
    await change({ dueDate: '2026-10-02', noteStatus: '99' });
    expect(await on('2026-10-02')).toBe(0);
  });

  test('FRT-27 NT10 where it is switched on the main login and the salesperson have one SMS of it, too', async () => {
    const phones = async () => {
      const rows = await site.server.inTenant(0, (tx) =>
        tx.select().from(sysSms).where(eq(sysSms.esTitle, '账期提醒')).orderBy(sysSms.esReceiver),
      );
      return rows.map(({ esReceiver, esContent }) => [esReceiver, esContent]);
    };
    await change({ dueDate: '2026-11-02', noteStatus: '75', customerPaidAmount: 0 });
    expect(await phones()).toEqual([]);
    await site.server.inTenant(0, (tx) => tx.update(sysUser).set({ phone: '13900004321' }).where(eq(sysUser.username, 'term_sales')));
    const named = { configName: '账期短信', groupCode: 'term', valueType: 'flag' };
    await site.server.inTenant(0, (tx) => tx.insert(hyConfig).values({ configKey: 'termSmsEnabled', configValue: '1', ...named }));
    const [customer] = await site.server.inTenant(0, (tx) => tx.select().from(hyCustomer).where(eq(hyCustomer.id, place.customer.id)));
    const content = `${customer!.customerName}有1张运单待付2,872.60元，最早于2026-11-02到期，请登录平台查看。`;
    expect(await on('2026-11-02')).toBe(1);
    expect(await on('2026-11-02')).toBe(0);
    // A login without a phone is reached by the contact of its customer.
    expect(await phones()).toEqual(['13900004321', customer!.contactPhone].sort().map((phone) => [phone, content]));

    await site.server.inTenant(0, (tx) => tx.update(sysUser).set({ phone: '13900008765' }).where(eq(sysUser.username, 'term_debtor')));
    expect(await on('2026-11-03')).toBe(1);
    expect((await phones()).map(([phone]) => phone)).toContain('13900008765');
  });
});
