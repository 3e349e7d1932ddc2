import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { dispatch, expectDone, orderForm, publishOrder } from '../../../../test/freight.ts';
import { openNoteSite, type NoteSite } from '../../../../test/noteSite.ts';
import { sysAudit } from '../../../platform/audit/audit.table.ts';

let site: NoteSite;
beforeAll(async () => void (site = await openNoteSite()));

test('DET-03 SEC-02 the page of a waybill has its numbers masked for anyone; reading the waybill itself shows them, and leaves a trace', async () => {
  const admin = site.server.as('admin');
  const { id } = await dispatch(admin, await publishOrder(admin, orderForm(site.world)), (await site.freshCrew()) as never, 30_000);
  const traces = () =>
    site.server.inTenant(0, (tx) =>
      tx
        .select()
        .from(sysAudit)
        .where(and(eq(sysAudit.action, 'shippingNote.reveal'), eq(sysAudit.entityId, id))),
    );
  const before = (await traces()).length;

  const { note } = expectDone(await admin.get('/shipping/hyShippingNote/detail', { id }));
  expect(note).toMatchObject({ driverPhone: expect.stringMatching(/^1\d{2}\*{4}\d{4}$/), driverIdNo: expect.stringContaining('****') });
  expect(await traces()).toHaveLength(before);

  const whole = expectDone(await admin.get('/shipping/hyShippingNote/queryById', { id }));
  expect(whole.driverPhone).toMatch(/^1\d{10}$/);
  expect(await traces()).toHaveLength(before + 1);

  const printed = expectDone(await admin.get('/shipping/hyShippingNote/print', { id }));
  expect(printed.note.driverPhone).toBe(whole.driverPhone);
  expect(await traces()).toHaveLength(before + 2);
});

test('SHIP-02 SEC-02 a printed waybill masks its numbers for who may not see them, and lists its goods', async () => {
  const admin = site.server.as('admin');
  const { id } = await dispatch(admin, await publishOrder(admin, orderForm(site.world)), (await site.freshCrew()) as never, 30_000);
  const printer = site.server.as({ username: 'note_printer', permissions: ['shipping:print'] });
  const printed = expectDone(await printer.get('/shipping/hyShippingNote/print', { id }));
  expect(printed.note.driverPhone).toMatch(/^1\d{2}\*{4}\d{4}$/);
  expect(printed.goods).toHaveLength(1);
});
