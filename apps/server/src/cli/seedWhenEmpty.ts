import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomPassword } from '../modules/system/account/firstAdmin.ts';
import type { ServerConfig } from '../platform/config.ts';
import type { Database } from '../platform/db/database.ts';
import { type SeededPerson, seedSystem, type SeedSystemOptions } from '../../seed/index.ts';

/** The people that a first start made. */
export interface SeededAccounts {
  people: readonly { username: string; role: string }[];
  /** Readable by the owner alone. */
  passwordFile: string;
}

/** What the first data are made from. */
export interface SeedOptions {
  demo: boolean;
  data: string;
  say(text: string): void;
  /** Another set than the demonstration's. */
  set?: NonNullable<SeedSystemOptions['set']>;
}

/**
 * Fills an empty database: menus, dictionaries, roles and an administrator; with `demo` also people of every role and the
 * demonstration data. A database that has users is brought up to date with the release's menus and left alone otherwise.
 *
 * @source security 2.9, freight-domain 8
 */
export async function seedWhenEmpty(
  database: Database,
  config: ServerConfig,
  { demo, data, say, set }: SeedOptions,
): Promise<SeededAccounts | undefined> {
  const passwordFile = join(data, 'accounts.txt');
  const people = await seedSystem(database, config, {
    demo,
    say,
    now: new Date(),
    password: randomPassword,
    keep: (made) => keepPasswords(passwordFile, made),
    ...(set === undefined ? {} : { set }),
  });
  return people && { people: people.map(({ username, role }) => ({ username, role })), passwordFile };
}

/** The file appears whole or not at all, and is on the disk when this returns. */
function keepPasswords(path: string, people: readonly SeededPerson[]): void {
  const lines = people.map((person) => `${person.username}\t${person.password}\t${person.role}`);
  const draft = `${path}.new`;
  rmSync(draft, { force: true });
  writeFileSync(draft, `# username, one-time password, role\n${lines.join('\n')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  renameSync(draft, path);
}
