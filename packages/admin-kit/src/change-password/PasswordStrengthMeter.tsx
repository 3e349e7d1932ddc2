import { late } from '../internals/late.ts';

const Bars = late(() => import('./StrengthBars.tsx'));

/**
 * How strong a new password is, in four bars and a word, and which demands it meets. Read to a screen reader as it changes.
 *
 * @example <PasswordStrengthMeter password={text} personal={['ann']} />
 * @source MOD-01, VAL-01
 */
export function PasswordStrengthMeter(props: PasswordStrengthMeterProps) {
  return <Bars {...props} />;
}

/** Props of {@link PasswordStrengthMeter}. */
export interface PasswordStrengthMeterProps {
  /** What is typed so far; '' shows an empty meter. */
  password: string;
  /** Words that belong to the person, such as the user name; a password that holds them is weaker. */
  personal?: readonly string[];
  /** For `aria-describedby` of the input. */
  id?: string;
}
