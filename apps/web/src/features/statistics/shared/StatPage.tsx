import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, Empty, Skeleton } from '@tarmac/admin-kit/input';
import { useCan } from '@tarmac/admin-kit/permission';
import { saveFile } from '@tarmac/admin-kit/resource';
import { useTabs } from '@tarmac/admin-kit/tabs';
import { createStatisticApi, type Statistics } from '@tarmac/freight-api/statistics';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { FigureChart } from '../../../shared/chart/FigureChart.tsx';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { Panel } from '../../../shared/pages/Panel.tsx';
import { client } from '../../../shared/session/session.ts';
import { changeOf, changeText, figureText } from './figureText.ts';
import { StatFilters } from './StatFilters.tsx';
import { bucketOf, type StatPlace, type StatSpec } from './statSpec.ts';
import { StatTable } from './StatTable.tsx';
import { statTexts as texts } from './statTexts.ts';
import { useFigureLinks } from './useFigureLinks.ts';
import { useStatAsked } from './useStatAsked.ts';

const api = createStatisticApi(client);

/** A page of statistics: figures of some days beside those before, as a line and by groups, each with the list behind it. @source freight-domain 5.4 */
export function StatPage({ spec }: { spec: StatSpec }) {
  const { localize } = useLocale();
  const can = useCan();
  const { asked, filters, groups, measure, change } = useStatAsked(spec);
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...spec.figures(asked),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const sheet = useMutation({
    mutationFn: () => api.export({ ...asked, name: spec.name }),
    onSuccess: (file) => saveFile(file, { fallbackName: `${spec.name}.xlsx`, emptyMessage: localize(texts.exportEmpty) }),
  });
  return (
    <div className="flex flex-col gap-3" aria-busy={isFetching}>
      <StatFilters asked={asked} groups={groups} onChange={change}>
        {can('statistics:export') && (
          <Button busy={sheet.isPending} onClick={() => sheet.mutate()}>
            {localize(texts.export)}
          </Button>
        )}
      </StatFilters>
      {isPending && <Skeleton rows={12} />}
      {error && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {data && !error && (
        <Figures
          spec={spec}
          found={data}
          place={{ from: data.from, to: data.to, by: asked.by, filters }}
          chosen={measure}
          onMeasure={(next) => change({ measure: next })}
        />
      )}
    </div>
  );
}

interface FiguresProps {
  spec: StatSpec;
  found: Statistics;
  place: StatPlace;
  chosen: string | null;
  onMeasure: (measure: string) => void;
}

/** So many totals stand above the line. */
const mostTotals = 6;

function Figures({ spec, found, place, chosen, onMeasure }: FiguresProps) {
  const { localize } = useLocale();
  // What is kept from the reader in the total is not a column: groups of a few others would only show two dashes.
  const isEmpty = found.groups === 0;
  const shown = spec.measures.filter((name) => isEmpty || found.totals[name] !== null || found.rows.some(({ now }) => now[name] !== null));
  const measure = shown.find((name) => name === chosen) ?? shown[0]!;
  const { open } = useTabs();
  const hrefOf = useFigureLinks(spec, place);
  const { before, countedAt } = found;
  const field = spec.fields[measure]!;
  const label = { zh: field.label.zh, en: field.label.en ?? field.label.zh };
  return (
    <>
      <dl className="m-0 grid grid-cols-2 gap-3 desktop:grid-cols-6">
        {shown.slice(0, mostTotals).map((name) => {
          const { label: title, unit } = spec.fields[name]!;
          return (
            <div key={name} className="min-w-0 rounded-lg border border-solid border-line bg-surface p-3">
              <dt className="truncate text-ink-secondary">{localize(title)}</dt>
              <dd className="m-0 mt-1 truncate text-lg font-semibold tabular-nums">
                {figureText(spec.fields[name]!, found.totals[name])}{' '}
                {unit && <span className="text-sm font-normal text-ink-secondary">{localize(unit.symbol)}</span>}
              </dd>
              {before !== null && (
                <dd className="m-0 mt-1 truncate text-xs text-ink-secondary tabular-nums">
                  {localize(texts.change)} {changeText(changeOf(found.totals[name], found.totalsBefore?.[name]))}
                </dd>
              )}
            </div>
          );
        })}
      </dl>
      <p className="m-0 text-sm text-ink-secondary">
        {before !== null && `${localize(texts.before).replace('{from}', before.from).replace('{to}', before.to)} · `}
        {countedAt === null ? localize(texts.live) : localize(texts.counted).replace('{at}', countedAt)}
      </p>
      {isEmpty ? (
        <Empty>{localize(texts.none)}</Empty>
      ) : (
        <>
          <FigureChart
            title={{ zh: `${label.zh}${texts.trend.zh}`, en: `${label.en}: ${texts.trend.en.toLowerCase()}` }}
            unit={field.unit?.symbol ?? { zh: '', en: '' }}
            axis={texts.time}
            points={found.trend.map(({ day }) => day)}
            series={[{ label, values: found.trend.map(({ now }) => now[measure] ?? null) }]}
            kind={spec.additive.includes(measure) ? 'bar' : 'line'}
            format={(value) => figureText(field, value)}
            links={{ hrefs: found.trend.map(({ day }) => hrefOf({ ...bucketOf(found, day), measure })), onOpen: open }}
          />
          <Panel title={texts.details}>
            {place.by !== 'time' && <p className="mt-0 mb-2 text-sm text-ink-secondary">{localize(texts.ties)}</p>}
            <StatTable spec={spec} found={found} place={place} shown={shown} measure={measure} onMeasure={onMeasure} />
            {found.groups > found.rows.length && (
              <p className="mt-2 mb-0 text-sm text-ink-secondary">
                {localize(texts.shown).replace('{n}', String(found.groups)).replace('{m}', String(found.rows.length))}
              </p>
            )}
          </Panel>
        </>
      )}
    </>
  );
}
