import { Dialog } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { TextInput } from '@tarmac/admin-kit/input';
import { notices } from '@tarmac/admin-kit/notice';
import { ApiError } from '@tarmac/admin-kit/request';
import { useSession } from '@tarmac/admin-kit/session';
import { SmsCodeInput } from '@tarmac/admin-kit/sms';
import { checkMobile } from '@tarmac/freight-api/rules';
import { createAccountPhoneApi } from '@tarmac/freight-api/system';
import { type ReactNode, useId, useState } from 'react';
import { errorText } from '../texts/errorText.ts';
import { OwnPhoneCheck, useOwnPhone } from './OwnPhoneCheck.tsx';
import { client, session } from './session.ts';
import { bindPhoneTexts as texts } from './bindPhoneTexts.ts';

const api = createAccountPhoneApi(client);
/** The server asks for the security check. */
const notSafe = 40_331;

/** Where the binding of a phone is: the present one is proved, or the new one is typed in. */
export type BindPhoneStep = 'prove' | 'bind';

/** Replaces the phone of the login: the present one is proved by SMS first; who has none gives the password. @source ACCT-05, SMS-01 … SMS-03 */
export default function BindPhoneDialog({ step, onStepChange }: BindPhoneDialogProps) {
  const { localize } = useLocale();
  const present = useOwnPhone();
  if (step === 'bind') return <NewPhoneDialog hasPhone={present !== ''} onStepChange={onStepChange} />;
  return (
    <OwnPhoneCheck
      open
      onOpenChange={(isOpen) => !isOpen && onStepChange(undefined)}
      hint={localize(texts.prove)}
      onSuccess={() => onStepChange('bind')}
    />
  );
}

/** Props of {@link BindPhoneDialog}. */
export interface BindPhoneDialogProps {
  step: BindPhoneStep;
  /** Told what comes next; undefined closes. */
  onStepChange: (step: BindPhoneStep | undefined) => void;
}

const empty = { phone: '', code: '', password: '' };

function NewPhoneDialog({ hasPhone, onStepChange }: Pick<BindPhoneDialogProps, 'onStepChange'> & { hasPhone: boolean }) {
  const { localize } = useLocale();
  const { user } = useSession(session);
  const [values, setValues] = useState(empty);
  const [isChecked, setChecked] = useState(false);
  const phone = values.phone.trim();
  const problems = {
    phone: checkMobile(phone).ok ? undefined : localize(texts.malformed),
    code: values.code.trim() === '' ? localize(texts.codeMissing) : undefined,
    password: hasPhone || values.password !== '' ? undefined : localize(texts.passwordMissing),
  };
  const change = (key: keyof typeof empty) => (value: string) => setValues((before) => ({ ...before, [key]: value }));
  const close = () => onStepChange(undefined);

  const failed = (error: unknown) => {
    if (error instanceof ApiError && error.errorCode === notSafe) onStepChange('prove');
    else notices.warning(errorText(error));
  };
  const save = async () => {
    setChecked(true);
    if (Object.values(problems).some((problem) => problem !== undefined)) return false;
    try {
      await api.bindPhone({ phone, smscode: values.code.trim(), ...(hasPhone ? {} : { password: values.password }) });
    } catch (error) {
      failed(error);
      return false;
    }
    if (user !== undefined) session.updateUser({ ...user, phone });
    notices.success(localize(texts.bound));
    close();
    return true;
  };
  const newPhone = {
    key: `bindPhone:${phone}`,
    send: async () => {
      if (problems.phone !== undefined) throw new Error(problems.phone);
      await api.bindPhoneSms({ phone });
    },
  };

  return (
    <Dialog open onOpenChange={close} title={localize(texts.title)} width={480} okClose={false} onOk={save}>
      <div className="flex flex-col gap-4 py-2">
        <Labelled label={localize(texts.phone)} problem={isChecked ? problems.phone : undefined}>
          {(ids) => (
            <TextInput
              {...ids}
              required
              inputMode="tel"
              autoComplete="tel"
              maxLength={11}
              value={values.phone}
              onValueChange={change('phone')}
            />
          )}
        </Labelled>
        <Labelled label={localize(texts.code)} problem={isChecked ? problems.code : undefined}>
          {(ids) => <SmsCodeInput {...ids} required channel={newPhone} value={values.code} onValueChange={change('code')} />}
        </Labelled>
        {!hasPhone && (
          <Labelled label={localize(texts.password)} problem={isChecked ? problems.password : undefined}>
            {(ids) => (
              <TextInput
                {...ids}
                required
                type="password"
                autoComplete="current-password"
                value={values.password}
                onValueChange={change('password')}
              />
            )}
          </Labelled>
        )}
      </div>
    </Dialog>
  );
}

interface LabelledProps {
  label: string;
  problem: string | undefined;
  children: (ids: { id: string; invalid: boolean; 'aria-describedby'?: string }) => ReactNode;
}

function Labelled({ label, problem, children }: LabelledProps) {
  const id = useId();
  const problemId = `${id}-problem`;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-ink-secondary">
        <span aria-hidden className="me-1 text-danger-ink">
          *
        </span>
        {label}
      </label>
      {children({ id, invalid: problem !== undefined, 'aria-describedby': problem === undefined ? undefined : problemId })}
      {problem !== undefined && (
        <p id={problemId} role="alert" className="m-0 mt-1 text-sm text-danger-ink">
          {problem}
        </p>
      )}
    </div>
  );
}
