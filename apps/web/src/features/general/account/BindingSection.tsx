import { late } from '@tarmac/admin-kit/chunk';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button } from '@tarmac/admin-kit/input';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notOffered } from '../../../shared/api/notOffered.ts';
import type { BindPhoneStep } from '../../../shared/session/BindPhoneDialog.tsx';
import { accountTexts as texts } from './accountTexts.ts';
import { type Profile, profileQuery } from './ownProfile.ts';
import { SettingLine } from './SettingLine.tsx';
import { ThirdAccounts } from './ThirdAccounts.tsx';

const BindPhoneDialog = late(() => import('../../../shared/session/BindPhoneDialog.tsx'));

/** What the account is bound to. @source GEN-01, ACCT-05 */
export function BindingSection({ profile, onEdit }: { profile: Profile; onEdit: () => void }) {
  const { localize } = useLocale();
  const queryClient = useQueryClient();
  const [step, setStep] = useState<BindPhoneStep>();
  const { phone, email, isStock = false } = profile;
  return (
    <>
      <ul className="m-0 list-none p-0">
        <SettingLine title={localize(texts.phone)} hint={phone ?? localize(texts.unbound)}>
          {isStock ? (
            <span className="text-ink-secondary">{localize(notOffered)}</span>
          ) : (
            <Button onClick={() => setStep(phone ? 'prove' : 'bind')}>{localize(phone ? texts.change : texts.bind)}</Button>
          )}
        </SettingLine>
        <SettingLine title={localize(texts.email)} hint={email ?? localize(texts.unbound)}>
          <Button onClick={onEdit}>{localize(email ? texts.change : texts.bind)}</Button>
        </SettingLine>
        <ThirdAccounts />
      </ul>

      {step !== undefined && (
        <BindPhoneDialog
          step={step}
          onStepChange={(next) => {
            setStep(next);
            if (next === undefined) void queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
          }}
        />
      )}
    </>
  );
}
