import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { demoRoles, grantedBy } from '../seed/roles.ts';
import { modules } from '../src/modules/index.ts';
import { sysRole, sysRolePermission } from '../src/modules/system/role/role.table.ts';
import { permissionId } from '../src/modules/system/seed/seedMenus.ts';
import { startSession } from '../src/modules/system/session/session.service.ts';
import { methodsOf } from '../src/platform/contract/index.ts';
import { newId } from '../src/platform/db/newId.ts';
import { apiPrefix } from '../src/platform/http/buildServer.ts';
import { documentPairs } from './four-eyes/documentPairs.ts';
import { openEyesSite, type EyesSite } from './four-eyes/eyesSite.ts';
import { fundPairs } from './four-eyes/fundPairs.ts';
import type { Decision } from './four-eyes/pair.ts';
import { paymentPairs } from './four-eyes/paymentPairs.ts';
import { waybillPairs } from './four-eyes/waybillPairs.ts';
import { expectDone, once } from './freight.ts';

type Row = ReturnType<typeof expectDone>;

let site: EyesSite;
beforeAll(async () => {
  site = await openEyesSite();
}, 60_000);
beforeEach(() => {
  site.server.clock.set('2026-06-02T12:00:00+08:00');
});

const rightsOf = (code: string): string[] => grantedBy(demoRoles.find((role) => role.code === code)!.grants);

/** Who makes, who checks, and what is made. @source amendments 26, 27, 28 */
const pairs = [waybillPairs, paymentPairs, fundPairs, documentPairs].flatMap((pairsOf) => pairsOf(() => site));

/** What one person decides by themselves, and why. */
const decidedAlone: Readonly<Record<string, string>> = {
  'driver:review': 'somebody outside has verified whom it is about, or the reviewer says why it passes',
  'driver:verify': 'somebody outside says so',
  'vehicle:review': 'as of a driver',
  'vehicle:verify': 'somebody outside says so',
  'carrier:review': 'as of a driver',
  'customerManager:review': 'as of a driver',
  'shipper:review': 'as of a driver',
  'bill:confirm': 'the customer accepts what somebody else sent',
  'bill:pay': 'the customer pays from their own wallet',
  'bill:writeOff': 'asks for an application',
  'pay:submit': 'tells limits, and changes nothing',
  'pay:settle': 'asks for an application',
  'platformAccount:reconcile': 'a match names two lines that agree, and moves no money',
  'shipping:submitCheck': 'hands over what another one checks',
  'shipping:unexamine': 'takes an examination back, as far as nothing has followed',
  'insurance:settle': 'asks for an application',
  'bankCard:verify': 'the bank of the card compares it',
  'companyAccount:verify': 'the bank of the account tells the amount it was sent',
  'online:report:edit': 'a preview',
};
/** How calls by which something is decided are named. */
const deciding =
  /\/(audit|review|approve|\w+Approve|\w*[cC]heck|confirm\w*|\w*[eE]xamine|handle|settle\w*|writeOff\w*|advance|assign|match|reverse|pay|\w*Review|verify\w*)$/;

test('PERM-01 40405 whatever keeps two persons apart stands among the pairs, and so does every call that decides', () => {
  const kept = new Set(pairs.map(({ guard }) => guard));
  const guards = guardsInSource();
  expect(guards.length).toBeGreaterThan(25);
  expect(guards.filter((guard) => !kept.has(guard))).toEqual([]);

  const kinds = modules.flatMap(({ dictionaries = [] }) => dictionaries).find(({ code }) => code === 'approval_kind')!.items;
  expect(kinds.map(({ value }) => `approval ${value}`).filter((guard) => !kept.has(guard))).toEqual([]);

  const at = new Set(pairs.map((pair) => pair.at));
  const calls = modules.flatMap((module) =>
    (module.routes ?? []).flatMap(({ contract }) =>
      Object.values(contract.endpoints)
        .filter((endpoint) => !methodsOf(endpoint).includes('GET') && deciding.test(endpoint.path))
        .map(({ path, permission }) => ({ path: `${contract.base}${path}`, permission: permission ?? '' })),
    ),
  );
  expect(calls.length).toBeGreaterThan(40);
  expect(calls.filter(({ path, permission }) => !at.has(path) && decidedAlone[permission] === undefined)).toEqual([]);
});

