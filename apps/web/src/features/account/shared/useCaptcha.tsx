import { useLocalize } from '@tarmac/admin-kit/i18n';
import { KeyRound } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { errorText } from '../../../shared/texts/errorText.ts';
import { client } from '../../../shared/session/session.ts';
import { EntryField } from './EntryField.tsx';
import { loginTexts as texts } from './loginTexts.ts';

const freshKey = (): string => crypto.randomUUID().replaceAll('-', '');

/**
 * The code of a picture: asked for by `renew`, and typed into the field.
 *
 * @param isAlways whether it is asked for from the beginning
 */
export function useCaptcha(onProblem: (problem: string) => void, isAlways = false): Captcha {
  const localize = useLocalize();
  const [key, setKey] = useState(() => (isAlways ? freshKey() : undefined));
  const [image, setImage] = useState<string>();
  const [code, setCode] = useState('');
  const tell = useEffectEvent(onProblem);
  useEffect(() => {
    if (key === undefined) return undefined;
    let isCurrent = true;
    // Without its image the button beside the input asks for another one.
    client.get<string>(`/sys/randomImage/${key}`).then(
      (picture) => isCurrent && setImage(picture),
      (error: unknown) => isCurrent && tell(errorText(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  const renew = () => {
    setKey(freshKey());
    setImage(undefined);
    setCode('');
  };
  const field = key !== undefined && (
    <EntryField
      label={localize(texts.captcha)}
      autoComplete="off"
      prefix={<KeyRound aria-hidden size={16} />}
      value={code}
      onValueChange={setCode}
      beside={
        <button
          type="button"
          onClick={renew}
          title={localize(texts.renew)}
          aria-label={localize(texts.renew)}
          className="h-control w-28 shrink-0 cursor-pointer overflow-hidden rounded-md border border-solid border-line"
        >
          {image !== undefined && <img src={image} alt={localize(texts.captchaImage)} className="size-full object-contain" />}
        </button>
      }
    />
  );
  return {
    given: key === undefined ? undefined : { captcha: code, checkKey: key },
    isMissing: key !== undefined && code === '',
    field,
    renew,
  };
}

/** What {@link useCaptcha} gives. */
export interface Captcha {
  /** What goes with the call; undefined while no code is asked for. */
  given: { captcha: string; checkKey: string } | undefined;
  isMissing: boolean;
  field: ReactNode;
  renew: () => void;
}
