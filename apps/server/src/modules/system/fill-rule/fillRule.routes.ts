import { routes } from '../../../platform/contract/index.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { fillRuleContract } from './fillRule.contract.ts';
import { executeRule, executeRules, fillRuleResource } from './fillRule.resource.ts';

/** @source SYS-15 */
export const fillRuleRoutes = routes(fillRuleContract, {
  ...resourceHandlers(fillRuleResource),
  testFillRule: (ctx, { query }) => executeRule(ctx, query.ruleCode, {}),
  executeRuleByCode: (ctx, { params, body }) => executeRule(ctx, params.ruleCode, body),
  executeRuleByCodeBatch: (ctx, { body }) => executeRules(ctx, body.rules, body.commonFormData),
});
