import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError, invalidInput } from '../../../platform/errors.ts';
import { defineResource, type Resource, type Values } from '../../../platform/resource/resource.ts';
import { FillRule } from './fillRule.contract.ts';
import type { FillRuleClass } from './fillRule.classes.ts';
import { makers } from './fillRule.makers.ts';
import { sysFillRule } from './fillRule.table.ts';

type FormData = Readonly<Record<string, unknown>>;

/** Fill rules of the actor's tenant. @source SYS-15 */
export const fillRuleResource: Resource<typeof FillRule, typeof sysFillRule> = defineResource(FillRule, {
  table: sysFillRule,
  options: {
    permission: 'fillRule',
    wholeRows: true,
    audited: true,
    beforeAdd: async (tx, ctx, _input, values) => {
      await assertFree(tx, ctx, values.ruleCode ?? '');
      return checked(values);
    },
    beforeEdit: async (_tx, _ctx, { before, values }) => {
      // Forms name the rule by its code.
      if (values.ruleCode !== undefined && values.ruleCode !== before.ruleCode)
        throw invalidInput('规则编码不能修改', [{ path: 'ruleCode', message: '不能修改' }]);
      return checked(values);
    },
  },
});

/**
 * Makes a value by a rule of the tenant.
 *
 * @throws Business there is no such rule
 * @source SYS-15, jeecg-wire 3.10
 */
export const executeRule = (ctx: Context, ruleCode: string, formData: FormData): Promise<string | string[]> =>
  ctx.transaction(async (tx) => {
    const [rule] = await tx
      .select({ ruleClass: sysFillRule.ruleClass, ruleParams: sysFillRule.ruleParams })
      .from(sysFillRule)
      .where(and(eq(sysFillRule.tenantId, ctx.actor.tenantId), eq(sysFillRule.delFlag, 0), eq(sysFillRule.ruleCode, ruleCode)));
    if (rule === undefined) throw new AppError('Business', '该编码不存在');
    return makers[rule.ruleClass as FillRuleClass](tx, ctx, { params: readParams(rule.ruleParams), formData });
  });

/** Makes several values one after the other; what a rule is given itself goes before what all are given. */
export async function executeRules(
  ctx: Context,
  rules: readonly { ruleCode: string; formData?: FormData | undefined }[],
  common: FormData = {},
): Promise<{ ruleCode: string; result: string | string[] }[]> {
  const results = [];
  for (const { ruleCode, formData } of rules) results.push({ ruleCode, result: await executeRule(ctx, ruleCode, formData ?? common) });
  return results;
}

function checked(values: Values<typeof sysFillRule>): Values<typeof sysFillRule> {
  readParams(values.ruleParams ?? null);
  return values;
}

/** @throws InvalidInput the parameters are not a JSON object */
function readParams(ruleParams: string | null): FormData {
  if (!ruleParams) return {};
  const wrong = () => invalidInput('规则参数必须是JSON对象', [{ path: 'ruleParams', message: '必须是JSON对象' }]);
  let params: unknown;
  try {
    params = JSON.parse(ruleParams);
  } catch {
    throw wrong();
  }
  if (typeof params !== 'object' || params === null || Array.isArray(params)) throw wrong();
  return params as FormData;
}

async function assertFree(tx: Tx, ctx: Context, ruleCode: string): Promise<void> {
  const [same] = await tx
    .select({ id: sysFillRule.id })
    .from(sysFillRule)
    .where(and(eq(sysFillRule.tenantId, ctx.actor.tenantId), eq(sysFillRule.delFlag, 0), eq(sysFillRule.ruleCode, ruleCode)))
    .limit(1);
  if (same !== undefined) throw invalidInput('规则编码已存在', [{ path: 'ruleCode', message: '规则编码已存在' }]);
}
