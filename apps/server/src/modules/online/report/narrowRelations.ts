import { sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { forbidden } from '../../../platform/errors.ts';
import { compileDataRules, rulesOf } from '../../../platform/query/dataRules.ts';
import type { QueryColumns } from '../../../platform/query/queryColumns.ts';
import type { Resource } from '../../../platform/resource/resource.ts';
import { billResource } from '../../finance/bill/bill.resource.ts';
import { carrierResource } from '../../fleet/carrier/carrier.service.ts';
import { driverResource } from '../../fleet/driver/driver.service.ts';
import { vehicleResource } from '../../fleet/vehicle/vehicle.service.ts';
import { noteResource } from '../../shipping/shipping-note/shippingNote.resource.ts';
import { reportRelations } from './reportRelations.ts';
import type { CheckedReport } from './reportSql.ts';

/** The list that shows the rows of a relation. The view itself carries the scope of that list; what a role puts on top of it is added here. */
const lists: Readonly<Record<string, () => Resource>> = {
  driver: () => driverResource as unknown as Resource,
  vehicle: () => vehicleResource as unknown as Resource,
  carrier: () => carrierResource as unknown as Resource,
  waybill: () => noteResource as unknown as Resource,
  customer_bill: () => billResource as unknown as Resource,
};

/**
 * Puts the data rules of the actor's roles between a report and what it reads: queries of the same names, which hide the views. They
 * are worked out before anything else of the statement, so that no condition of a report sees a row that they leave out.
 *
 * @returns what stands before the statement; empty for a reader whose roles narrow none of its lists
 * @throws Forbidden a rule asks for something that the view does not have, or the report reads a narrowed view around its name
 * @source RPT-03, PERM-04, security 6.28
 */
export function narrowRelations(ctx: Context, { relations, inSchema }: Pick<CheckedReport, 'relations' | 'inSchema'>): SQL {
  const narrowed = relations.flatMap((relation) => {
    const rules = rulesOf(ctx.actor, permissionOf(relation));
    return rules.length === 0 ? [] : [{ relation, columns: rules.map(({ column }) => column) }];
  });
  if (narrowed.length === 0) return sql``;
  const queries = narrowed.map(({ relation, columns }) => {
    const known = columnsOfView(relation);
    const strange = columns.find((column) => !Object.hasOwn(known, column));
    if (strange !== undefined)
      throw forbidden({
        zh: `您的数据规则按字段 ${strange} 限制，报表没有该字段，因此不能查询`,
        en: `Your data rules narrow rows by ${strange}, which reports don’t have, so this report can’t be read`,
      });
    if (inSchema.includes(relation))
      throw forbidden({
        zh: `数据规则限制了 ${relation}，报表SQL中请去掉前缀 rpt`,
        en: `Data rules narrow ${relation}: its report must name it without the prefix rpt`,
      });
    const ruled = compileDataRules(ctx.actor, { permission: permissionOf(relation), columns: known, clock: ctx.clock });
    return sql`${sql.identifier(relation)} as materialized (select * from rpt.${sql.identifier(relation)} where ${ruled})`;
  });
  return sql`with ${sql.join(queries, sql`, `)} `;
}

const permissionOf = (relation: string): string => `${lists[relation]?.().options.permission ?? ''}:list`;

/** Columns of a view, by the names that rules have for them. Sealed ones are in no view. */
function columnsOfView(relation: string): QueryColumns {
  const resource = lists[relation]?.();
  if (resource === undefined) return {};
  const all = resource.options.ruledBy ?? resource.columns;
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, column]) => {
      const own = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      const isThere = column.encode === undefined && reportRelations[relation]?.includes(own) === true;
      return isThere ? [[name, { ...column, sql: sql.identifier(own) as unknown as SQL }]] : [];
    }),
  );
}
