import { formatMoney, type LocalText, useLocale } from '@tarmac/admin-kit/i18n';
import { Note } from '../../../shared/pages/Note.tsx';

interface FormIntroProps {
  facts: ReadonlyArray<string | null>;
  /** Of what the action is about, fen; absent where the form asks for it. */
  amount?: number;
  follows: LocalText;
}

/** What an action on money is about, how much it is, and what follows. */
export function FormIntro({ facts, amount, follows }: FormIntroProps) {
  const { localize } = useLocale();
  return (
    <>
      <p className="m-0 mb-4 rounded-md bg-sunken px-3 py-2 tabular-nums">
        {facts.filter(Boolean).join(' · ')}
        {amount !== undefined && (
          <>
            {' '}
            · <strong>{formatMoney(amount)}</strong>
          </>
        )}
      </p>
      <Note>{localize(follows)}</Note>
    </>
  );
}