/** Who is not to decide, as the source has it: `order.service createBy`. */
function guardsInSource(): string[] {
  const folder = join(import.meta.dirname, '../src/modules');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/noteSteps|error-texts/.test(file),
  );
  return files.flatMap((file) => {
    const source = readFileSync(join(folder, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    // What is not said by these is not found here.
    expect(source, file).not.toContain('businessError(40405');
    const name = basename(file, '.ts');
    if (name === 'decideApproval') return [];
    const named = [...source.matchAll(/assertAnother\(ctx, ([^)]+)\)/g)].flatMap(([, given]) =>
      given!.split(',').map((one) => one.trim().split('.').at(-1)!),
    );
    return [...named, ...(source.includes('throw samePerson()') ? ['samePerson'] : [])].map((who) => `${name} ${who}`);
  });
}

/** Gives a person the part of another role in place of their own. */
async function givePart(who: string, code: string): Promise<void> {
  await site.server.inTenant(0, async (tx) => {
    const [role] = await tx
      .select({ id: sysRole.id })
      .from(sysRole)
      .where(eq(sysRole.roleCode, `role_of_${who}`));
    const [held] = await tx.select().from(sysRolePermission).where(eq(sysRolePermission.roleId, role!.id)).limit(1);
    await tx.delete(sysRolePermission).where(eq(sysRolePermission.roleId, role!.id));
    const rights = rightsOf(code).map((perms) => ({ ...held!, id: newId(), permissionId: permissionId(perms) }));
    await tx.insert(sysRolePermission).values(rights);
  });
}

/** Further sessions of people. */
const further = new Map<string, Promise<string>>();
const begin = (who: string): Promise<string> =>
  site.server.platform.database.transaction('system', (tx) =>
    startSession(tx, site.server.context(), {
      userId: site.server.as(who).userId,
      tenantId: 0,
      orgCode: null,
      address: '127.0.0.2',
      userAgent: 'elsewhere',
    }),
  );

/** A call in a further session of a person. */
async function elsewhere(who: string, { path, body }: Decision): Promise<Row> {
  const token = further.get(who) ?? begin(who);
  further.set(who, token);
  const headers = { 'x-access-token': await token, 'content-type': 'application/json', ...once() };
  return (await site.server.fastify.inject({ method: 'PUT', url: `${apiPrefix}${path}`, headers, payload: JSON.stringify(body) })).json();
}

/** Why a decision was refused; undefined where it was carried out. */
const refusal = ({ success, errorCode, code, result }: Row): unknown => (success ? result?.fail?.[0]?.code : (errorCode ?? code));

/** Two people by their parts; the first one gets another part as they go. */
const people = new Map<string, [string, string]>();
async function cast(maker: string, checker: string): Promise<[string, string]> {
  const key = `${maker}_${checker}`;
  const known = people.get(key);
  if (known !== undefined) {
    await givePart(known[0], maker);
    return known;
  }
  const [one, another]: [string, string] = [`maker_${key}`, `checker_${key}`];
  people.set(key, [one, another]);
  const { server } = site;
  server.as({ username: one, permissions: rightsOf(maker) });
  server.as({ username: another, permissions: [...new Set([...rightsOf(maker), ...rightsOf(checker)])] });
  // Permissions of the part to come must exist before it is given.
  for (const who of [one, another]) await server.as(who).get('/sys/user/getCurrentUserDeparts');
  return [one, another];
}

/** Lets somebody act for another one. */
async function standIn(one: string, another: string): Promise<void> {
  const { records } = expectDone(await site.server.as('admin').get('/sys/sysUserAgent/list', { agentUserName: one }));
  if (records.length > 0) return;
  const agent = { userName: another, agentUserName: one, startTime: '2026-06-01 00:00:00', endTime: '2026-12-31 00:00:00', status: '1' };
  expectDone(await site.server.as('admin').post('/sys/sysUserAgent/add', agent));
}

test.each(pairs)('PERM-01 40405 $what: one person does not do both, in no session and in no role', async ({ maker, checker, at, make }) => {
  const [one, another] = await cast(maker, checker);
  const decision: Decision = { path: at, ...(await make(one)) };
  // Who has no right to it is refused for that (510).
  expect([510, 40405]).toContain(refusal(await elsewhere(one, decision)));

  await givePart(one, checker);
  expect(refusal(await site.server.as(one).put(decision.path, decision.body, once()))).toBe(40405);
  expect(refusal(await elsewhere(one, decision))).toBe(40405);

  // Who acts for somebody stays who they are.
  await standIn(one, another);
  expect(refusal(await site.server.as(one).put(decision.path, decision.body, once()))).toBe(40405);

  expect(refusal(await site.server.as(another).put(decision.path, decision.body, once()))).toBeUndefined();
});
