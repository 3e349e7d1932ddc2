import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { modules } from '../src/modules/index.ts';
import { sysPermissionDataRule } from '../src/modules/system/permission/permission.table.ts';
import { sysRole, sysRolePermission } from '../src/modules/system/role/role.table.ts';
import { permissionId } from '../src/modules/system/seed/seedMenus.ts';
import { methodsOf, type Endpoint } from '../src/platform/contract/index.ts';
import { everyRead, told } from './everyRead.ts';
import { documentPairs } from './four-eyes/documentPairs.ts';
import { openEyesSite, type EyesSite } from './four-eyes/eyesSite.ts';
import { fundPairs } from './four-eyes/fundPairs.ts';
import { paymentPairs } from './four-eyes/paymentPairs.ts';
import { waybillPairs } from './four-eyes/waybillPairs.ts';
import { expectDone, once } from './freight.ts';
import { sampleInput } from './sampleInput.ts';
import { changedTables, tableDigests } from './tableDigests.ts';
import type { Answer, TestClient } from './testServer.ts';

type Row = ReturnType<typeof expectDone>;

/** Where money and waybills are. */
const base =
  /^\/(hyorder|shipping\/hyShippingNote|shipping\/hyNoteEvent|shipping\/hyRequestBill|shipping\/hyOfflineAccount|hybill|account\/hy(?!Account(?:\/|$))|hypay|cost|hyinvoice|hyinsurance|hyadjust|customer\/hyCustomer(Wallet|Recharge)|hytax|hyetc|hytrack|hyviolation|hycomplaint|hycontract\/hyContract)/;

/** Ids that the server makes; what is called by a word, such as a month, is nobody's. */
const isOwn = /^[\da-f]{32}$/;

/** What is of all departments: the books, and money that somebody says has arrived, for whichever wallet. */
const ofAllDepartments = /^\/(account\/hyLedger|customer\/hyCustomerRecharge\/(add|receiveAccounts))/;
const isOpenTo = (who: string, path: string): boolean => who === 'another department' && ofAllDepartments.test(path);

interface Route {
  base: string;
  endpoint: Endpoint;
}
const routes: Route[] = modules.flatMap((module) =>
  (module.routes ?? []).flatMap(({ contract }) =>
    base.test(contract.base) ? Object.values(contract.endpoints).map((endpoint) => ({ base: contract.base, endpoint })) : [],
  ),
);
const writes = routes.filter(
  ({ endpoint }) => !methodsOf(endpoint).includes('GET') && endpoint.content !== 'upload' && endpoint.auth !== 'public',
);
const bases = [...new Set(writes.map((route) => route.base))];
/** What shows everybody's business to the administrators of the system is given to nobody else. */
const administration = /^(announcement|log|dataLog|message|online)/;

let site: EyesSite;
/** Ids of rows by the address of their list. */
const rows = new Map<string, Row[]>();
const viewers: Record<string, TestClient> = {};

beforeAll(async () => {
  site = await openEyesSite();
  const { server, build } = site;
  // Of every kind that waits for a decision one document.
  const seen = new Set<string>();
  for (const pair of [waybillPairs, paymentPairs, fundPairs, documentPairs].flatMap((pairsOf) => pairsOf(() => site))) {
    if (seen.has(pair.at)) continue;
    seen.add(pair.at);
    server.clock.set('2026-06-02T12:00:00+08:00');
    await pair.make('maker');
  }
  server.clock.set('2026-06-02T12:00:00+08:00');
  for (const { base: at, endpoint } of routes) {
    if (endpoint.path !== '/list') continue;
    const { result } = await server.as('admin').get(`${at}/list`, { pageSize: 100 });
    rows.set(
      at,
      ((result as Row)?.records ?? []).filter(({ id }: Row) => isOwn.test(id)),
    );
  }
  const permissions = [
    ...new Set(
      modules.flatMap((module) =>
        (module.routes ?? []).flatMap(({ contract }) => Object.values(contract.endpoints).flatMap(({ permission }) => permission ?? [])),
      ),
    ),
  ].filter((permission) => !administration.test(permission));
  viewers['another tenant'] = server.as({ username: 'tenant_2', tenantId: 2 });
  viewers['another customer'] = server.as({ username: 'stranger', userType: 2, cid: (await build.customer()).id, permissions });
  viewers['another carrier'] = server.as({ username: 'hauler', userType: 3, cid: (await build.carrier()).id, permissions });
  viewers['another captain'] = server.as({ username: 'captain', userType: 4, cid: (await build.driver()).id, permissions });
  viewers['another department'] = server.as({ username: 'elsewhere', departs: ['X01'], permissions });
  for (const viewer of Object.values(viewers)) {
    await viewer.get('/sys/user/getCurrentUserDeparts');
    await server.database.pool.query("update sys_session set safe_until = '2026-06-30 10:10:00+08' where user_id = $1", [viewer.userId]);
  }
  await keepToDepart('elsewhere', permissions);
}, 240_000);

/** Shows somebody rows of their own department alone, in every list. */
async function keepToDepart(username: string, permissions: readonly string[]): Promise<void> {
  await site.server.inTenant(0, async (tx) => {
    const [role] = await tx
      .select({ id: sysRole.id })
      .from(sysRole)
      .where(eq(sysRole.roleCode, `role_of_${username}`));
    for (const list of permissions.filter((permission) => permission.endsWith(':list'))) {
      const id = `own ${list}`.slice(0, 32);
      const of = { id, permissionId: permissionId(list), ruleName: '本部门' };
      const rule = { ruleColumn: 'sysOrgCode', ruleConditions: '=', ruleValue: '#{sys_org_code}' };
      await tx.insert(sysPermissionDataRule).values({ ...of, ...rule });
      const held = and(eq(sysRolePermission.roleId, role!.id), eq(sysRolePermission.permissionId, permissionId(list)));
      await tx.update(sysRolePermission).set({ dataRuleIds: id }).where(held);
    }
  });
}

