import { label } from '@tarmac/freight-api/rules';
import { and, asc, desc, eq } from 'drizzle-orm';
import { toDateText, toDateTimeText } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { invalidInput, refusedByRule } from '../../platform/errors.ts';
import {
  arrangeDivisions,
  type Division,
  type DivisionLine,
  type DivisionTable,
  divisionTable,
  shippedDivisions,
  setDivisions,
} from './divisions.ts';
import type { RenewRegionsInput, RenewedRegions } from './region.contract.ts';
import { hyRegion, hyRegionRelease } from './region.table.ts';
import { writeRegions } from './seedRegions.ts';

/** Share of today's divisions that a newer table may leave out; more than that is a table that was cut. */
const mostLeftOut = 0.05;

/** Rows that a municipality's table has between it and its districts; they are not divisions of their own. */
const summaries = new Set(['市辖区', '县', '市']);

/** The latest table that an administrator has put into force, without its divisions; undefined when it is the shipped one. */
async function readRelease(tx: Tx): Promise<Omit<DivisionTable, 'divisions'> | undefined> {
  const [release] = await tx
    .select({ asOf: hyRegionRelease.asOf, source: hyRegionRelease.source })
    .from(hyRegionRelease)
    .where(eq(hyRegionRelease.tenantId, 0))
    .orderBy(desc(hyRegionRelease.asOf))
    .limit(1);
  if (release === undefined || release.asOf <= shippedDivisions().asOf) return undefined;
  return { asOf: release.asOf, source: label(release.source, release.source) };
}

/** The same with its divisions. */
async function readRenewedTable(tx: Tx): Promise<DivisionTable | undefined> {
  const release = await readRelease(tx);
  if (release === undefined) return undefined;
  const { adcode, name, abolished } = hyRegion;
  const rows = await tx.select({ adcode, name, abolished }).from(hyRegion).where(eq(hyRegion.tenantId, 0)).orderBy(asc(adcode));
  return { ...release, divisions: arrangeDivisions(rows.map((row): DivisionLine => [row.adcode, row.name, row.abolished])) };
}

/** Where the divisions come from, and how many there are. */
export function aboutTable(ctx: Context) {
  return ctx.transaction(async (tx) => {
    const { asOf, source, divisions } = (await readRenewedTable(tx)) ?? shippedDivisions();
    const [renewal] = await tx
      .select({ renewedBy: hyRegionRelease.createBy, renewedAt: hyRegionRelease.createTime })
      .from(hyRegionRelease)
      .where(and(eq(hyRegionRelease.tenantId, 0), eq(hyRegionRelease.asOf, asOf)));
    const current = [...divisions.values()].filter(({ abolished }) => abolished === null).length;
    return { asOf, source: source[ctx.locale], current, abolished: divisions.size - current, renewedBy: null, renewedAt: null, ...renewal };
  });
}

/** Puts the stored table into force in this process. Its divisions are read only where it is another one than before. */
export async function loadDivisions(database: Database): Promise<void> {
  await database.transaction('system', async (tx) => {
    const { asOf } = (await readRelease(tx)) ?? shippedDivisions();
    if (asOf !== divisionTable().asOf) setDivisions(await readRenewedTable(tx));
  });
}

/**
 * Puts a newer table of divisions into force: what it does not name any more is abolished, stays readable and is not offered.
 * With `isTrial` it tells the differences and changes nothing.
 *
 * @throws Forbidden the actor does not act for the platform itself, whose divisions all tenants share
 * @throws InvalidInput the table is not newer, is of a day to come, names a code twice, or is not complete
 * @source freight-domain 2.45
 */
export async function renewRegions(ctx: Context, input: RenewRegionsInput): Promise<RenewedRegions> {
  if (ctx.actor.tenantId !== 0) throw refusedByRule('行政区划由平台统一维护');
  const given = readGiven(input);
  return ctx.transaction(async (tx) => {
    const before = (await readRenewedTable(tx)) ?? shippedDivisions();
    if (input.asOf <= before.asOf)
      throw invalidInput(`现行区划表截至 ${before.asOf}，请提供更新的区划表`, [{ path: 'asOf', message: '日期应晚于现行区划表' }]);
    if (input.asOf > toDateText(ctx.clock.now())) throw invalidInput('日期不能晚于今天', [{ path: 'asOf', message: '日期不能晚于今天' }]);
    const { changed, ...differences } = compare(before.divisions, { given, asOf: input.asOf });
    if (differences.abolished.length > before.divisions.size * mostLeftOut)
      throw invalidInput(
        `区划表不完整：现行的 ${differences.abolished.length} 个区划不在其中，如 ${differences.abolished
          .slice(0, 3)
          .map(({ name, adcode }) => `${name}（${adcode}）`)
          .join('、')}`,
      );
    if (input.isTrial) return { ...differences, isApplied: false };
    await writeRegions(tx, changed);
    await tx.insert(hyRegionRelease).values({
      tenantId: 0,
      asOf: input.asOf,
      source: input.source,
      added: differences.added.length,
      abolished: differences.abolished.length,
      renamed: differences.renamed.length,
      createBy: ctx.actor.username,
      createTime: toDateTimeText(ctx.clock.now()),
    });
    ctx.audit({ action: 'region.renew', entity: 'region', after: { asOf: input.asOf, source: input.source, ...differences } });
    const table = await readRenewedTable(tx);
    ctx.afterCommit(() => setDivisions(table));
    return { ...differences, isApplied: true };
  });
}

/** The given table by code, with what the standard's own tables leave out. */
function readGiven({ rows }: RenewRegionsInput): ReadonlyMap<string, Division> {
  const seen = new Set<string>();
  for (const { adcode } of rows) {
    if (seen.has(adcode)) throw invalidInput(`区划代码 ${adcode} 重复`);
    seen.add(adcode);
  }
  const groups = [...shippedDivisions().divisions.values()].filter(({ adcode }) => adcode.endsWith('9000'));
  const lines = rows.filter(({ adcode, name }) => !(adcode.endsWith('00') && summaries.has(name.trim())) && !municipal(adcode));
  return arrangeDivisions([...groups, ...lines].map(({ adcode, name }): DivisionLine => [adcode, name.trim()]));
}

/** `110100`: a municipality's own row once more, where a table has one. */
const municipal = (adcode: string): boolean => /^(?:11|12|31|50)0[12]00$/.test(adcode);

function compare(before: ReadonlyMap<string, Division>, { given, asOf }: { given: ReadonlyMap<string, Division>; asOf: string }) {
  const named = ({ adcode, name }: Division) => ({ adcode, name });
  const isCurrent = (adcode: string) => before.has(adcode) && before.get(adcode)?.abolished === null;
  const added = [...given.values()].filter(({ adcode }) => !isCurrent(adcode));
  const renamed = [...given.values()].filter(({ adcode, name }) => isCurrent(adcode) && before.get(adcode)?.name !== name);
  const abolished = [...before.values()]
    .filter((one) => one.abolished === null && !given.has(one.adcode))
    .map((one) => ({ ...one, abolished: asOf }));
  return {
    changed: [...added, ...renamed, ...abolished],
    added: added.map(named),
    abolished: abolished.map(named),
    renamed: renamed.map((one) => ({ ...named(one), before: before.get(one.adcode)?.name ?? '' })),
  };
}
