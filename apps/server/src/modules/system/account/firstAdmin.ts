import { randomInt } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { count, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { createUser, seedRole, seedTenant } from '../seed/seedPeople.ts';
import { sysUser } from '../user/user.table.ts';

const alphabet = { lower: 'abcdefghijkmnpqrstuvwxyz', upper: 'ABCDEFGHJKLMNPQRSTUVWXYZ', digit: '23456789', sign: '!@#%&*+-=?' };

/** A random password that fits the policy, without characters that look alike. */
export function randomPassword(length = 20): string {
  const pick = (text: string) => text[randomInt(text.length)] ?? '';
  const all = Object.values(alphabet).join('');
  const letters = [...Object.values(alphabet).map(pick), ...Array.from({ length: length - 4 }, () => pick(all))];
  for (let index = letters.length - 1; index > 0; index -= 1) {
    const other = randomInt(index + 1);
    [letters[index], letters[other]] = [letters[other] ?? '', letters[index] ?? ''];
  }
  return letters.join('');
}

/**
 * Makes the first administrator when the database holds no user. The password is written to a file that only the owner of
 * the process can read, and must be changed at the first login.
 *
 * @returns the file and the password to print once; undefined when there are users already
 * @source security 2.9
 */
export async function ensureFirstAdmin(
  database: Database,
  dataDirectory: string,
): Promise<{ username: string; password: string; file: string } | undefined> {
  const password = randomPassword();
  const file = join(dataDirectory, 'admin-password.txt');
  const made = await database.transaction('system', async (tx) => {
    await seedTenant(tx, 0, '平台');
    await seedRole(tx, { code: 'admin', name: '管理员', description: '拥有全部权限', isSuper: true });
    const [users] = await tx.select({ total: count() }).from(sysUser).where(eq(sysUser.delFlag, 0));
    if ((users?.total ?? 0) > 0) return false;
    await createUser(tx, { username: 'admin', realname: '管理员', password, roles: ['admin'], mustChangePassword: true, workNo: '00001' });
    // Before the commit: anyone who is in the database can be entered, also when the process is killed now.
    mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
    writeFileSync(file, `admin\n${password}\n`, { mode: 0o600, flush: true });
    return true;
  });
  if (!made) return undefined;
  return { username: 'admin', password, file };
}