const idsOf = (at: string): string[] => (rows.get(at) ?? []).map(({ id }) => id as string);
/** Rows that inputs name, by the name of the field. */
const lists: Readonly<Record<string, string>> = {
  note: '/shipping/hyShippingNote',
  order: '/hyorder/hyOrder',
  payment: '/hypay/hyPayment',
  wallet: '/customer/hyCustomerWallet',
  bill: '/hybill/hyBill',
  prepay: '/hypay/hyPrepay',
  dianfu: '/cost/hyDianfu',
  card: '/account/hyBankCard',
  companyAccount: '/account/hyCompanyAccount',
  receiveAccount: '/account/hyCompanyAccount',
  offlineAccount: '/shipping/hyOfflineAccount',
  line: '/account/hyBankStatement',
  statementLine: '/account/hyBankStatement',
};

/** Bodies that name foreign rows: for each row of the list, or one where there is none. */
function bodiesOf({ base: at, endpoint }: Route): Record<string, unknown>[] {
  const own = (rows.get(at) ?? []).slice(0, 3);
  const named = (name: string): unknown => {
    const list = lists[name.replace(/Ids?$/, '')];
    if (list !== undefined) return idsOf(list)[0];
    if (name === 'customerId' || name === 'agentId') return site.world.customer.id;
    return name === 'companyId' ? site.world.company.id : undefined;
  };
  return (own.length > 0 ? own : [undefined]).map((row) =>
    sampleInput(endpoint.body, (name) => {
      if (row !== undefined && name === 'id') return row.id;
      if (row !== undefined && name === 'ids') return [row.id];
      if (name === 'version') return row?.version ?? 0;
      if (name === 'versions') return [row?.version ?? 0];
      return named(name);
    }),
  );
}

/** Nothing came of a call: it was refused as a whole, or whatever it named was, or it tells nothing. */
const isRefused = ({ status, success, result }: Answer): boolean => {
  if (status === 403 || status === 404 || !success) return true;
  const { success: taken, successCount, stored } = (result ?? {}) as { success?: unknown[]; successCount?: number; stored?: number };
  return taken?.length === 0 || successCount === 0 || stored === 0 || JSON.stringify(result) === '{}';
};

/** It was refused for who asked, and not for what was typed. */
const isForWho = ({ status, code, result }: Answer): boolean =>
  status === 403 || status === 404 || code === 510 || code === 404 || result?.fail?.[0]?.code === 404;

describe.each(['another tenant', 'another customer', 'another carrier', 'another captain', 'another department'])(
  'PERM-08 people of %s',
  (who) => {
    test('PERM-08 are refused by every call that writes money or waybills, and change nothing', async () => {
      const viewer = viewers[who]!;
      const taken: string[] = [];
      let stopped = 0;
      let asked = 0;
      let before = await tableDigests(site.server);
      for (const at of bases) {
        for (const route of writes.filter((one) => one.base === at)) {
          const [method] = methodsOf(route.endpoint);
          for (const body of bodiesOf(route)) {
            const { id, ids } = body as { id?: string; ids?: string[] };
            const path = `${at}${route.endpoint.path}`;
            const query = { id: id ?? idsOf(at)[0] ?? '', ids: (ids ?? idsOf(at)).join(',') };
            const answer =
              method === 'DELETE' ? await viewer.delete(path, query) : await viewer[method === 'PUT' ? 'put' : 'post'](path, body, once());
            asked += 1;
            if (isForWho(answer)) stopped += 1;
            if (!isRefused(answer) && !isOpenTo(who, path)) taken.push(`${path} ${JSON.stringify(answer.result).slice(0, 200)}`);
          }
        }
        const after = await tableDigests(site.server);
        const changed = changedTables(before, after);
        if (changed.length > 0) taken.push(`${at} changed ${changed.join(', ')}`);
        before = after;
      }
      expect(taken).toEqual([]);
      // Were bodies refused before rows are looked for, this would show nothing.
      expect(stopped / asked).toBeGreaterThan(0.6);
    }, 240_000);

    test('PERM-08 are told of no row by any call that reads', async () => {
      const all = new Set([...rows.values()].flat().map(({ id }) => id as string));
      const named: Record<string, string[]> = Object.fromEntries(
        Object.entries(lists).map(([name, at]) => [`${name}Id`, idsOf(at).slice(0, 2)]),
      );
      const reads = (
        await everyRead(site.server.as('admin'), { ...named, ids: idsOf(lists['note']!).slice(0, 3), customerId: [site.world.customer.id] })
      ).filter(({ path }) => base.test(path));
      expect(reads.length).toBeGreaterThan(200);
      const leaks: string[] = [];
      for (const read of reads) {
        const asked = new Set(Object.values(read.query).flatMap((value) => value.split(',')));
        const text = await told(viewers[who]!, read);
        const found = [...all].filter((id) => !asked.has(id) && text.includes(id));
        if (found.length > 0 && !isOpenTo(who, read.path))
          leaks.push(`${read.path} ${new URLSearchParams(read.query).toString()} ${found.length}`);
      }
      expect(leaks).toEqual([]);
    }, 240_000);
  },
);
