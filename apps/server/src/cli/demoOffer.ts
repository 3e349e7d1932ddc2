import { demoRoles } from '../../seed/roles.ts';
import { demoPeopleAmong } from '../modules/system/demo/demoSignIn.ts';
import type { ServerConfig } from '../platform/config.ts';
import type { Database } from '../platform/db/database.ts';
import { isOwnHost } from '../platform/networkPlaces.ts';
import type { StartArguments } from './readArguments.ts';

/** A person of the demonstration as the login page offers it. */
export interface DemoPerson {
  username: string;
  role: { zh: string; en: string };
}

const offered: readonly DemoPerson[] = [
  ...demoRoles.flatMap(({ code, name, english, second }) => [
    { username: code, role: { zh: name, en: english } },
    ...(second === undefined ? [] : [{ username: second.username, role: { zh: `${name}（复核）`, en: `${english} (second)` } }]),
  ]),
  { username: 'admin', role: { zh: '管理员', en: 'Administrator' } },
];

/**
 * Whether nobody but the person at this machine can reach the server, and its data are a demonstration's: then no password protects
 * anything, and the login page offers its people by a press.
 */
export function mayOfferDemo(
  given: Pick<StartArguments, 'host' | 'databaseUrl' | 'empty'>,
  {
    config,
    env,
  }: { config: Pick<ServerConfig, 'publicUrl' | 'trustProxy' | 'corsOrigins'>; env: Readonly<Record<string, string | undefined>> },
): boolean {
  const isPublished = config.publicUrl !== null || config.trustProxy.length > 0 || config.corsOrigins.length > 0;
  return isOwnHost(given.host) && !isPublished && given.databaseUrl === undefined && !given.empty && env['NODE_ENV'] !== 'production';
}

/** The people that a database holds of those who are offered. */
export async function findDemoPeople(database: Database): Promise<readonly DemoPerson[]> {
  const present = await demoPeopleAmong(
    database,
    offered.map(({ username }) => username),
  );
  return offered.filter(({ username }) => present.has(username));
}
