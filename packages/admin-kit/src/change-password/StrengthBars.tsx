import { Check, Minus } from 'lucide-react';
import { cx } from '../internals/cx.ts';
import type { PasswordStrengthMeterProps } from './PasswordStrengthMeter.tsx';
import { passwordRules, passwordStrength } from './password.ts';
import { zhPassword } from './texts.zh.ts';
import { useTexts } from '../i18n/useTexts.ts';

const colours = ['bg-danger-solid', 'bg-danger-solid', 'bg-waiting-ink', 'bg-ok-ink', 'bg-ok-ink'];

/** What {@link PasswordStrengthMeter} shows. */
export default function StrengthBars({ password, personal, id }: PasswordStrengthMeterProps) {
  const { t } = useTexts(zhPassword);
  const strength = passwordStrength(password, personal);
  const word = t(`password.strength${strength}`);
  return (
    <div id={id} className="mt-2">
      <div
        role="meter"
        aria-label={t('password.strength')}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={strength}
        aria-valuetext={word}
        className="flex items-center gap-1"
      >
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} aria-hidden className={cx('h-1 flex-1 rounded-full', bar <= strength ? colours[strength] : 'bg-line-strong')} />
        ))}
        <span className="ms-2 w-24 text-sm text-ink-secondary">{password === '' ? '' : word}</span>
      </div>
      <ul className="m-0 mt-1.5 flex list-none flex-wrap gap-x-4 gap-y-0.5 p-0 text-sm text-ink-secondary">
        {passwordRules(password).map((rule) => (
          <li key={rule.key} className={cx('flex items-center gap-1', rule.isMet && 'text-ok-ink')}>
            {rule.isMet ? <Check aria-hidden size={13} /> : <Minus aria-hidden size={13} />}
            <span aria-hidden>{t(rule.label)}</span>
            <span className="sr-only">{t(rule.isMet ? 'password.ruleMet' : 'password.ruleUnmet', { rule: t(rule.label) })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
