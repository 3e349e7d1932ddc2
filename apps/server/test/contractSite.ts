import { newestCode } from './codes.ts';
import { expectDone } from './freight.ts';
import type { NoteSite } from './noteSite.ts';
import type { TestClient } from './testServer.ts';

type Row = ReturnType<typeof expectDone>;

/** The address of contracts. */
export const contractBase = '/hycontract/hyContract';

/** Someone of a company who may sign, and whose session has passed the check by SMS; with a phone by its code. */
export async function contractSigner(
  { server }: NoteSite,
  { username, userType, cid, phone }: { username: string; userType: number; cid: string | null; phone?: string },
): Promise<TestClient> {
  const permissions = ['contract:list', 'contract:view', 'contract:sign', 'shipping:list'];
  const client = server.as({ username, userType, cid, permissions });
  await client.get('/sys/user/getCurrentUserDeparts');
  const { pool } = server.database;
  if (phone === undefined) {
    await pool.query("update sys_session set safe_until = '2026-06-01 10:10:00+08' where user_id = $1", [client.userId]);
    return client;
  }
  await pool.query('update sys_user set phone = $2 where id = $1', [client.userId, phone]);
  expectDone(await client.post('/sys/safe/user/sms'));
  expectDone(await client.post('/sys/safe/user/checkCaptcha', { captcha: await newestCode(server, phone) }));
  return client;
}

/** A draft of a contract with the customer of the site. */
export async function customerContract({ server, world }: NoteSite, values: Record<string, unknown> = {}): Promise<Row> {
  return expectDone(
    await server.as('admin').post(`${contractBase}/add`, {
      contractType: '1',
      partyId: world.customer.id,
      validFrom: '2026-05-01',
      validTo: '2026-12-31',
      settleType: '1',
      termDays: 30,
      serviceRate: 600,
      ...values,
    }),
  );
}
