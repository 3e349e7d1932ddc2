import { expect, test } from 'vitest';
import { buildFreight, expectDone } from '../../../test/freight.ts';
import { testServer } from '../../../test/testServer.ts';

test('FRT-01 C7 what was changed while a party was frozen is reviewed before it takes part again', async () => {
  const server = await testServer();
  const admin = server.as('admin');
  const driver = await buildFreight(server).driver({ submitTime: '2026-05-01 09:00:00', reviewTime: '2026-05-01 10:00:00' });
  const put = (action: string, body: object) => admin.put(`/hydriver/hyDriver/${action}`, { id: driver.id, ...body });
  const changedWhenFrozen = async (version: number, change: object) => {
    const frozen = expectDone(await put('freeze', { version, reason: '投诉' }));
    const edited = expectDone(await put('edit', { version: frozen.version, ...change }));
    expect(edited.state).toBe('4');
    return expectDone(await put('unfreeze', { version: edited.version, reason: '查清' }));
  };

  const back = await changedWhenFrozen(driver.version, { remark: '已谈话' });
  expect(back.state).toBe('2');
  const changed = await changedWhenFrozen(back.version, { vehicleClass: 'B2' });
  expect(changed.state).toBe('1');

  expect(expectDone(await put('review', { version: changed.version, pass: true })).state).toBe('2');
});
