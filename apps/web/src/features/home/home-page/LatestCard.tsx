import { DictTag } from '@tarmac/admin-kit/dictionary';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Skeleton } from '@tarmac/admin-kit/input';
import { createShippingNoteApi } from '@tarmac/freight-api/shipping';
import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../../shared/pages/AppLink.tsx';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { client } from '../../../shared/session/session.ts';
import { HomeCard } from './HomeCard.tsx';
import { homeTexts as texts } from './homeTexts.ts';
import type { CardProps } from './cardTypes.ts';

const api = createShippingNoteApi(client);
const shown = 8;
const fields = ['id', 'shippingNoteNumber', 'noteStatus', 'sendCity', 'receiveCity', 'driverName', 'vehicleNumber', 'createTime'] as const;
const heads = [texts.note, texts.state, texts.route, texts.crew, texts.time] as const;

/** The newest waybills. */
export function LatestCard({ arranging }: CardProps) {
  const { localize } = useLocale();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['shippingNote', 'latest'],
    queryFn: ({ signal }) =>
      api.list({ pageNo: 1, pageSize: shown, column: 'createTime', order: 'desc', field: fields.join(',') }, { signal }),
    meta: { followsRows: true },
  });
  return (
    <HomeCard
      title={texts.latest}
      arranging={arranging}
      aside={
        <AppLink href="/shipping/list" className="text-primary-ink no-underline hover:underline">
          {localize(texts.all)}
        </AppLink>
      }
    >
      {isPending && <Skeleton rows={shown} />}
      {error && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {data?.records.length === 0 && <p className="m-0 text-ink-secondary">{localize(texts.noNotes)}</p>}
      {data !== undefined && data.records.length > 0 && (
        <div className="overflow-x-auto">
          <table aria-label={localize(texts.latest)} className="w-full border-collapse whitespace-nowrap">
            <thead>
              <tr>
                {heads.map((head) => (
                  <th
                    key={head.en}
                    scope="col"
                    className="border-0 border-b border-solid border-line px-2 py-1.5 text-start font-medium text-ink-secondary"
                  >
                    {localize(head)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.records.map((row) => (
                <tr key={row.id} className="hover:bg-hover">
                  <td className="px-2 py-1.5">
                    <AppLink href={`/shipping/detail/${row.id}`} className="text-primary-ink no-underline hover:underline">
                      {row.shippingNoteNumber}
                    </AppLink>
                  </td>
                  <td className="px-2 py-1.5">
                    <DictTag code="note_status" value={row.noteStatus ?? ''} />
                  </td>
                  <td className="px-2 py-1.5">
                    {row.sendCity ?? '--'} → {row.receiveCity ?? '--'}
                  </td>
                  <td className="px-2 py-1.5">{[row.driverName, row.vehicleNumber].filter(Boolean).join(' · ') || '--'}</td>
                  <td className="px-2 py-1.5 text-ink-secondary tabular-nums">{row.createTime?.slice(5, 16)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </HomeCard>
  );
}
