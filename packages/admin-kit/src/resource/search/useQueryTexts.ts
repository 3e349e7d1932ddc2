import { zhQuery } from '../../i18n/messages.query.zh.ts';
import { zhScreens } from '../../i18n/useAllTexts.ts';
import { createTextsHook } from '../../i18n/useTexts.ts';
import type { QueryRule } from './advancedQuery.ts';

/** The language around a list, with all that its advanced query and its saved views say. */
export const useQueryTexts = createTextsHook({ ...zhScreens, ...zhQuery });

/** The words of a rule; one that nobody knows stands as it came. */
export const ruleText = (t: ReturnType<typeof useQueryTexts>['t'], rule: string): string =>
  Object.hasOwn(zhQuery, `query.rule.${rule}`) ? t(`query.rule.${rule as QueryRule}`) : rule;
