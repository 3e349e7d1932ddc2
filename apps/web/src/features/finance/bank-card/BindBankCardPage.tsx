import { useLocale } from '@tarmac/admin-kit/i18n';
import { Skeleton } from '@tarmac/admin-kit/input';
import { ResourceList } from '@tarmac/admin-kit/resource';
import { createBankCardQueries } from '@tarmac/freight-api/finance';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { Note } from '../../../shared/pages/Note.tsx';
import { bankCardTexts as texts, cardActions } from '../../../shared/party/bankCard.actions.tsx';
import { cardColumns, cardDetail, type CardHolder, cardsOf } from '../../../shared/party/bankCard.resource.ts';
import { client } from '../../../shared/session/session.ts';
import { useSafely } from '../../../shared/session/useSafely.tsx';

const queries = createBankCardQueries(client);
const label = { zh: '银行卡', en: 'Bank card' };

/** The cards of the person's own company: bound after a code by SMS, compared with their bank, unbound again. @source ACCT-04, freight-domain A04 */
export default function BindBankCardPage() {
  const { data, error, isError, refetch } = useQuery(queries.own());
  if (isError) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton rows={6} />;
  const { holderType: type, holderId: id, holderName: name, accountType } = data;
  return <OwnCards holder={{ type, id, name, accountType }} />;
}

function OwnCards({ holder }: { holder: CardHolder }) {
  const { localize } = useLocale();
  const { safely, check } = useSafely(localize(texts.hint));
  const { id, type, name, accountType } = holder;
  const [cards, actions] = useMemo(() => {
    const own = { id, type, name, accountType };
    const resource = cardsOf(own, { label, localize, safely, checksAtOnce: true });
    return [resource, cardActions(resource, { holder: own, safely })] as const;
  }, [id, type, name, accountType, localize, safely]);
  return (
    <>
      <Note>{localize(texts.note)}</Note>
      <ResourceList
        resource={cards}
        columns={cardColumns}
        detail={cardDetail}
        advanced={false}
        add={false}
        edit={false}
        import={false}
        toolbar={actions.toolbar}
        rowActions={actions.row}
        selectable={false}
        storageId="ownBankCards"
      />
      {check}
    </>
  );
}
