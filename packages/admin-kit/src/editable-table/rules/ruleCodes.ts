import type { KitMessages } from '../../i18n/catalogue.ts';
import type { RuleCode } from '../columnTypes.ts';

/** What a short code accepts, and what a person is told who wrote something else. */
export interface RuleDefinition {
  /** Absent: more than the text decides. */
  pattern?: RegExp;
  message: keyof KitMessages;
}

/**
 * The short codes, as strict and as loose as the servers and forms that use them: `n6-16` is labelled 6 to 16 and takes 18, an
 * address of the web only has to begin like one, a mail address ends in three letters, an amount of plain 0 is refused.
 *
 * None of the patterns can take more than linear time.
 *
 * @source TBL-05, jeecg-wire §5.6
 */
export const ruleCodes: Readonly<Record<RuleCode, RuleDefinition>> = {
  '*': { message: 'rule.required' },
  'n6-16': { pattern: /^\d{6,18}$/, message: 'rule.digits' },
  '*6-16': { pattern: /^.{6,16}$/u, message: 'rule.any' },
  's6-18': { pattern: /^[a-z|A-Z]{6,18}$/, message: 'rule.lettersLength' },
  url: { pattern: /^https?:\/\/[\w-]+(?:\.[\w-]+)+(?:[/?#:]\S*)?$/i, message: 'rule.url' },
  e: { pattern: /^(?:\w{2,}|\w+\.+\w+)@\w+\.\w{3}(?:\.\w{2})?$/, message: 'rule.email' },
  m: { pattern: /^1[3-9]\d{9}$/, message: 'rule.mobile' },
  p: { pattern: /^[1-9]\d{5}$/, message: 'rule.postalCode' },
  s: { pattern: /^[A-Z|a-z]+$/, message: 'rule.letters' },
  n: { pattern: /^-?\d+(?:\.\d+)?$/, message: 'rule.number' },
  z: { pattern: /^-?\d+$/, message: 'rule.integer' },
  money: { pattern: /^(?:[1-9]\d*(?:\.\d{0,2})?|0\.\d{0,2})$/, message: 'rule.money' },
  only: { message: 'rule.unique' },
};
