import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button } from '@tarmac/admin-kit/input';
import { checkMobile, checkPassword } from '@tarmac/freight-api/rules';
import { useNavigate } from '@tanstack/react-router';
import { CircleCheck, UserRound } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { errorText } from '../../../shared/texts/errorText.ts';
import { loginPath } from '../../../shared/pages/paths.ts';
import { client } from '../../../shared/session/session.ts';
import { EntryField, EntryProblem } from '../shared/EntryField.tsx';
import { entryTexts as texts } from '../shared/entryTexts.ts';
import { loginTexts } from '../shared/loginTexts.ts';
import { PhoneFields, phoneProblem } from '../shared/PhoneFields.tsx';
import { useCaptcha } from '../shared/useCaptcha.tsx';
import type { Recovery } from './recoveryTypes.ts';

interface StepProps {
  recovery: Recovery;
  onSuccess: (more?: Partial<Recovery>) => void;
}

/** A step that may be refused: its inputs, what is wrong, and the button to go on. */
function Step({ children, problem, isBusy, onChange, onSubmit, beside }: StepFormProps) {
  const { localize } = useLocale();
  return (
    <form
      noValidate
      onChange={onChange}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSubmit();
      }}
      className="flex flex-col gap-5"
    >
      {children}
      <EntryProblem>{problem}</EntryProblem>
      <div className="flex gap-2">
        {beside}
        <Button type="submit" variant="primary" busy={isBusy} className="flex-1">
          {localize(texts.next)}
        </Button>
      </div>
    </form>
  );
}

interface StepFormProps {
  children: ReactNode;
  problem: string | undefined;
  isBusy: boolean;
  /** Something was typed: what was said of it before holds no more. */
  onChange: () => void;
  onSubmit: () => void;
  /** A button before the one that goes on. */
  beside?: ReactNode;
}

/** Runs the call of a step and keeps its refusal. */
function useStep() {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const run = async (call: () => Promise<void>, onRefused?: () => void) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await call();
    } catch (error) {
      setProblem(errorText(error));
      onRefused?.();
    } finally {
      setBusy(false);
    }
  };
  return { problem, setProblem, isBusy, run };
}

/** Who it is, with the code of a picture. */
export function NameAccountStep({ recovery, onSuccess }: StepProps) {
  const { localize } = useLocale();
  const { problem, setProblem, isBusy, run } = useStep();
  const [account, setAccount] = useState(recovery.username || recovery.phone);
  const captcha = useCaptcha(setProblem, true);
  const submit = () => {
    const given = account.trim();
    if (given === '') return setProblem(localize(texts.accountMissing));
    if (captcha.isMissing) return setProblem(localize(loginTexts.captchaMissing));
    const isPhone = checkMobile(given).ok;
    return void run(async () => {
      const query = { ...(isPhone ? { phone: given } : { username: given }), ...captcha.given };
      await client.request({ method: 'GET', path: '/sys/user/querySysUser', query, quiet: true });
      onSuccess(isPhone ? { phone: given, username: '' } : { username: given, phone: '' });
    }, captcha.renew);
  };
  return (
    <Step problem={problem} isBusy={isBusy} onChange={() => setProblem(undefined)} onSubmit={submit}>
      <EntryField
        label={localize(texts.account)}
        autoComplete="username"
        maxLength={64}
        prefix={<UserRound aria-hidden size={16} />}
        value={account}
        onValueChange={setAccount}
      />
      {captcha.field}
    </Step>
  );
}

/** The code that goes to the phone of the account. */
export function VerifyPhoneStep({ recovery, onSuccess, onBack }: StepProps & { onBack: () => void }) {
  const { localize } = useLocale();
  const { problem, setProblem, isBusy, run } = useStep();
  const [values, setValues] = useState({ phone: recovery.phone, smscode: '' });
  const submit = () => {
    const found = phoneProblem(values);
    if (found !== undefined) return setProblem(localize(texts[found]));
    return void run(async () => {
      const body = { ...values, smscode: values.smscode.trim(), username: recovery.username || null };
      const { smscode, username } = await client.request<Recovery>({
        method: 'POST',
        path: '/sys/user/phoneVerification',
        body,
        quiet: true,
      });
      onSuccess({ phone: values.phone, smscode, username });
    });
  };
  return (
    <Step
      problem={problem}
      isBusy={isBusy}
      onChange={() => setProblem(undefined)}
      onSubmit={submit}
      beside={<Button onClick={onBack}>{localize(texts.previous)}</Button>}
    >
      <PhoneFields mode="2" values={values} onChange={setValues} label={localize(texts.boundPhone)} />
    </Step>
  );
}

/** The new password, twice. */
export function NewPasswordStep({ recovery, onSuccess }: StepProps) {
  const { localize } = useLocale();
  const { problem, setProblem, isBusy, run } = useStep();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const submit = () => {
    const policy = checkPassword(password);
    if (password === '') return setProblem(localize(loginTexts.freshMissing));
    if (!policy.ok) return setProblem(localize(policy.message));
    if (password !== again) return setProblem(localize(loginTexts.different));
    return void run(async () => {
      await client.request({ method: 'POST', path: '/sys/user/passwordChange', body: { ...recovery, password }, quiet: true });
      onSuccess();
    });
  };
  return (
    <Step problem={problem} isBusy={isBusy} onChange={() => setProblem(undefined)} onSubmit={submit}>
      <EntryField
        label={localize(loginTexts.fresh)}
        type="password"
        autoComplete="new-password"
        placeholder={localize(texts.passwordHint)}
        value={password}
        onValueChange={setPassword}
      />
      <EntryField label={localize(loginTexts.again)} type="password" autoComplete="new-password" value={again} onValueChange={setAgain} />
    </Step>
  );
}

/** Seconds after which the login comes by itself. @source jeecg-wire 2.5 */
const restSeconds = 5;

/** It is done; the login comes by itself. */
export function RecoveredStep() {
  const { localize } = useLocale();
  const navigate = useNavigate();
  const [seconds, setSeconds] = useState(restSeconds);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) {
      void navigate({ to: loginPath });
      return undefined;
    }
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds, isOver, navigate]);
  return (
    <div className="flex flex-col items-start gap-4">
      <CircleCheck aria-hidden size={48} className="text-success-ink" />
      <p role="status" className="m-0 text-lg font-semibold">
        {localize(texts.changed)}
      </p>
      <p className="m-0 text-ink-secondary">{localize(texts.countdown).replace('{seconds}', String(seconds))}</p>
      <Button variant="primary" onClick={() => void navigate({ to: loginPath })}>
        {localize(texts.toLogin)}
      </Button>
    </div>
  );
}
