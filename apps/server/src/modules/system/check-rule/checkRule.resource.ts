import { and, eq, ne } from 'drizzle-orm';
import type { AnyEntity } from '../../../platform/contract/entity.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError, invalidInput } from '../../../platform/errors.ts';
import { defineResource, type Resource, type Values } from '../../../platform/resource/resource.ts';
import { CheckRule } from './checkRule.contract.ts';
import { sysCheckRule } from './checkRule.table.ts';
import { givenRules } from './givenRules.ts';
import { failedPart, readParts, type RulePart } from './ruleParts.ts';

/** Check rules of the actor's tenant. @source SYS-13 */
export const checkRuleResource: Resource<typeof CheckRule, typeof sysCheckRule> = defineResource(CheckRule, {
  table: sysCheckRule,
  options: {
    permission: 'checkRule',
    wholeRows: true,
    audited: true,
    beforeAdd: (tx, ctx, _input, values) => completed(tx, ctx, values, undefined),
    beforeEdit: (tx, ctx, { before, values }) => completed(tx, ctx, values, before.id),
  },
});

/**
 * Checks a value by a rule: one that the product brings, or one of the tenant's own. Clients encode the value once more than a query
 * needs.
 *
 * @throws Business the rule is unknown, or says no
 * @source VAL-02, jeecg-wire 3.8
 */
export async function checkByRule(ctx: Context, ruleCode: string, value: string): Promise<null> {
  const given = decoded(value);
  const rule = ctx.platform.lookups.rule(ruleCode);
  if (rule !== undefined) {
    const problem = rule.check(given);
    if (problem !== undefined) throw new AppError('Business', problem);
    return null;
  }
  const parts = await ctx.transaction((tx) => partsOf(tx, ctx, ruleCode));
  if (parts === undefined) throw new AppError('Business', '该编码不存在');
  const failed = await failedPart(parts, given);
  if (failed !== undefined) throw new AppError('Business', failed.message, { result: failed });
  return null;
}

/**
 * Checks what is about to be stored by the rules that its fields name, as forms have done before.
 *
 * @throws InvalidInput the field is named, with the message of its rule
 * @source VAL-02, SYS-13
 */
export async function assertCheckRules(tx: Tx, ctx: Context, kind: AnyEntity, values: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [path, { checkRule }] of Object.entries(kind.fields)) {
    const value = values[path];
    if (checkRule === undefined || typeof value !== 'string' || value === '') continue;
    const failed = await failedPart((await partsOf(tx, ctx, checkRule)) ?? [], value);
    if (failed !== undefined) throw invalidInput(failed.message, [{ path, message: failed.message }]);
  }
}

/** A rule of the tenant's own, else one that the product brings and a tenant may replace. */
async function partsOf(tx: Tx, ctx: Context, ruleCode: string): Promise<readonly RulePart[] | undefined> {
  const [row] = await tx
    .select({ ruleJson: sysCheckRule.ruleJson })
    .from(sysCheckRule)
    .where(and(eq(sysCheckRule.tenantId, ctx.actor.tenantId), eq(sysCheckRule.delFlag, 0), eq(sysCheckRule.ruleCode, ruleCode)));
  return row === undefined ? givenRules.get(ruleCode) : readParts(row.ruleJson);
}

async function completed(
  tx: Tx,
  ctx: Context,
  values: Values<typeof sysCheckRule>,
  ownId: string | undefined,
): Promise<Values<typeof sysCheckRule>> {
  const { ruleCode, ruleJson } = values;
  if (ruleCode !== undefined) await assertFree(tx, ctx, ruleCode, ownId);
  return ruleJson === undefined ? values : { ...values, ruleJson: JSON.stringify(readParts(ruleJson)) };
}

async function assertFree(tx: Tx, ctx: Context, ruleCode: string, ownId: string | undefined): Promise<void> {
  const taken = (message: string) => invalidInput(message, [{ path: 'ruleCode', message }]);
  if (ctx.platform.lookups.rule(ruleCode) !== undefined) throw taken('该编码由系统提供，不能使用');
  const [same] = await tx
    .select({ id: sysCheckRule.id })
    .from(sysCheckRule)
    .where(
      and(
        eq(sysCheckRule.tenantId, ctx.actor.tenantId),
        eq(sysCheckRule.delFlag, 0),
        eq(sysCheckRule.ruleCode, ruleCode),
        ownId === undefined ? undefined : ne(sysCheckRule.id, ownId),
      ),
    )
    .limit(1);
  if (same !== undefined) throw taken('规则编码已存在');
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
