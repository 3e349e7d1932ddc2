import { Dialog } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { TextInput } from '@tarmac/admin-kit/input';
import { createSafeApi } from '@tarmac/freight-api/system';
import { useId, useState } from 'react';
import { errorText } from '../texts/errorText.ts';
import { payCheckTexts as texts } from './payCheckTexts.ts';
import { client } from './session.ts';

const api = createSafeApi(client);

/** Takes the login password again, from a person without a phone that a code could go to. @source freight-domain S09 */
export function OwnPasswordCheck({ onSuccess, onOpenChange }: OwnPasswordCheckProps) {
  const { localize } = useLocale();
  const id = useId();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const check = async () => {
    if (password === '') return refuse(localize(texts.missing));
    try {
      await api.userCheckPassword({ password });
    } catch (error) {
      return refuse(errorText(error));
    }
    onSuccess();
    onOpenChange(false);
    return true;
  };
  const refuse = (why: string) => {
    setProblem(why);
    return false;
  };
  return (
    <Dialog open onOpenChange={onOpenChange} title={localize(texts.title)} width={420} okClose={false} onOk={check}>
      <p className="mt-0">{localize(texts.hint)}</p>
      <label htmlFor={id} className="mb-1.5 block text-ink-secondary">
        {localize(texts.password)}
      </label>
      <TextInput
        id={id}
        required
        type="password"
        autoComplete="current-password"
        invalid={problem !== undefined}
        {...(problem !== undefined && { 'aria-describedby': `${id}-problem` })}
        value={password}
        onValueChange={setPassword}
      />
      {problem !== undefined && (
        <p id={`${id}-problem`} role="alert" className="m-0 mt-1 text-sm text-danger-ink">
          {problem}
        </p>
      )}
    </Dialog>
  );
}

interface OwnPasswordCheckProps {
  onSuccess: () => void;
  onOpenChange: (open: boolean) => void;
}
