import { formatMoney, useLocale } from '@tarmac/admin-kit/i18n';
import { Skeleton } from '@tarmac/admin-kit/input';
import { createShippingNoteApi, shippingNoteFields as fields } from '@tarmac/freight-api/shipping';
import { useQuery } from '@tanstack/react-query';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { FigureTable } from '../../../shared/pages/FigureTable.tsx';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { termTexts as texts } from './termTexts.ts';

const { list } = createShippingNoteApi(quietClient);

/** What is open of the chosen waybills, one by one and together: an amount left empty books all of it. */
export function OpenTerms({ ids }: { ids: string }) {
  const { localize } = useLocale();
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['openTerms', ids],
    queryFn: ({ signal }) => list({ id_MultiString: ids, pageSize: 200 }, { signal }),
    gcTime: 0,
    retry: false,
  });
  if (isError) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton rows={2} />;
  const rows = data.records;
  return (
    <FigureTable
      label={localize(texts.openOfChosen)}
      sums={[
        [localize(texts.notes), String(rows.length)],
        [localize(texts.openTotal), formatMoney(rows.reduce((sum, row) => sum + (row.customerOpenAmount ?? 0), 0))],
      ]}
      columns={[
        { label: localize(fields.shippingNoteNumber.label) },
        { label: localize(fields.dueDate.label) },
        { label: localize(fields.customerOpenAmount.label), isNumber: true },
      ]}
      rows={rows.map((row) => ({
        key: row.id,
        cells: [row.shippingNoteNumber, row.dueDate ?? '--', formatMoney(row.customerOpenAmount ?? 0)],
      }))}
    />
  );
}
