import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button } from '@tarmac/admin-kit/input';
import { type FormEvent, type ReactNode, useState } from 'react';
import { errorText } from '../../../shared/texts/errorText.ts';
import { keepTicket } from '../../../shared/session/remembered.ts';
import { loadSessionApi } from '../../../shared/session/session.ts';
import { EntryProblem } from '../shared/EntryField.tsx';
import { entryTexts } from '../shared/entryTexts.ts';
import { loginTexts } from '../shared/loginTexts.ts';
import { PhoneFields, phoneProblem } from '../shared/PhoneFields.tsx';

/** Log-in by the code that was sent to a phone. @source SESS-01 */
export default function PhoneLoginForm({ isRemembered, remember }: PhoneLoginFormProps) {
  const { localize } = useLocale();
  const [values, setValues] = useState({ phone: '', smscode: '' });
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const logIn = async (event: FormEvent) => {
    event.preventDefault();
    const found = phoneProblem(values);
    setProblem(found && localize(entryTexts[found]));
    if (found !== undefined) return;
    setBusy(true);
    try {
      const sessionApi = await loadSessionApi();
      const input = { mobile: values.phone, captcha: values.smscode.trim(), remember: isRemembered };
      const outcome = await sessionApi.loginWith('sms', input);
      // Who is signed in now is led on by the router's guard, with a button that stays busy.
      if (outcome.kind === 'signedIn') return keepTicket(outcome.login);
      setBusy(false);
    } catch (error) {
      setBusy(false);
      setProblem(errorText(error));
    }
  };

  return (
    <form noValidate onChange={() => setProblem(undefined)} onSubmit={(event) => void logIn(event)} className="flex flex-col gap-5">
      <h1 className="m-0 text-2xl font-semibold">{localize(entryTexts.byPhone)}</h1>
      <PhoneFields mode="0" values={values} onChange={setValues} />
      {remember}
      <EntryProblem>{problem}</EntryProblem>
      <Button type="submit" variant="primary" busy={isBusy} className="w-full">
        {localize(loginTexts.logIn)}
      </Button>
    </form>
  );
}

interface PhoneLoginFormProps {
  /** Whether this browser keeps a ticket for the next session. */
  isRemembered: boolean;
  /** The box in which a person says so. */
  remember: ReactNode;
}
