import { useConfirm } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button } from '@tarmac/admin-kit/input';
import { notices } from '@tarmac/admin-kit/notice';
import { createThirdLoginApi, createThirdLoginQueries } from '@tarmac/freight-api/system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../shared/texts/errorText.ts';
import { problemText } from '../../../shared/api/notOffered.ts';
import { client } from '../../../shared/session/session.ts';
import { askThirdParty, popupBlocked, type ThirdParty, thirdPartyTexts } from '../../../shared/session/thirdParty.ts';
import { accountTexts as texts } from './accountTexts.ts';
import { SettingLine } from './SettingLine.tsx';

const api = createThirdLoginApi(client);
const queries = createThirdLoginQueries(client);

/** Accounts elsewhere that open this one, one line for each third party that is connected. @source GEN-01, SESS-01 */
export function ThirdAccounts() {
  const { localize } = useLocale();
  const confirm = useConfirm();
  const { data, error, refetch } = useQuery(queries.bindings());
  const [busy, setBusy] = useState<ThirdParty>();
  const change = async (party: ThirdParty, run: () => Promise<string | undefined>) => {
    setBusy(party);
    try {
      const done = await run();
      if (done !== undefined) notices.success(done);
    } catch (error) {
      notices.warning(errorText(error));
    } finally {
      setBusy(undefined);
      await refetch();
    }
  };
  const bind = (party: ThirdParty) =>
    change(party, async () => {
      const token = await askThirdParty(party, localize(popupBlocked));
      if (token === undefined) return undefined;
      await api.bindOwn({ token });
      return localize(texts.thirdBound);
    });
  const release = async (party: ThirdParty) => {
    if (!(await confirm(localize(texts.releaseConfirm).replace('{party}', localize(thirdPartyTexts[party]))))) return;
    await change(party, async () => {
      await api.release({ thirdType: party });
      return localize(texts.released);
    });
  };
  if (error && data === undefined) return <SettingLine title={localize(texts.third)} hint={problemText(error, localize)} />;
  if (data?.length === 0) return <SettingLine title={localize(texts.third)} hint={localize(texts.thirdHint)} />;
  return data?.map(({ thirdType, realname }) => (
    <SettingLine key={thirdType} title={localize(thirdPartyTexts[thirdType])} hint={realname ?? localize(texts.unbound)}>
      <Button
        busy={busy === thirdType}
        aria-label={`${localize(realname === null ? texts.bind : texts.release)} ${localize(thirdPartyTexts[thirdType])}`}
        onClick={() => void (realname === null ? bind(thirdType) : release(thirdType))}
      >
        {localize(realname === null ? texts.bind : texts.release)}
      </Button>
    </SettingLine>
  ));
}
