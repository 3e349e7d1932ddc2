import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, TextInput } from '@tarmac/admin-kit/input';
import { notices } from '@tarmac/admin-kit/notice';
import type { LoginResult } from '@tarmac/admin-kit/session';
import { checkPassword } from '@tarmac/freight-api/rules';
import { type FormEvent, useId, useState } from 'react';
import { errorText } from '../../../shared/texts/errorText.ts';
import { passwordTexts } from '../../../shared/session/passwordTexts.ts';
import { client } from '../../../shared/session/session.ts';
import { loginTexts as texts } from '../shared/loginTexts.ts';

/** Replaces a one-time password before the first real login. @source security 2.8 */
export function FirstPasswordForm({ login, oldPassword, onSuccess }: FirstPasswordFormProps) {
  const { localize } = useLocale();
  const [fresh, setFresh] = useState('');
  const [again, setAgain] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const ids = { fresh: useId(), again: useId() };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const policy = checkPassword(fresh);
    const found =
      fresh === ''
        ? localize(texts.freshMissing)
        : !policy.ok
          ? localize(policy.message)
          : fresh === again
            ? undefined
            : localize(texts.different);
    setProblem(found);
    if (found !== undefined) return;
    setBusy(true);
    try {
      await client.request({
        method: 'PUT',
        path: '/sys/user/updatePassword',
        body: { username: login.userInfo.username, oldpassword: oldPassword, password: fresh, confirmpassword: again },
        token: login.token,
      });
      notices.success(localize(passwordTexts.changed));
      onSuccess();
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form noValidate onChange={() => setProblem(undefined)} onSubmit={(event) => void save(event)} className="flex flex-col gap-5">
      <h1 className="m-0 text-xl font-semibold">{localize(texts.firstTitle)}</h1>
      <div>
        <label htmlFor={ids.fresh} className="mb-1.5 block text-ink-secondary">
          {localize(texts.fresh)}
        </label>
        <TextInput id={ids.fresh} type="password" autoComplete="new-password" value={fresh} onValueChange={setFresh} />
      </div>
      <div>
        <label htmlFor={ids.again} className="mb-1.5 block text-ink-secondary">
          {localize(texts.again)}
        </label>
        <TextInput id={ids.again} type="password" autoComplete="new-password" value={again} onValueChange={setAgain} />
      </div>
      {problem !== undefined && (
        <p role="alert" className="m-0 rounded-md border border-solid border-danger-line bg-danger-soft px-3 py-2 text-danger-ink">
          {problem}
        </p>
      )}
      <Button type="submit" variant="primary" busy={isBusy} className="w-full">
        {localize(texts.save)}
      </Button>
    </form>
  );
}

/** Props of {@link FirstPasswordForm}. */
export interface FirstPasswordFormProps {
  /** The login that waits for a new password. */
  login: LoginResult;
  /** The one-time password that was just accepted. */
  oldPassword: string;
  onSuccess: () => void;
}
