import { Readable } from 'node:stream';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { hyDriver, hyDriverVehicle } from '../src/modules/fleet/driver/driver.table.ts';
import { hyVehicle } from '../src/modules/fleet/vehicle/vehicle.table.ts';
import { onlCgformHead } from '../src/modules/online/form/form.table.ts';
import { removeForm } from '../src/modules/online/form/removeForm.ts';
import { sysDict, sysDictItem } from '../src/modules/system/dictionary/dictionary.table.ts';
import { sysSmsTemplate } from '../src/modules/system/message/message.table.ts';
import { removePermission } from '../src/modules/system/permission/permission.service.ts';
import { sysPermission } from '../src/modules/system/permission/permission.table.ts';
import { seedId } from '../src/modules/system/seed/seedMenus.ts';
import { systemPorts } from '../src/modules/system/system.module.ts';
import { modules } from '../src/modules/index.ts';
import type { ServerConfig } from '../src/platform/config.ts';
import type { Context } from '../src/platform/context.ts';
import { bulkInsert } from '../src/platform/db/bulkInsert.ts';
import type { Database, Tx } from '../src/platform/db/database.ts';
import { qualifiedName } from '../src/platform/db/names.ts';
import { createDictionaries } from '../src/platform/dictionaries.ts';
import { createLookups } from '../src/platform/lookups.ts';
import { day, timeText } from './demo/calendar.ts';
import { createRandom } from './demo/random.ts';
import { openDemoServices } from './demoServices.ts';
import { declareForm, enterRows } from './forms/declareForm.ts';
import { exampleDictionaries } from './forms/dictionaries.ts';
import type { EnteredRow, ExampleWorld } from './forms/example.ts';
import { formExamples } from './forms/examples.ts';
import { openToRoles, registersUrl } from './forms/openToRoles.ts';
import { keepSeedFile, type SeedStore } from './keepSeedFile.ts';
import type { Documents } from './placeholders.ts';

/** Whose forms they are, and since when: before the first row. */
const owner = 'ops';
const since = 720 * day;

/** Where files of the forms go, and what the rows of forms name. */
export interface FormsStore extends SeedStore {
  /** With what addresses of files are signed by. */
  config: SeedStore['config'] & Pick<ServerConfig, 'secret'>;
  documents: Documents;
  /** Driver who has a login as captain. */
  captainId: string | null;
}

/**
 * Declares, publishes and fills the forms that the demonstration begins with, by the services that administrators call, so that they are
 * held to the same rules. Their menu comes last, all at once.
 *
 * @source ONL-07
 */
export async function loadForms(database: Database, { documents, captainId, ...store }: FormsStore): Promise<void> {
  const now = store.now.getTime();
  const services = openDemoServices(database, {
    config: store.config as ServerConfig,
    ports: { ...systemPorts, foreignFiles: async () => new Set() },
    dictionaries: createDictionaries((tenantId) => systemPorts.loadDictionaries({ database }, tenantId), 0),
    lookups: createLookups(
      modules.map((module) => module.lookups ?? {}),
      qualifiedName,
    ),
  });
  const ctx = services.at(now - since, { username: owner });
  await removeBegun(ctx);
  await ctx.transaction((tx) => addWords(tx, now - since));
  const file = { biz: 'temp', fileName: '安全驾驶培训讲义.txt', stream: Readable.from([Buffer.from(lesson)]) };
  const training = (await keepSeedFile(database, store, file)).path;
  const entered: Record<string, EnteredRow[]> = {};
  const world: ExampleWorld = {
    entered,
    random: createRandom('forms'),
    now,
    crews: await ctx.transaction((tx) => crewsOf(tx, captainId)),
    files: { ...documents, training },
  };
  const ids: string[] = [];
  for (const example of formExamples) {
    const id = await declareForm(services.at(now - since, { username: owner }), example);
    entered[example.main.head.tableName] = await enterRows(services, { id, rows: example.rows(world), now });
    ids.push(id);
  }
  const opening = services.at(now - since, { username: owner });
  await opening.transaction((tx) =>
    openToRoles(
      tx,
      opening,
      formExamples.map((example, index) => ({ id: ids[index]!, example })),
    ),
  );
}

