import { createHash, createHmac, randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import type { TestServer } from './testServer.ts';
import { patience } from './patience.ts';

/** The code of the newest message to a phone, as an administrator reads it; messages to strangers leave by themselves. */
export function newestCode(server: TestServer, phone: string): Promise<string> {
  const reader = server.as({ username: 'code_reader', permissions: ['verifyCode:list', 'verifyCode:viewCode', 'verifyCode:export'] });
  const shown = phone.replace(/^(\d{3})\d{4}/, '$1****');
  return vi.waitFor(async () => {
    const { result } = await reader.get('/hysms/hyVerifyCode/list');
    const row = result.records.find((one: { phone: string; state: string }) => one.phone === shown && one.state === '10');
    const message = await reader.get('/hysms/hyVerifyCode/viewCode', { id: row.id });
    const [code] = /\d{6}/.exec(message.result.content) ?? [];
    if (code === undefined) throw new Error('There is no code yet.');
    return code;
  }, patience);
}

/** Six digits that are not these. */
export const otherCode = (code: string): string => code.replace(/^./, (digit) => String((Number(digit) + 1) % 10));

/** Reads the code of a fresh picture where the server keeps it: tests cannot look at pictures, so they plant one. */
export async function solvedCaptcha(server: TestServer): Promise<{ captcha: string; checkKey: string }> {
  const checkKey = randomUUID();
  const answer = createHmac('sha256', server.platform.config.secret).update(`captcha\n${checkKey}\nABCDE`).digest('hex');
  await server.database.pool.query("insert into sys_captcha (tenant_id, key, answer, expires_at) values (0, $1, $2, '2030-01-01')", [
    createHash('sha256').update(checkKey).digest('hex'),
    answer,
  ]);
  return { captcha: 'abcde', checkKey };
}
