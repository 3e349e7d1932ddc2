import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, Skeleton, Timeline } from '@tarmac/admin-kit/input';
import { createDashboardQueries, type LiveFigures } from '@tarmac/freight-api/system';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { AppLink } from '../../../shared/pages/AppLink.tsx';
import { errorText } from '../../../shared/texts/errorText.ts';
import { client } from '../../../shared/session/session.ts';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { dashboardTexts as texts } from './dashboardTexts.ts';
import { FigureChart } from '../../../shared/chart/FigureChart.tsx';
import { count } from '../../../shared/texts/figureTexts.ts';
import { Figure, Panel } from '../../../shared/pages/Panel.tsx';

const queries = createDashboardQueries(client);
/** How often the figures are asked for while the page is open, ms. */
const every = 15_000;

/** What happens today, asked for again while the page is open. @source GEN-02 */
export default function MonitorPage() {
  const { localize } = useLocale();
  const { data, error, isPending, isFetching, refetch } = useQuery({ ...queries.live(), refetchInterval: every });
  if (isPending) return <Skeleton rows={8} />;
  if (data === undefined) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  return (
    <div className="flex flex-col gap-gap">
      <p className="m-0 flex flex-wrap items-center gap-3 text-ink-secondary">
        <span role="status">
          {localize(texts.updatedAt)} {data.now}
        </span>
        <Button size="small" busy={isFetching} onClick={() => void refetch()}>
          {localize(texts.refresh)}
        </Button>
        {error && <span className="text-danger-ink">{errorText(error)}</span>}
      </p>
      <Live figures={data} />
    </div>
  );
}

function Live({ figures }: { figures: LiveFigures }) {
  const { localize } = useLocale();
  const { hours, events } = figures;
  const chart = useMemo(
    () => ({
      points: hours.map(({ hour }) => `${String(hour).padStart(2, '0')}:00`),
      series: (['created', 'loaded', 'signed'] as const).map((name) => ({ label: texts[name], values: hours.map((one) => one[name]) })),
    }),
    [hours],
  );
  return (
    <>
      <div className="grid grid-cols-2 gap-3 desktop:grid-cols-4">
        <Figure label={texts.onRoad} value={count(figures.onRoad)} unit={texts.piece} />
        <Figure label={texts.waiting} value={count(figures.waiting)} unit={texts.piece} />
        <Figure label={texts.overdue} value={count(figures.overdue)} unit={texts.piece} />
        {figures.online !== null && <Figure label={texts.online} value={count(figures.online)} />}
      </div>
      <FigureChart title={texts.perHour} unit={texts.piece} axis={texts.hour} {...chart} kind="line" format={count} />
      <Panel title={texts.latest}>
        {events.length === 0 && <p className="m-0 text-ink-secondary">{localize(texts.nothing)}</p>}
        <Timeline
          label={localize(texts.latest)}
          entries={events.map(({ id, noteId, noteNumber, content, happenTime, actorName }) => ({
            key: id,
            time: happenTime,
            title: (
              <AppLink href={`/shipping/detail/${noteId}`} className="text-primary-ink">
                {noteNumber}
              </AppLink>
            ),
            content: actorName ? `${content} · ${actorName}` : content,
          }))}
        />
      </Panel>
    </>
  );
}