/** A start that was killed begins again: what it had of them goes. */
async function removeBegun(ctx: Context): Promise<void> {
  const { menus, forms } = await ctx.transaction(async (tx) => ({
    menus: await tx
      .select({ id: sysPermission.id })
      .from(sysPermission)
      .where(and(eq(sysPermission.tenantId, 0), eq(sysPermission.delFlag, 0), eq(sysPermission.url, registersUrl))),
    forms: await tx
      .select({ id: onlCgformHead.id })
      .from(onlCgformHead)
      .where(and(eq(onlCgformHead.tenantId, 0), eq(onlCgformHead.delFlag, 0)))
      // Sub-tables go before their main tables.
      .orderBy(desc(onlCgformHead.tableType)),
  }));
  for (const { id } of menus) await removePermission(ctx, id);
  for (const { id } of forms) await removeForm(ctx, { id, dropsTable: true });
}

/** Dictionaries and the message that the examples name. */
async function addWords(tx: Tx, at: number): Promise<void> {
  const made = { tenantId: 0, createBy: owner, createTime: timeText(at) };
  const idOf = (code: string) => seedId('exampleDict', code);
  await tx.delete(sysDict).where(
    and(
      eq(sysDict.tenantId, 0),
      inArray(
        sysDict.id,
        exampleDictionaries.map(({ code }) => idOf(code)),
      ),
    ),
  );
  await tx.delete(sysDictItem).where(
    and(
      eq(sysDictItem.tenantId, 0),
      inArray(
        sysDictItem.dictId,
        exampleDictionaries.map(({ code }) => idOf(code)),
      ),
    ),
  );
  await bulkInsert(
    tx,
    sysDict,
    exampleDictionaries.map(({ code, zh, en }) => ({ ...made, id: idOf(code), dictCode: code, dictName: zh, dictNameEn: en })),
  );
  await bulkInsert(
    tx,
    sysDictItem,
    exampleDictionaries.flatMap(({ code, items }) =>
      items.map(([itemValue, itemText, itemTextEn], index) => ({
        ...made,
        id: seedId('exampleDictItem', `${code} ${itemValue}`),
        dictId: idOf(code),
        itemValue,
        itemText,
        itemTextEn,
        sortOrder: index + 1,
        status: 1,
      })),
    ),
  );
  await tx
    .insert(sysSmsTemplate)
    .values({
      ...made,
      id: seedId('exampleTemplate', 'fuel_card_low'),
      templateCode: 'fuel_card_low',
      templateName: '油卡 ${card_no} 余额不足',
      templateType: '4',
      templateContent: '油卡 ${card_no} 余额 ${balance} 元，低于提醒值 ${warn_below} 元，请尽快充值。',
      templateTestJson: '{"card_no":"1000111000000000001","balance":"86.50","warn_below":"500"}',
    })
    .onConflictDoNothing();
}

/** Vehicles that carry with those who drive them. */
async function crewsOf(tx: Tx, captain: string | null): Promise<ExampleWorld['crews']> {
  const rows = await tx
    .select({
      vehicleId: hyVehicle.id,
      vehicleNumber: hyVehicle.vehicleNumber,
      driverId: hyDriver.id,
      driverName: hyDriver.driverName,
      captainId: hyDriver.captainId,
    })
    .from(hyDriverVehicle)
    .innerJoin(hyVehicle, and(eq(hyVehicle.tenantId, hyDriverVehicle.tenantId), eq(hyVehicle.id, hyDriverVehicle.vehicleId)))
    .innerJoin(hyDriver, and(eq(hyDriver.tenantId, hyDriverVehicle.tenantId), eq(hyDriver.id, hyDriverVehicle.driverId)))
    .where(
      and(
        eq(hyDriverVehicle.tenantId, 0),
        eq(hyVehicle.state, '2'),
        eq(hyDriver.state, '2'),
        eq(hyVehicle.blacklist, '0'),
        eq(hyDriver.blacklist, '0'),
      ),
    )
    .orderBy(hyDriverVehicle.id);
  return rows.map(({ captainId, ...crew }) => ({ ...crew, isCaptains: captain !== null && [captainId, crew.driverId].includes(captain) }));
}

const lesson = `安全驾驶培训讲义

一、出车前检查：轮胎、制动、灯光、油液、随车证件缺一不可。
二、途中驾驶：连续驾驶不超过 4 小时，每次停车休息不少于 20 分钟。
三、恶劣天气：雨雪雾天降低车速，保持两倍以上的安全距离。
四、装载要求：不超限、不超载，捆扎牢固，苫盖严密。
五、应急处置：先停车、后警示、再报警，人员撤离到护栏外。
`;
