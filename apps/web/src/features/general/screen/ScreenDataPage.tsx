import { DictTag, DictText } from '@tarmac/admin-kit/dictionary';
import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { Skeleton, Timeline } from '@tarmac/admin-kit/input';
import { createScreenQueries, type ScreenData } from '@tarmac/freight-api/system';
import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../../shared/pages/AppLink.tsx';
import { errorText } from '../../../shared/texts/errorText.ts';
import { late } from '@tarmac/admin-kit/chunk';
import { client } from '../../../shared/session/session.ts';
import { BarList } from '../../../shared/chart/BarList.tsx';
import { Ring } from '../../../shared/chart/Ring.tsx';
import { dashboardTexts } from '../dashboard/dashboardTexts.ts';
import { count, tonnes } from '../../../shared/texts/figureTexts.ts';
import { Figure, Panel } from '../../../shared/pages/Panel.tsx';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { ScreenFrame } from './ScreenFrame.tsx';
import { screenTexts as texts } from './screenTexts.ts';
import { ScrollPanel } from './ScrollPanel.tsx';

const LaneMap = late(() => import('./LaneMap.tsx'), { part: 'LaneMap', meanwhile: () => <Skeleton rows={12} /> });
const queries = createScreenQueries(client);
/** How often the figures are asked for while the page is in view, ms. */
const every = 10_000;

/** What goes on today and in 30 days, for a wall. @source GEN-07, freight-domain 5.7 B02 */
export default function ScreenDataPage() {
  const { data, error, isPending, refetch } = useQuery({ ...queries.data(), refetchInterval: every });
  if (isPending) return <Skeleton rows={8} />;
  if (data === undefined) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  return (
    <ScreenFrame title={texts.dataTitle} now={data.now} problem={error ? errorText(error) : undefined}>
      <div className="grid min-h-0 flex-1 gap-3 @wall:grid-cols-[320px_minmax(0,1fr)_340px] @wall:grid-rows-[auto_minmax(0,1fr)]">
        <div className="grid grid-cols-3 gap-3">
          <Figure label={texts.drivers} value={count(data.drivers)} />
          <Figure label={texts.vehicles} value={count(data.vehicles)} />
          <Figure label={texts.customers} value={count(data.customers)} />
        </div>
        <Figures data={data} />
        <Bars data={data} />
        <Lanes data={data} />
        <RightSide data={data} />
      </div>
    </ScreenFrame>
  );
}

function Figures({ data: { today, days30 } }: { data: ScreenData }) {
  const { localize } = useLocale();
  const before = (value: string) => interpolate(localize(texts.in30Days), { value });
  return (
    <div className="grid grid-cols-2 gap-3 @wall:grid-cols-4">
      <Figure label={texts.notesToday} value={count(today.notes)} unit={dashboardTexts.piece} note={before(count(days30.notes))} />
      <Figure label={texts.signedToday} value={count(today.signed)} unit={dashboardTexts.piece} note={before(count(days30.signed))} />
      <Figure label={texts.weightToday} value={tonnes(today.weight)} unit={dashboardTexts.tonne} note={before(tonnes(days30.weight))} />
      <Figure
        label={texts.distanceToday}
        value={kilometres(today.distance)}
        unit={texts.kilometre}
        note={before(kilometres(days30.distance))}
      />
    </div>
  );
}

function Bars({ data }: { data: ScreenData }) {
  const { localize } = useLocale();
  return (
    <div className="flex min-h-0 min-w-0 flex-col gap-3">
      <Panel title={texts.states30}>
        <Ring
          label={localize(texts.states30)}
          size={104}
          entries={Object.entries(data.statusCounts).map(([code, value]) => ({
            key: code,
            label: <DictText code="note_status" value={code} />,
            value,
          }))}
        />
      </Panel>
      <Panel title={texts.provinces} fill>
        <BarList
          dense
          fill
          entries={data.provinces.slice(0, 7).map(({ name, count: value, weight }) => ({
            key: name,
            label: name,
            value,
            note: `${tonnes(weight)} ${localize(dashboardTexts.tonne)}`,
          }))}
        />
      </Panel>
    </div>
  );
}

