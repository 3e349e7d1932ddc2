import type { LocaleContextValue } from '../../i18n/LocaleProvider.tsx';
import { zhResource } from '../texts.zh.ts';
import type { QueryRule } from './advancedQuery.ts';

/** The words of a rule; one that nobody knows stands as it came. */
export const ruleText = (t: LocaleContextValue['t'], rule: string): string =>
  Object.hasOwn(zhResource, `query.rule.${rule}`) ? t(`query.rule.${rule as QueryRule}`) : rule;
