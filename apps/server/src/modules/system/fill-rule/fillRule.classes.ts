/** Ways to make a value, by the names under which JeecgBoot knows them. The list is closed: nothing is loaded by name. @source jeecg-wire 6.3 */
export const fillRuleClasses = [
  'org.jeecg.modules.system.rule.OrderNumberRule',
  'org.jeecg.modules.system.rule.CategoryCodeRule',
  'org.jeecg.modules.system.rule.OrgCodeRule',
] as const;

/** One of them. */
export type FillRuleClass = (typeof fillRuleClasses)[number];
