import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, Checkbox, TextInput } from '@tarmac/admin-kit/input';
import type { LoginResult } from '@tarmac/admin-kit/session';
import { KeyRound, LockKeyhole, UserRound } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useId, useState } from 'react';
import { errorText } from '../../shared/errorText.ts';
import { keepTicket } from '../../shared/remembered.ts';
import { client, loadSessionApi, session } from '../../shared/session.ts';
import { loginTexts as texts } from './loginTexts.ts';

const FirstPasswordForm = lazy(async () => ({ default: (await import('./FirstPasswordForm.tsx')).FirstPasswordForm }));

/** Log-in by username. Code 406 names what is still needed: a captcha, or a new password first. @source SESS-01, SESS-02 */
export default function LoginPage() {
  const { localize } = useLocale();
  const [values, setValues] = useState({ username: '', password: '', captcha: '' });
  const [isRemembered, setRemembered] = useState(false);
  const [captchaKey, setCaptchaKey] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [unfinished, setUnfinished] = useState<LoginResult>();
  const [captchaImage, setCaptchaImage] = useState<string>();
  const ids = { username: useId(), password: useId(), captcha: useId() };
  const change = (key: keyof typeof values) => (value: string) => setValues((before) => ({ ...before, [key]: value }));
  const renewCaptcha = () => {
    const key = crypto.randomUUID().replaceAll('-', '');
    setCaptchaKey(key);
    setCaptchaImage(undefined);
    change('captcha')('');
    // Without its image the button beside the input asks for another one.
    client.get<string>(`/sys/randomImage/${key}`).then(setCaptchaImage, (error: unknown) => setProblem(errorText(error)));
  };

  const logIn = async (event: FormEvent) => {
    event.preventDefault();
    const missing =
      values.username.trim() === ''
        ? texts.usernameMissing
        : values.password === ''
          ? texts.passwordMissing
          : captchaKey !== undefined && values.captcha === ''
            ? texts.captchaMissing
            : undefined;
    setProblem(missing === undefined ? undefined : localize(missing));
    if (missing !== undefined) return;
    setBusy(true);
    try {
      const sessionApi = await loadSessionApi();
      const input = {
        username: values.username.trim(),
        password: values.password,
        remember_me: isRemembered,
        ...(captchaKey === undefined ? {} : { captcha: values.captcha, checkKey: captchaKey }),
      };
      const outcome = await sessionApi.loginWith('username', input);
      // Who is signed in now is led on by the router's guard.
      if (outcome.kind === 'signedIn') return keepTicket(outcome.login);
      if (outcome.login !== undefined && outcome.need.includes('password')) setUnfinished(outcome.login);
      else {
        setProblem(outcome.response.message ?? '');
        if (outcome.need.includes('captcha')) renewCaptcha();
      }
    } catch (error) {
      setProblem(errorText(error));
      if (captchaKey !== undefined) renewCaptcha();
    } finally {
      setBusy(false);
    }
  };

  if (unfinished !== undefined) {
    return (
      <Suspense fallback={null}>
        <FirstPasswordForm
          login={unfinished}
          oldPassword={values.password}
          onChanged={() => {
            keepTicket(unfinished);
            session.start(unfinished);
          }}
        />
      </Suspense>
    );
  }
  return (
    <form noValidate onSubmit={(event) => void logIn(event)} className="flex flex-col gap-5">
      <h1 className="m-0 text-2xl font-semibold">{localize(texts.title)}</h1>
      <div>
        <label htmlFor={ids.username} className="mb-1.5 block text-ink-secondary">
          {localize(texts.username)}
        </label>
        <TextInput
          id={ids.username}
          autoComplete="username"
          prefix={<UserRound aria-hidden size={16} />}
          value={values.username}
          onValueChange={change('username')}
        />
      </div>
      <div>
        <label htmlFor={ids.password} className="mb-1.5 block text-ink-secondary">
          {localize(texts.password)}
        </label>
        <TextInput
          id={ids.password}
          type="password"
          autoComplete="current-password"
          prefix={<LockKeyhole aria-hidden size={16} />}
          value={values.password}
          onValueChange={change('password')}
        />
      </div>
      {captchaKey !== undefined && (
        <div>
          <label htmlFor={ids.captcha} className="mb-1.5 block text-ink-secondary">
            {localize(texts.captcha)}
          </label>
          <div className="flex gap-2">
            <TextInput
              id={ids.captcha}
              autoComplete="off"
              prefix={<KeyRound aria-hidden size={16} />}
              value={values.captcha}
              onValueChange={change('captcha')}
            />
            <button
              type="button"
              onClick={renewCaptcha}
              title={localize(texts.renew)}
              aria-label={localize(texts.renew)}
              className="h-control w-28 shrink-0 cursor-pointer overflow-hidden rounded-md border border-solid border-line"
            >
              {captchaImage !== undefined && (
                <img src={captchaImage} alt={localize(texts.captchaImage)} className="size-full object-contain" />
              )}
            </button>
          </div>
        </div>
      )}
      <Checkbox value={isRemembered} onValueChange={setRemembered} className="self-start text-ink-secondary">
        {localize(texts.remember)}
      </Checkbox>
      {problem !== undefined && (
        <p role="alert" className="m-0 rounded-md border border-solid border-danger-line bg-danger-soft px-3 py-2 text-danger-ink">
          {problem}
        </p>
      )}
      <Button type="submit" variant="primary" busy={isBusy} className="w-full">
        {localize(texts.logIn)}
      </Button>
    </form>
  );
}
