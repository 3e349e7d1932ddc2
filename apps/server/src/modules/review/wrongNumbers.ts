import { checkRule } from '@tarmac/freight-api/rules';

/** What the checks of the numbers that identify a party find; a number that was not given is not a finding of theirs. @source freight-domain 2.1 */
export const wrongNumbers = (numbers: Readonly<Record<string, string | null | undefined>>): string[] => [
  ...new Set(
    Object.entries(numbers).flatMap(([rule, value]) => {
      const result = (value ?? '') === '' ? undefined : checkRule(rule, value ?? '');
      return result === undefined || result.ok ? [] : [result.message.zh];
    }),
  ),
];
