import { randomInt } from 'node:crypto';
import { nowText } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { freeCode as freeCategoryCode, parentOf as parentCategory } from '../category/category.resource.ts';
import { rootPid } from '../category/categoryCode.ts';
import { freeCode as freeOrgCode, parentOf as parentDepart } from '../depart/depart.resource.ts';
import type { FillRuleClass } from './fillRule.classes.ts';

/** What a rule is given: its own parameters, and what stands in the form. */
export interface MakerInput {
  params: Readonly<Record<string, unknown>>;
  formData: Readonly<Record<string, unknown>>;
}

type Maker = (tx: Tx, ctx: Context, input: MakerInput) => Promise<string | string[]>;

/** How values are made. @source SYS-15, jeecg-wire 6.3 */
export const makers: Readonly<Record<FillRuleClass, Maker>> = {
  // A prefix, the moment, two digits by chance, and the name in the form.
  'org.jeecg.modules.system.rule.OrderNumberRule': async (_tx, ctx, { params, formData }) =>
    `${textOf(params, 'prefix') || 'CN'}${nowText(ctx.clock).replaceAll(/\D/g, '').slice(0, 14)}${randomInt(10, 100)}${textOf(formData, 'name')}`,
  'org.jeecg.modules.system.rule.CategoryCodeRule': async (tx, ctx, input) => {
    const pid = placeOf(input, 'pid');
    return freeCategoryCode(tx, ctx, pid === '' || pid === rootPid ? '' : (await parentCategory(tx, ctx, pid)).code);
  },
  // The code of the next department, and its level.
  'org.jeecg.modules.system.rule.OrgCodeRule': async (tx, ctx, input) => {
    const parentId = placeOf(input, 'parentId');
    const code = await freeOrgCode(tx, ctx, parentId === '' ? '' : (await parentDepart(tx, ctx, parentId)).orgCode);
    return [code, String(code.length / 3)];
  },
};

/** What the form says goes before what the rule says. */
const placeOf = ({ formData, params }: MakerInput, name: string): string => textOf(formData, name) || textOf(params, name);

const textOf = (values: Readonly<Record<string, unknown>>, name: string): string => {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 100) : '';
};
