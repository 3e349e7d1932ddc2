import { expect, onTestFinished, test } from 'vitest';
import { countFailure } from '../../src/modules/system/login/throttle.ts';
import { sysLoginThrottle } from '../../src/modules/system/login/login.table.ts';
import { createFakeClock } from '../../src/platform/clock.ts';
import { openTestDatabase } from '../testDatabase.ts';

test('AUTH-01 on PostgreSQL the first failures of an account count one by one, however many come at once', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const clock = createFakeClock();
  const together = 4;
  let begun = 0;
  let go: () => void = () => undefined;
  const allBegun = new Promise<void>((resolve) => (go = resolve));

  await Promise.all(
    Array.from({ length: together }, () =>
      database.transaction('system', async (tx) => {
        begun += 1;
        if (begun === together) go();
        await allBegun;
        await countFailure(tx, clock, { account: 'wang', address: '127.0.0.1' });
      }),
    ),
  );

  const rows = await database.transaction('system', (tx) => tx.select({ failures: sysLoginThrottle.failures }).from(sysLoginThrottle));
  expect(rows).toEqual([{ failures: together }, { failures: together }]);
});
