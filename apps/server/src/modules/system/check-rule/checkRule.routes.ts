import { routes } from '../../../platform/contract/index.ts';
import { resourceHandlers } from '../../../platform/resource/standardHandlers.ts';
import { checkRuleContract } from './checkRule.contract.ts';
import { checkByRule, checkRuleResource } from './checkRule.resource.ts';

/** @source SYS-13 */
export const checkRuleRoutes = routes(checkRuleContract, {
  ...resourceHandlers(checkRuleResource),
  checkByCode: (ctx, { query }) => checkByRule(ctx, query.ruleCode, query.value),
});
