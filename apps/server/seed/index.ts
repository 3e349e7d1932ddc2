import { count, eq } from 'drizzle-orm';
import { modules } from '../src/modules/index.ts';
import { seedTemplates } from '../src/modules/contracts/template/seedTemplates.ts';
import { seedBanks } from '../src/modules/finance/bank/seedBanks.ts';
import { seedPages } from '../src/modules/online/report-page/seedPages.ts';
import { standardPages } from '../src/modules/online/report-page/standardPages.ts';
import { standardReports } from '../src/modules/online/report/standardReports.ts';
import { seedReports } from '../src/modules/online/report/seedReports.ts';
import { seedRegions } from '../src/modules/region/seedRegions.ts';
import { seedCategories } from '../src/modules/system/seed/seedCategories.ts';
import { seedDictionaries } from '../src/modules/system/seed/seedDictionaries.ts';
import { seedMenus } from '../src/modules/system/seed/seedMenus.ts';
import { seedPositions } from '../src/modules/system/seed/seedPositions.ts';
import { createUser, seedDepart, seedRole, seedTenant } from '../src/modules/system/seed/seedPeople.ts';
import { hySetting } from '../src/modules/system/setting/setting.table.ts';
import { sysUser } from '../src/modules/system/user/user.table.ts';
import type { ServerConfig } from '../src/platform/config.ts';
import type { Database, Tx } from '../src/platform/db/database.ts';
import { provideSealingSecret } from '../src/platform/sealed.ts';
import { demoCategories } from './categories.ts';
import { makeCustomerLogins } from './demo/customerLogins.ts';
import { makeDataSet, type DataSet } from './demo/demoSet.ts';
import { demoSize, type SetSize } from './demo/size.ts';
import { loadAppVersions } from './loadAppVersions.ts';
import { loadCustomerLogins } from './loadCustomerLogins.ts';
import { loadDataSet } from './loadDataSet.ts';
import { loadForms } from './loadForms.ts';
import { loadScenarios } from './loadScenarios.ts';
import { loadOwnWork } from './loadOwnWork.ts';
import { menuKeysFor, menuTree } from './menus.ts';
import { demoDeparts, demoPositions, partners } from './organisation.ts';
import { storePlaceholders, storeSlips } from './placeholders.ts';
import { demoRoles, grantedBy } from './roles.ts';

/** A person made by the first start. */
export interface SeededPerson {
  username: string;
  password: string;
  /** Name of the role, for people. */
  role: string;
}

/** What the first data are made from. */
export interface SeedSystemOptions {
  /** People of every role and the demonstration set; without it an administrator alone. */
  demo: boolean;
  /** What the demonstration data are relative to. */
  now: Date;
  say(text: string): void;
  /** Draws a password for each person. */
  password(): string;
  /** Keeps the people with their passwords. Called before they are committed: who is in the database can be entered. */
  keep(people: readonly SeededPerson[]): void;
  /** Another set than the demonstration's, and how it is written. */
  set?: { size: SetSize; load(set: DataSet, now: number): Promise<void> };
}

/**
 * Brings menus, dictionaries and roles up to date, and fills a database that has no users yet.
 *
 * @returns the people that were made; undefined when the database had users
 * @source security 2.9, freight-domain 8
 */
