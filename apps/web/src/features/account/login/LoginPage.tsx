import { late } from '@tarmac/admin-kit/chunk';
import { useLocalize } from '@tarmac/admin-kit/i18n';
import { Button, Checkbox } from '@tarmac/admin-kit/input';
import type { LoginResult } from '@tarmac/admin-kit/session';
import { LockKeyhole, UserRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { demoPeople } from '../../../shared/session/config.ts';
import { errorText } from '../../../shared/texts/errorText.ts';
import { keepTicket } from '../../../shared/session/remembered.ts';
import { browserStore, loadSessionApi, session } from '../../../shared/session/session.ts';
import { readEnd } from '../../../shared/session/sessionEnd.ts';
import { whenIdle } from '../../../shared/api/whenIdle.ts';
import type { Stranger } from './foreignLogin.ts';
import { EntryField, EntryProblem } from '../shared/EntryField.tsx';
import { endTexts, loginTexts as texts } from '../shared/loginTexts.ts';
import { useCaptcha } from '../shared/useCaptcha.tsx';

const FirstPasswordForm = late(() => import('./FirstPasswordForm.tsx'), { part: 'FirstPasswordForm' });
const PhoneLoginForm = late(() => import('./PhoneLoginForm.tsx'));
const ThirdAccountForm = late(() => import('./ThirdAccountForm.tsx'));
const OtherWays = late(() => whenIdle(() => import('./OtherWays.tsx')), { meanwhile: () => <div className="h-control" /> });

const DemoPeople = late(() => import('./DemoPeople.tsx'));

/** Log-in by username. Code 406 names what is still needed: a captcha, or a new password first. @source SESS-01, SESS-02 */
export default function LoginPage() {
  const localize = useLocalize();
  const [values, setValues] = useState({ username: '', password: '' });
  const [isRemembered, setRemembered] = useState(false);
  const [isByPhone, setByPhone] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [unfinished, setUnfinished] = useState<LoginResult>();
  const [stranger, setStranger] = useState<Stranger>();
  const captcha = useCaptcha(setProblem);
  const [ended] = useState(() => readEnd(browserStore));
  const change = (key: keyof typeof values) => (value: string) => setValues((before) => ({ ...before, [key]: value }));

  const logIn = async (event: FormEvent) => {
    event.preventDefault();
    const missing =
      values.username.trim() === ''
        ? texts.usernameMissing
        : values.password === ''
          ? texts.passwordMissing
          : captcha.isMissing
            ? texts.captchaMissing
            : undefined;
    setProblem(missing === undefined ? undefined : localize(missing));
    if (missing !== undefined) return;
    setBusy(true);
    try {
      const sessionApi = await loadSessionApi();
      const input = { username: values.username.trim(), password: values.password, remember: isRemembered, ...captcha.given };
      const outcome = await sessionApi.loginWith('username', input);
      // Who is signed in now is led on by the router's guard, with a button that stays busy: to draw it again would hold up the frame.
      if (outcome.kind === 'signedIn') return keepTicket(outcome.login);
      setBusy(false);
      if (outcome.login !== undefined && outcome.need.includes('password')) setUnfinished(outcome.login);
      else {
        setProblem(outcome.response.message ?? '');
        if (outcome.need.includes('captcha')) captcha.renew();
      }
    } catch (error) {
      setBusy(false);
      setProblem(errorText(error));
      if (captcha.given !== undefined) captcha.renew();
    }
  };

  if (unfinished !== undefined) {
    return (
      <FirstPasswordForm
        login={unfinished}
        oldPassword={values.password}
        onSuccess={() => {
          keepTicket(unfinished);
          session.start(unfinished);
        }}
      />
    );
  }
  if (stranger !== undefined) {
    return <ThirdAccountForm stranger={stranger} onBack={() => setStranger(undefined)} />;
  }
  const remember = (
    <Checkbox value={isRemembered} onValueChange={setRemembered} className="self-start text-ink-secondary">
      {localize(texts.remember)}
    </Checkbox>
  );
  return (
    <div className="flex flex-col gap-5">
      {ended !== undefined && (
        <p role="status" className="m-0 rounded-md bg-sunken px-3 py-2 text-ink">
          {localize(endTexts[ended])}
        </p>
      )}
      {isByPhone ? (
        <PhoneLoginForm isRemembered={isRemembered} remember={remember} />
      ) : (
        <form noValidate onChange={() => setProblem(undefined)} onSubmit={(event) => void logIn(event)} className="flex flex-col gap-5">
          <h1 className="m-0 text-2xl font-semibold">{localize(texts.title)}</h1>
          <EntryField
            label={localize(texts.username)}
            autoComplete="username"
            prefix={<UserRound aria-hidden size={16} />}
            value={values.username}
            onValueChange={change('username')}
          />
          <EntryField
            label={localize(texts.password)}
            type="password"
            autoComplete="current-password"
            prefix={<LockKeyhole aria-hidden size={16} />}
            value={values.password}
            onValueChange={change('password')}
          />
          {captcha.field}
          {remember}
          <EntryProblem>{problem}</EntryProblem>
          <Button type="submit" variant="primary" busy={isBusy} className="w-full">
            {localize(texts.logIn)}
          </Button>
        </form>
      )}

      <OtherWays isByPhone={isByPhone} onByPhoneChange={setByPhone} onStranger={setStranger} />
      {demoPeople.length > 0 && <DemoPeople people={demoPeople} />}
    </div>
  );
}
