import { FieldView } from '@tarmac/admin-kit/field';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Empty, Skeleton } from '@tarmac/admin-kit/input';
import { createNoteBillQueries, noteBillFields as fields } from '@tarmac/freight-api/finance';
import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../../shared/pages/AppLink.tsx';
import { Facts } from '../../../shared/pages/Facts.tsx';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { client } from '../../../shared/session/session.ts';
import { noteTexts as texts } from './noteTexts.ts';

const queries = createNoteBillQueries(client);

/** The bill that a waybill stands in, with the way to it. */
export function NoteBill({ noteId }: { noteId: string }) {
  const { localize } = useLocale();
  const account = useQuery(queries.list({ id: noteId, pageSize: 1 }));
  if (account.isPending) return <Skeleton rows={1} />;
  if (account.isError) return <LoadProblem error={account.error} onRetry={() => void account.refetch()} />;
  const [row] = account.data.records;
  if (row === undefined || row.billNo === null) return <Empty>{localize(texts.notBilled)}</Empty>;
  return (
    <Facts
      isBare
      facts={[
        [
          localize(fields.billNo.label),
          <AppLink key="bill" href={`/wlhy/hybill/HyBillList?billNo=${encodeURIComponent(row.billNo)}`} className="text-primary-ink">
            {row.billNo}
          </AppLink>,
        ],
        [localize(fields.billState.label), <FieldView key="state" meta={fields.billState} name="billState" row={{ ...row }} />],
        [
          localize(fields.customerOpenAmount.label),
          <FieldView key="open" meta={fields.customerOpenAmount} name="customerOpenAmount" row={{ ...row }} />,
        ],
      ]}
    />
  );
}
