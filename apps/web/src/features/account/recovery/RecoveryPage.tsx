import { useLocale } from '@tarmac/admin-kit/i18n';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { loginPath } from '../../../shared/pages/paths.ts';
import { entryTexts as texts } from '../shared/entryTexts.ts';
import { loginTexts } from '../shared/loginTexts.ts';
import { NameAccountStep, NewPasswordStep, RecoveredStep, VerifyPhoneStep } from './RecoverySteps.tsx';
import type { Recovery } from './recoveryTypes.ts';

const steps = ['step1', 'step2', 'step3', 'step4'] as const;

/** A forgotten password, in four steps. @source ROUTE-17, SESS-09 */
export default function RecoveryPage() {
  const { localize } = useLocale();
  const [step, setStep] = useState(0);
  const [recovery, setRecovery] = useState<Recovery>({ username: '', phone: '', smscode: '' });
  const advance = (more: Partial<Recovery> = {}) => {
    setRecovery((before) => ({ ...before, ...more }));
    setStep(step + 1);
  };
  const props = { recovery, onSuccess: advance };
  return (
    <div className="flex flex-col gap-5">
      <h1 className="m-0 text-2xl font-semibold">{localize(texts.recoverTitle)}</h1>
      <ol aria-label={localize(texts.steps)} className="m-0 grid list-none grid-cols-4 gap-2 p-0 text-sm">
        {steps.map((name, index) => (
          <li
            key={name}
            aria-current={index === step ? 'step' : undefined}
            className={`border-t-2 border-solid pt-1.5 ${index <= step ? 'border-primary-solid text-ink' : 'border-line text-ink-secondary'}`}
          >
            {index + 1} {localize(texts[name])}
          </li>
        ))}
      </ol>
      {step === 0 && <NameAccountStep {...props} />}
      {step === 1 && <VerifyPhoneStep {...props} onBack={() => setStep(0)} />}
      {step === 2 && <NewPasswordStep {...props} />}
      {step === 3 && <RecoveredStep />}
      {step < 3 && (
        <Link to={loginPath} className="text-primary-ink">
          {localize(loginTexts.back)}
        </Link>
      )}
    </div>
  );
}
