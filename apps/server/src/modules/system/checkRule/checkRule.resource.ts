import { and, eq, ne } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError, invalidInput } from '../../../platform/errors.ts';
import { defineResource, type Resource, type Values } from '../../../platform/resource/resource.ts';
import { CheckRule } from './checkRule.contract.ts';
import { sysCheckRule } from './checkRule.table.ts';
import { commonRule } from './commonRule.ts';
import { failedPart, readParts, type RulePart } from './ruleParts.ts';

/** Check rules of the actor's tenant. @source SYS-13 */
export const checkRuleResource: Resource<typeof CheckRule, typeof sysCheckRule> = defineResource(CheckRule, sysCheckRule, {
  permission: 'checkRule',
  audited: true,
  beforeAdd: (tx, ctx, _input, values) => completed(tx, ctx, values, undefined),
  beforeEdit: (tx, ctx, before, _input, values) => completed(tx, ctx, values, before.id),
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
  const parts = (await storedParts(ctx, ruleCode)) ?? (ruleCode === commonRule.code ? commonRule.parts : undefined);
  if (parts === undefined) throw new AppError('Business', '该编码不存在');
  const failed = await failedPart(parts, given);
  if (failed !== undefined) throw new AppError('Business', failed.message, { result: failed });
  return null;
}

const storedParts = (ctx: Context, ruleCode: string): Promise<RulePart[] | undefined> =>
  ctx.transaction(async (tx) => {
    const [row] = await tx
      .select({ ruleJson: sysCheckRule.ruleJson })
      .from(sysCheckRule)
      .where(and(eq(sysCheckRule.tenantId, ctx.actor.tenantId), eq(sysCheckRule.delFlag, 0), eq(sysCheckRule.ruleCode, ruleCode)));
    return row === undefined ? undefined : readParts(row.ruleJson);
  });

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
