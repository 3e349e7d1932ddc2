import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button } from '@tarmac/admin-kit/input';
import { type JeecgLogin, loginOf } from '@tarmac/admin-kit/jeecg';
import { createThirdLoginApi } from '@tarmac/freight-api/system';
import { LockKeyhole, UserRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../../shared/texts/errorText.ts';
import { keepTicket } from '../../../shared/session/remembered.ts';
import { client, session } from '../../../shared/session/session.ts';
import { thirdPartyTexts } from '../../../shared/session/thirdParty.ts';
import { EntryField, EntryProblem } from '../shared/EntryField.tsx';
import { entryTexts } from '../shared/entryTexts.ts';
import { needOf, type Stranger } from './foreignLogin.ts';
import { loginTexts as texts } from '../shared/loginTexts.ts';
import { useCaptcha } from '../shared/useCaptcha.tsx';

const api = createThirdLoginApi(client);

/** What a third party's person does whom nobody here is yet: sign in to the own account, which is bound by that, or make a new one. @source SESS-01, GEN-01 */
export default function ThirdAccountForm({ stranger, onBack }: { stranger: Stranger; onBack: () => void }) {
  const { localize } = useLocale();
  const { token, party, name } = stranger;
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<'bind' | 'create'>();
  const captcha = useCaptcha(setProblem);

  const enter = async (how: 'bind' | 'create', run: () => Promise<unknown>) => {
    setProblem(undefined);
    setBusy(how);
    try {
      const login = loginOf((await run()) as JeecgLogin);
      keepTicket(login);
      // Who is signed in now is led on by the router's guard.
      session.start(login);
    } catch (error) {
      setProblem(errorText(error));
      if (captcha.given !== undefined || needOf(error).includes('captcha')) captcha.renew();
    } finally {
      setBusy(undefined);
    }
  };
  const bind = (event: FormEvent) => {
    event.preventDefault();
    const missing =
      username.trim() === ''
        ? texts.usernameMissing
        : password === ''
          ? texts.passwordMissing
          : captcha.isMissing
            ? texts.captchaMissing
            : undefined;
    if (missing !== undefined) return setProblem(localize(missing));
    return void enter('bind', () => api.bind({ token, username: username.trim(), password, ...captcha.given }));
  };

  const who = { party: localize(thirdPartyTexts[party]), name };
  const fill = (text: string) => text.replace('{party}', who.party).replace('{name}', who.name);
  return (
    <form noValidate onChange={() => setProblem(undefined)} onSubmit={bind} className="flex flex-col gap-5">
      <h1 className="m-0 text-xl font-semibold">{localize(entryTexts.thirdTitle)}</h1>
      <p className="m-0 text-ink-secondary">{fill(localize(entryTexts.thirdUnknown))}</p>
      <EntryField
        label={localize(texts.username)}
        autoComplete="username"
        prefix={<UserRound aria-hidden size={16} />}
        value={username}
        onValueChange={setUsername}
      />
      <EntryField
        label={localize(texts.password)}
        type="password"
        autoComplete="current-password"
        prefix={<LockKeyhole aria-hidden size={16} />}
        value={password}
        onValueChange={setPassword}
      />
      {captcha.field}
      <EntryProblem>{problem}</EntryProblem>
      <Button type="submit" variant="primary" busy={busy === 'bind'} disabled={busy === 'create'} className="w-full">
        {localize(entryTexts.thirdBind)}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-solid border-line pt-4">
        <Button busy={busy === 'create'} disabled={busy === 'bind'} onClick={() => void enter('create', () => api.create({ token }))}>
          {localize(entryTexts.thirdCreate)}
        </Button>
        <Button variant="link" onClick={onBack}>
          {localize(texts.back)}
        </Button>
      </div>
    </form>
  );
}