export async function seedSystem(
  database: Database,
  config: Pick<ServerConfig, 'secret' | 'dataDirectory' | 'mode' | 'privateHosts' | 's3'>,
  options: SeedSystemOptions,
): Promise<SeededPerson[] | undefined> {
  provideSealingSecret(config.secret);
  const hasUsers = await database.transaction('system', async (tx) => {
    const [users] = await tx.select({ total: count() }).from(sysUser).where(eq(sysUser.delFlag, 0));
    await seedTenant(tx, 0, '平台');
    await seedDictionaries(
      tx,
      modules.flatMap((module) => module.dictionaries ?? []),
    );
    await seedMenus(tx, menuTree());
    await seedRegions(tx);
    await seedBanks(tx);
    await seedTemplates(tx);
    await seedReports(tx);
    await seedReports(tx, standardReports);
    await seedPages(tx, standardPages);
    await seedRoles(tx);
    return (users?.total ?? 0) > 0;
  });
  if (hasUsers) return undefined;

  let set: DataSet | undefined;
  if (options.demo) {
    const began = Date.now();
    const { size, load } = options.set ?? { size: demoSize, load: (given, at) => loadDataSet(database, given, { now: at }) };
    const name = options.set === undefined ? 'demonstration data' : 'set';
    options.say(`loading the ${name} (${size.notes.toLocaleString('en')} waybills)`);
    const now = options.now.getTime();
    const documents = await storePlaceholders(database, { config, now: options.now });
    set = makeDataSet(size, { now, documents });
    await load(set, now);
    if (options.set === undefined) {
      // What services read was only just written: without figures of it the engine reads whole tables.
      await database.pool.query('analyze');
      const slips = await storeSlips(database, { config, now: options.now });
      await loadScenarios(database, { now, documents: { ...documents, ...slips } });
      await loadAppVersions(database, { config, now: options.now });
      await loadForms(database, { config, now: options.now, documents, captainId: companyOf('captain', set) });
    }
    options.say(`${name} loaded in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  }
  const people = await database.transaction('system', async (tx) => {
    const made = await seedPeople(tx, options, set);
    if (options.demo && options.set === undefined) await loadOwnWork(tx, options.now.getTime());
    options.keep(made);
    return made;
  });
  // The embedded engine never does it by itself; who writes another set sees to it there.
  if (options.set === undefined) await database.pool.query('analyze');
  return people;
}

async function seedRoles(tx: Tx): Promise<void> {
  await seedRole(tx, { code: 'admin', name: '管理员', description: '拥有全部权限', isSuper: true });
  await seedRole(tx, { code: 'third_role', name: '第三方登录角色', description: '第三方登录的用户，授权前', menus: ['home'] });
  await seedRole(tx, { code: 'test', name: '临时角色', description: '自助注册的用户，审核通过前', menus: ['home'] });
  for (const role of demoRoles) {
    const permissions = grantedBy(role.grants);
    await seedRole(tx, {
      code: role.code,
      name: role.name,
      forCustomers: role.userType === 2,
      permissions,
      menus: menuKeysFor(permissions, role.userType),
    });
  }
}

/** The administrator last: a start that was killed before finds no users and begins again. */
async function seedPeople(tx: Tx, options: SeedSystemOptions, set: DataSet | undefined): Promise<SeededPerson[]> {
  await seedDepart(tx, { orgCode: 'A01', name: '平台运营中心', order: 1 });
  await seedSettings(tx, options.demo);
  if (options.demo) {
    await seedCategories(tx, demoCategories);
    for (const depart of [...demoDeparts, partners]) await seedDepart(tx, depart);
    await seedPositions(tx, demoPositions);
  }
  const people: SeededPerson[] = [];
  const add = async ({
    role,
    roleName,
    ...person
  }: {
    username: string;
    realname: string;
    role: string;
    roleName: string;
    userType: number;
    cid: string | null;
    isMain?: boolean;
    mustChangePassword: boolean;
    phone?: string;
    telephone?: string;
    email?: string;
    post?: string;
  }) => {
    const password = options.password();
    await createUser(tx, {
      ...person,
      isDemo: set !== undefined,
      password,
      roles: [role],
      // Anyone who sees a department sees those below it: partners are not part of the platform's own tree.
      departs: [person.userType === 1 ? 'A01' : partners.orgCode],
      ...(role === 'admin' ? { leads: ['A01'] } : {}),
      workNo: role === 'admin' ? '00001' : String(people.length + 2).padStart(5, '0'),
    });
    people.push({ username: person.username, password, role: roleName });
  };
  if (set !== undefined) {
    const held = new Map<string, number>();
    for (const [index, role] of demoRoles.entries()) {
      const cid = companyOf(role.code, set);
      const isFirst = role.userType === 2 && cid !== null && !held.has(cid);
      if (role.userType === 2 && cid !== null) held.set(cid, (held.get(cid) ?? 0) + 1);
      await add({
        phone: demoPhone(index + 1),
        telephone: `0536-00000${String(index + 1).padStart(2, '0')}`,
        email: `${role.code}@example.com`,
        ...(role.post === undefined ? {} : { post: role.post }),
        username: role.code,
        realname: role.realname,
        role: role.code,
        roleName: role.name,
        userType: role.userType,
        cid,
        isMain: isFirst,
        mustChangePassword: false,
      });
    }
    for (const [index, { second, ...role }] of demoRoles.filter((one) => one.second !== undefined).entries())
      await add({
        phone: demoPhone(demoRoles.length + index + 1),
        email: `${second!.username}@example.com`,
        ...(role.post === undefined ? {} : { post: role.post }),
        username: second!.username,
        realname: second!.realname,
        role: role.code,
        roleName: role.name,
        userType: role.userType,
        cid: null,
        mustChangePassword: false,
      });
    await loadCustomerLogins(
      tx,
      makeCustomerLogins(set.size.customerLogins, { customers: set.parties.customers, held, now: options.now.getTime() }),
    );
  }
  await add({
    username: 'admin',
    realname: '管理员',
    role: 'admin',
    roleName: '管理员',
    userType: 1,
    cid: null,
    mustChangePassword: true,
    ...(set === undefined ? {} : { phone: demoPhone(0) }),
  });
  return people;
}

/** Made up; messages to it stay in the local adapter. */
const demoPhone = (index: number): string => `1980000${String(1001 + index)}`;

/** The company of a demonstration user who is not of the platform's staff: one with a good deal of business. */
function companyOf(role: string, { parties, fleet }: DataSet): string | null {
  const active = parties.customers.filter((customer) => customer.state === '2');
  if (role === 'customer_admin' || role === 'customer_op') return active.find((customer) => customer.customerKind === '1')?.id ?? null;
  if (role === 'agent_admin') return active.find((customer) => customer.customerKind === '2')?.id ?? null;
  if (role === 'carrier_admin') return parties.carriers.find((carrier) => carrier.state === '2')?.id ?? null;
  return role === 'captain' ? (fleet.drivers.find((driver) => driver.isCaptain === '1')?.id ?? null) : null;
}

async function seedSettings(tx: Tx, demo: boolean): Promise<void> {
  await tx
    .insert(hySetting)
    .values({
      tenantId: 0,
      webPlatformName: demo ? '塔马克网络货运平台' : null,
      webPlatformNameEn: demo ? 'Tarmac Freight Platform' : null,
      logoTitle: demo ? '塔马克货运' : null,
      logoTitleEn: demo ? 'Tarmac Freight' : null,
      vehicleTrackSwitch: '1',
      footerAddress: demo ? '山东省潍坊市潍城区示例路 1 号' : null,
      footerCustomerService: demo ? '400-000-0000' : null,
      footerCompanyName: demo ? '潍坊塔马克网络货运有限公司示例' : null,
      footerIcpNumber: demo ? '鲁ICP备00000000号（示例）' : null,
    })
    .onConflictDoNothing();
}
