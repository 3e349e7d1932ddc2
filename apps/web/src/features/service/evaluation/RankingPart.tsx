import { useLocale } from '@tarmac/admin-kit/i18n';
import { DateRangeInput, Empty, Select, Skeleton } from '@tarmac/admin-kit/input';
import { useTab } from '@tarmac/admin-kit/tabs';
import type { EvaluationRankingQuery } from '@tarmac/freight-api/service';
import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../../shared/pages/AppLink.tsx';
import { FigureTable } from '../../../shared/pages/FigureTable.tsx';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { Note } from '../../../shared/pages/Note.tsx';
import { CarrierPicker } from '../../../shared/pickers/pickers.tsx';
import { evaluationQueries } from './evaluation.resource.ts';
import { evaluationTexts as texts } from './evaluationTexts.ts';
import { provinces } from './provinces.ts';

const names = ['from', 'to', 'province', 'carrierId'] as const;

/** Drivers by what was said of them, in a period, a region, a carrier; the address says which. @source freight-domain F14 排行 */
export function RankingPart() {
  const { localize } = useLocale();
  const { search, setSearch } = useTab();
  const query: EvaluationRankingQuery = Object.fromEntries(names.flatMap((name) => (search.get(name) ? [[name, search.get(name)!]] : [])));
  const ask = (change: Readonly<Record<string, string | null>>) => {
    const next = { ...query, ...change };
    const given = Object.entries(next).filter((entry): entry is [string, string] => Boolean(entry[1]));
    setSearch(new URLSearchParams([['of', 'ranking'], ...given]), 'replace');
  };
  return (
    <div className="rounded-lg bg-surface p-4">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <div className="w-72 max-w-full">
          <DateRangeInput
            aria-label={`${localize(texts.from)} – ${localize(texts.to)}`}
            value={query.from || query.to ? [query.from ?? '', query.to ?? ''] : null}
            onValueChange={(range) => ask({ from: range?.[0] ?? null, to: range?.[1] ?? null })}
          />
        </div>
        <div className="w-44">
          <Select
            aria-label={localize(texts.province)}
            placeholder={localize(texts.province)}
            options={provinces.map((value) => ({ value, label: value }))}
            value={query.province ?? null}
            onValueChange={(province) => ask({ province })}
          />
        </div>
        <div className="w-60">
          <CarrierPicker
            aria-label={localize(texts.carrier)}
            placeholder={localize(texts.carrier)}
            value={query.carrierId ?? null}
            onValueChange={(carrierId) => ask({ carrierId })}
          />
        </div>
      </div>
      <Note>{localize(texts.rankingHelp)}</Note>
      <Ranking query={query} />
    </div>
  );
}

function Ranking({ query }: { query: EvaluationRankingQuery }) {
  const { localize } = useLocale();
  const { data, error, isError, refetch } = useQuery(evaluationQueries.ranking(query));
  if (isError) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton rows={8} />;
  if (data.length === 0) return <Empty>{localize(texts.nobody)}</Empty>;
  return (
    <FigureTable
      isPage
      label={localize(texts.ranking)}
      sums={[]}
      columns={[
        { label: localize(texts.rank), isNumber: true },
        { label: localize(texts.driver) },
        { label: localize(texts.average), isNumber: true },
        { label: localize(texts.count), isNumber: true },
        { label: localize(texts.byDefault), isNumber: true },
        { label: localize(texts.score), isNumber: true },
      ]}
      rows={data.map(({ rank, driverId, driverName, average, evaluations, byDefault, score }) => ({
        key: driverId,
        cells: [
          rank,
          <AppLink key="driver" href={`/wlhy/hydriver/HyDriverList?id=${driverId}`} className="text-primary-ink">
            {driverName}
          </AppLink>,
          (average / 100).toFixed(2),
          evaluations,
          byDefault,
          score,
        ],
      }))}
    />
  );
}
