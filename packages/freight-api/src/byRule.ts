import * as z from 'zod/mini';
import { checkRule } from './rules/index.ts';

/**
 * A check of zod mini that applies one of the freight rules; warnings do not refuse. The issue carries `params.rule`, so a
 * form can say it in another language; its own message is Chinese.
 */
export const byRule = (rule: string) =>
  z.refine<string>((value) => value === '' || checkRule(rule, value)?.ok !== false, {
    params: { rule },
    error: (issue) => (typeof issue.input === 'string' ? checkRule(rule, issue.input)?.message?.zh : undefined),
  });
