import { useLocalize } from '@tarmac/admin-kit/i18n';
import { Button } from '@tarmac/admin-kit/input';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { errorText } from '../../../shared/texts/errorText.ts';
import { client } from '../../../shared/session/session.ts';
import { popupBlocked, type ThirdParty, thirdPartyTexts } from '../../../shared/session/thirdParty.ts';
import { EntryProblem } from '../shared/EntryField.tsx';
import { entryTexts as texts } from '../shared/entryTexts.ts';
import { beginCas, finishCas, logInByThirdParty, type Stranger } from './foreignLogin.ts';

interface Ways {
  /** Where the central login lives. */
  cas: string | null;
  thirdParties: string[];
}

const none: Ways = { cas: null, thirdParties: [] };

/** What else leads in: a code by phone, registration, a forgotten password, and what the server knows besides. @source SESS-01 */
export default function OtherWays({ isByPhone, onByPhoneChange, onStranger }: OtherWaysProps) {
  const localize = useLocalize();
  const [ways, setWays] = useState(none);
  const [problem, setProblem] = useState<string>();
  const tell = (error: unknown) => setProblem(errorText(error));
  useEffect(() => {
    // Servers that do not know the question have no other ways.
    client.request<Ways>({ method: 'GET', path: '/sys/login/ways', quiet: true }).then(setWays, () => undefined);
    finishCas().catch(tell);
  }, []);
  const enterBy = async (party: ThirdParty) => {
    try {
      onStranger(await logInByThirdParty(party, localize(popupBlocked)));
    } catch (error) {
      tell(error);
    }
  };
  const known = ways.thirdParties.filter((party): party is ThirdParty => Object.hasOwn(thirdPartyTexts, party));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <button type="button" className={link} onClick={() => onByPhoneChange(!isByPhone)}>
          {localize(isByPhone ? texts.byPassword : texts.byPhone)}
        </button>
        <span className="flex gap-4">
          <Link to="/user/alteration" className={link}>
            {localize(texts.forgotten)}
          </Link>
          <Link to="/user/register" className={link}>
            {localize(texts.register)}
          </Link>
        </span>
      </div>
      {(ways.cas !== null || known.length > 0) && (
        <section aria-label={localize(texts.otherWays)} className="flex flex-wrap gap-2 border-t border-solid border-line pt-4">
          {ways.cas !== null && <Button onClick={() => beginCas(ways.cas ?? '')}>{localize(texts.cas)}</Button>}
          {known.map((party) => (
            <Button key={party} onClick={() => void enterBy(party)}>
              {localize(thirdPartyTexts[party])}
            </Button>
          ))}
        </section>
      )}
      <EntryProblem>{problem}</EntryProblem>
    </>
  );
}

const link = 'cursor-pointer text-primary-ink no-underline hover:underline';

interface OtherWaysProps {
  isByPhone: boolean;
  onByPhoneChange: (isByPhone: boolean) => void;
  /** A third party's person has a choice to make. */
  onStranger: (stranger: Stranger | undefined) => void;
}
