import { DictTag } from '@tarmac/admin-kit/dictionary';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { useCan } from '@tarmac/admin-kit/permission';
import { shippingNoteStates } from '@tarmac/freight-api/shipping';
import { createDashboardQueries, type LiveFigures } from '@tarmac/freight-api/system';
import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../../shared/pages/AppLink.tsx';
import { useMenuPages } from '../../../shared/pages/menuPages.ts';
import { pendingKinds, usePendingCounts } from '../../../shared/api/pendingCounts.ts';
import { client } from '../../../shared/session/session.ts';
import { dashboardTexts as texts } from './dashboardTexts.ts';
import { count } from '../../../shared/texts/figureTexts.ts';
import { Figure, Panel } from '../../../shared/pages/Panel.tsx';

const queries = createDashboardQueries(client);
const { codes } = shippingNoteStates;
/** States that wait for somebody, in the order of the road. */
const waiting = [
  codes.draft,
  codes.toAccept,
  codes.toLoad,
  codes.loaded,
  codes.inTransit,
  codes.unloaded,
  codes.signed,
  codes.toCheck,
  codes.payable,
];
const notesPath = '/shipping/list';
const row = 'flex items-center justify-between gap-3 rounded-md px-2 py-2 text-ink no-underline hover:bg-hover';

/** What waits for the person, and the way to each. @source GEN-02, NOTI-02 */
export default function IndexTaskPage() {
  const { localize } = useLocale();
  const { isMine } = useMenuPages();
  const can = useCan();
  const { data: counts } = usePendingCounts();
  const kinds = pendingKinds.filter(({ href }) => isMine(href));
  const seesNotes = can('shipping:list');
  return (
    <div className="grid items-start gap-3 desktop:grid-cols-2">
      <div className="grid gap-3">
        {seesNotes && <TodayPanel />}
        <Panel title={texts.todo}>
          {kinds.length === 0 && <p className="m-0 text-ink-secondary">{localize(texts.none)}</p>}
          <ul className="m-0 list-none p-0">
            {kinds.map(({ key, label, href }) => (
              <li key={key}>
                <AppLink href={href} className={row}>
                  <span>{localize(label)}</span>
                  <span className="font-semibold tabular-nums">{counts === undefined ? '—' : count(counts[key])}</span>
                </AppLink>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
      {seesNotes && <NoteTasks />}
    </div>
  );
}

function NoteTasks() {
  const freight = useQuery(queries.freight({ days: 1 }));
  const counts = freight.data?.statusCounts ?? {};
  return (
    <Panel title={texts.byState}>
      <ul className="m-0 list-none p-0">
        {waiting.map((code) => (
          <li key={code}>
            <AppLink href={`${notesPath}?noteStatus=${code}`} className={row}>
              <DictTag code="note_status" value={code} />
              <span className="font-semibold tabular-nums">{freight.data === undefined ? '—' : count(counts[code] ?? 0)}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function TodayPanel() {
  const live = useQuery(queries.live());
  return (
    <Panel title={texts.today}>
      <div className="grid min-h-18 grid-cols-3 gap-3">{live.data && <Today figures={live.data} />}</div>
    </Panel>
  );
}

const Today = ({ figures: { hours } }: { figures: LiveFigures }) =>
  (['created', 'loaded', 'signed'] as const).map((name) => (
    <Figure key={name} label={texts[name]} value={count(hours.reduce((sum, hour) => sum + hour[name], 0))} />
  ));