function Lanes({ data: { lanes, provinces, positions } }: { data: ScreenData }) {
  const { localize } = useLocale();
  return (
    <Panel
      title={texts.map}
      fill
      aside={
        <span className="text-sm text-ink-secondary">{interpolate(localize(texts.mapNote), { vehicles: count(positions.length) })}</span>
      }
    >
      <LaneMap lanes={lanes} provinces={provinces} positions={positions} className="min-h-80 flex-1" />

      <LaneTable lanes={lanes} />
    </Panel>
  );
}

/** The lanes of the map as text. */
function LaneTable({ lanes }: Pick<ScreenData, 'lanes'>) {
  const { localize } = useLocale();
  if (lanes.length === 0) return <p className="m-0 text-ink-secondary">{localize(dashboardTexts.nothing)}</p>;
  return (
    <ul aria-label={localize(texts.lanes)} className="m-0 grid list-none gap-x-6 gap-y-1 p-0 @wall:grid-cols-2">
      {lanes.slice(0, 6).map(({ from, to, today, onRoad }) => (
        <li key={`${from.name}>${to.name}`} className="flex justify-between gap-3">
          <span className="truncate">
            {from.name} → {to.name}
          </span>
          <span className="shrink-0 text-ink-secondary tabular-nums">
            {interpolate(localize(texts.laneCounts), { today: count(today), onRoad: count(onRoad) })}
          </span>
        </li>
      ))}
    </ul>
  );
}

function RightSide({ data: { events, abnormal } }: { data: ScreenData }) {
  const { localize } = useLocale();
  return (
    <div className="grid min-h-0 min-w-0 gap-3 @wall:col-start-3 @wall:row-span-2 @wall:row-start-1 @wall:grid-rows-[minmax(0,1fr)_minmax(0,1fr)] *:min-h-0">
      <ScrollPanel title={dashboardTexts.latest}>
        {events.length === 0 && <p className="m-0 text-ink-secondary">{localize(texts.noEvents)}</p>}
        <Timeline
          label={localize(dashboardTexts.latest)}
          entries={events.map(({ id, noteId, noteNumber, content, happenTime }) => ({
            key: id,
            time: happenTime,
            title: <NoteLink id={noteId} number={noteNumber} />,
            content,
          }))}
        />
      </ScrollPanel>
      <ScrollPanel title={texts.abnormal}>
        {abnormal.length === 0 && <p className="m-0 text-ink-secondary">{localize(texts.noAbnormal)}</p>}
        <ul aria-label={localize(texts.abnormal)} className="m-0 flex list-none flex-col gap-2 p-0">
          {abnormal.map(({ id, noteNumber, customerName, vehicleNumber, kind, detail }) => (
            <li key={id} className="flex flex-col">
              <span className="flex flex-wrap justify-between gap-x-3">
                <NoteLink id={id} number={noteNumber} />
                {kind === 'flagged' ? (
                  <span className="flex gap-2">
                    {detail.split(',').map((flag) => (
                      <DictTag key={flag} code="abnormal_flag" value={flag} />
                    ))}
                  </span>
                ) : (
                  <span className="text-danger-ink">{interpolate(localize(texts[kind]), { value: detail })}</span>
                )}
              </span>
              <span className="truncate text-sm text-ink-secondary">
                {vehicleNumber} {customerName}
              </span>
            </li>
          ))}
        </ul>
      </ScrollPanel>
    </div>
  );
}

const NoteLink = ({ id, number }: { id: string; number: string }) => (
  <AppLink href={`/shipping/detail/${id}`} className="text-primary-ink">
    {number}
  </AppLink>
);

/** Planned metres as kilometres. */
const kilometres = (metres: number): string => count(Math.round(metres / 1000));
