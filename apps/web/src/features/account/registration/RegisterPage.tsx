import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, RadioGroup } from '@tarmac/admin-kit/input';
import { checkPassword } from '@tarmac/freight-api/rules';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { errorText } from '../../../shared/texts/errorText.ts';
import { loginPath } from '../../../shared/pages/paths.ts';
import { client } from '../../../shared/session/session.ts';
import { EntryField, EntryProblem } from '../shared/EntryField.tsx';
import { entryTexts as texts } from '../shared/entryTexts.ts';
import { loginTexts } from '../shared/loginTexts.ts';
import { PhoneFields, phoneProblem } from '../shared/PhoneFields.tsx';

const empty = { customerKind: '1', customerName: '', username: '', password: '', again: '', email: '', phone: '', smscode: '' };

/** Shippers and agents open their own account; the platform then reviews them. @source SESS-09, freight-domain 5.8 */
export default function RegisterPage() {
  const { localize } = useLocale();
  const navigate = useNavigate();
  const kindId = useId();
  const [values, setValues] = useState(empty);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const field = (name: keyof typeof empty) => ({
    value: values[name],
    onValueChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
  });

  const findProblem = () => {
    const policy = checkPassword(values.password);
    const phone = phoneProblem(values);
    if (values.customerName.trim() === '') return texts.customerNameMissing;
    if (values.username.trim() === '') return loginTexts.usernameMissing;
    if (values.password === '') return loginTexts.passwordMissing;
    if (!policy.ok) return policy.message;
    if (values.password !== values.again) return loginTexts.different;
    return phone && texts[phone];
  };
  const register = async (event: FormEvent) => {
    event.preventDefault();
    const found = findProblem();
    setProblem(found && localize(found));
    if (found !== undefined) return;
    setBusy(true);
    try {
      const { again: _again, ...input } = values;
      const username = values.username.trim();
      await client.request({ method: 'POST', path: '/sys/user/register', body: { ...input, username }, quiet: true });
      await navigate({ to: '/user/register-result', state: { registered: username } });
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form noValidate onChange={() => setProblem(undefined)} onSubmit={(event) => void register(event)} className="flex flex-col gap-4">
      <h1 className="m-0 text-2xl font-semibold">{localize(texts.registerTitle)}</h1>
      <div>
        <span id={kindId} className="mb-1.5 block text-ink-secondary">
          {localize(texts.customerKind)}
        </span>
        <RadioGroup
          aria-labelledby={kindId}
          options={(['1', '2', '3'] as const).map((value) => ({ value, label: localize(texts[`kind${value}`]) }))}
          value={values.customerKind}
          onValueChange={(customerKind) => setValues((before) => ({ ...before, customerKind: customerKind ?? '1' }))}
        />
      </div>
      <EntryField
        label={localize(values.customerKind === '3' ? texts.personName : texts.customerName)}
        autoComplete="organization"
        maxLength={100}
        {...field('customerName')}
      />
      <EntryField
        label={localize(loginTexts.username)}
        autoComplete="username"
        maxLength={64}
        placeholder={localize(texts.usernameHint)}
        {...field('username')}
      />
      <EntryField
        label={localize(loginTexts.password)}
        type="password"
        autoComplete="new-password"
        placeholder={localize(texts.passwordHint)}
        {...field('password')}
      />
      <EntryField label={localize(texts.again)} type="password" autoComplete="new-password" {...field('again')} />
      <EntryField label={localize(texts.email)} type="email" autoComplete="email" maxLength={64} {...field('email')} />
      <PhoneFields mode="1" values={values} onChange={(phone) => setValues((before) => ({ ...before, ...phone }))} />
      <EntryProblem>{problem}</EntryProblem>
      <Button type="submit" variant="primary" busy={isBusy} className="w-full">
        {localize(texts.submitRegister)}
      </Button>
      <Link to={loginPath} className="text-primary-ink">
        {localize(texts.haveAccount)}
      </Link>
    </form>
  );
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The account that was opened a moment ago. */
    registered?: string;
  }
}
