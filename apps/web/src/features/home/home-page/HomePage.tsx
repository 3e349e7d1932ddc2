import { formatInstant, useLocale } from '@tarmac/admin-kit/i18n';
import { Button, Skeleton } from '@tarmac/admin-kit/input';
import { notices } from '@tarmac/admin-kit/notice';
import { useCan } from '@tarmac/admin-kit/permission';
import { noticePollMs } from '@tarmac/admin-kit/notice-center';
import { useSession } from '@tarmac/admin-kit/session';
import { createHomeApi, createHomeQueries, type HomeFigures, type HomeLayout } from '@tarmac/freight-api/system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../shared/texts/errorText.ts';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { isNotOffered } from '../../../shared/api/notOffered.ts';
import { client, session } from '../../../shared/session/session.ts';
import { inOrder, moved } from './arrangeCards.ts';
import { greetingOf } from './greeting.ts';
import { type CardDefinition, homeCards } from './homeCards.ts';
import { homeTexts as texts } from './homeTexts.ts';

const queries = createHomeQueries(client);
const api = createHomeApi(client);

/** What a server of another make leaves of the page: the ways to the others. */
const bare: HomeFigures = {
  now: '',
  layout: { order: [], hidden: [], pinned: [] },
  days: null,
  orders: null,
  onRoad: null,
  vehicles: null,
  waiting: [],
  wrong: [],
  done: [],
  abnormal: null,
};

/** The page a person starts the day from: what waits, what went wrong, what the days came to, and the pages in use. @source ROUTE-01, LAY-11 */
export default function HomePage() {
  const { localize } = useLocale();
  const [openedAt] = useState(Date.now);
  const { user } = useSession(session);
  const can = useCan();
  const [isArranging, setArranging] = useState(false);
  const queryClient = useQueryClient();
  const query = queries.home();
  const { data, dataUpdatedAt, error, isPending, refetch } = useQuery({
    ...query,
    staleTime: 60_000,
    refetchInterval: noticePollMs,
    meta: { followsRows: true },
  });
  const home = data ?? (isNotOffered(error) ? bare : undefined);
  // The page stays open all day: somebody greeted in the afternoon may have come in the morning.
  const hour = Number(formatInstant(Math.max(openedAt, dataUpdatedAt)).slice(11, 13));
  const keep = async (layout: HomeLayout) => {
    const before = queryClient.getQueryData(query.queryKey);
    queryClient.setQueryData(query.queryKey, (present: object | undefined) => present && { ...present, layout });
    try {
      await api.setLayout(layout);
    } catch (failure) {
      queryClient.setQueryData(query.queryKey, before);
      notices.warning(errorText(failure));
      throw failure;
    }
  };

  const head = (
    <header className="flex items-center justify-between gap-3">
      <h2 className="m-0 min-w-0 truncate text-xl font-semibold">
        {localize(greetingOf(hour))}
        {localize({ zh: '，', en: ', ' })}
        {user?.realname}
      </h2>
      {data !== undefined && (
        <Button variant={isArranging ? 'primary' : 'default'} onClick={() => setArranging(!isArranging)}>
          {localize(isArranging ? texts.done : texts.arrange)}
        </Button>
      )}
    </header>
  );
  if (home === undefined) {
    return (
      <div className="flex flex-col gap-gap">
        {head}
        {isPending && <Skeleton rows={12} />}
        {error && <LoadProblem error={error} onRetry={() => void refetch()} />}
      </div>
    );
  }
  const { layout } = home;
  const cards = inOrder(homeCards, layout);
  const all = cards.map(({ key }) => key);
  const offered = cards.filter((card) => card.isOffered(home, can));
  const isHidden = ({ key }: CardDefinition) => layout.hidden.includes(key);
  const shown = offered.filter((card) => !isHidden(card));
  const hidden = offered.filter(isHidden);
  const change = (next: Partial<HomeLayout>) => void keep({ ...layout, ...next }).catch(() => undefined);
  const arrangingOf = (key: string, at: number) => {
    const move = (by: -1 | 1) => () => change({ order: moved({ shown: shown.map((card) => card.key), all, key, by }) });
    return {
      ...(at > 0 && { up: move(-1) }),
      ...(at < shown.length - 1 && { down: move(1) }),
      hide: () => change({ hidden: [...layout.hidden, key] }),
    };
  };
  return (
    <div className="flex flex-col gap-gap">
      {head}
      <div className="flex flex-wrap gap-gap">
        {shown.map(({ key, span, Card }, at) => (
          <div key={key} className={`grid min-w-0 ${span}`}>
            <Card home={home} arranging={isArranging ? arrangingOf(key, at) : undefined} onLayoutChange={data && keep} />
          </div>
        ))}
      </div>
      {isArranging && hidden.length > 0 && (
        <section aria-label={localize(texts.hidden)} className="flex flex-wrap items-center gap-2 text-ink-secondary">
          {localize(texts.hidden)}
          {hidden.map(({ key, title }) => (
            <Button key={key} size="small" onClick={() => change({ hidden: layout.hidden.filter((one) => one !== key) })}>
              {localize(texts.show)} {localize(title)}
            </Button>
          ))}
        </section>
      )}
    </div>
  );
}
