import { formatInstant, useLocale } from '@tarmac/admin-kit/i18n';
import { matchMenuRoute, MenuIcon } from '@tarmac/admin-kit/layout';
import { useSession } from '@tarmac/admin-kit/session';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accessQuery } from '../../shared/access.ts';
import { homePath } from '../../shared/paths.ts';
import { AppLink } from '../../shared/AppLink.tsx';
import { defineTexts } from '../../shared/defineTexts.ts';
import { pendingKinds, usePendingCounts } from '../../shared/pendingCounts.ts';
import { session } from '../../shared/session.ts';
import { greetingOf } from './greeting.ts';

const texts = defineTexts({
  pending: { zh: '待办事项', en: 'To do' },
  none: { zh: '没有需要您处理的事项', en: 'Nothing waits for you' },
  quick: { zh: '快捷入口', en: 'Go to' },
});

/** The page a person starts from: a greeting, what waits, and the way to every page of the menu. @source ROUTE-01, LAY-11 */
export default function HomePage() {
  const { localize } = useLocale();
  const [hour] = useState(() => Number(formatInstant().slice(11, 13)));
  const { user } = useSession(session);
  const { routes } = useSuspenseQuery(accessQuery()).data;
  const { data: counts } = usePendingCounts();
  const pending = pendingKinds.filter((kind) => matchMenuRoute(routes, kind.href.split('?')[0] ?? '') !== undefined);
  const pages = routes.filter(
    (route) => !route.hidden && route.path !== homePath && route.component !== '' && !route.component.startsWith('layouts/'),
  );

  return (
    <div className="flex flex-col gap-gap">
      <h2 className="m-0 text-xl font-semibold">
        {localize(greetingOf(hour))}
        {localize({ zh: '，', en: ', ' })}
        {user?.realname}
      </h2>
      <section aria-label={localize(texts.pending)} className="grid grid-cols-2 gap-3 md:grid-cols-3 wide:grid-cols-6">
        {pending.length === 0 && <p className="m-0 text-ink-secondary">{localize(texts.none)}</p>}
        {pending.map((kind) => (
          <AppLink
            key={kind.key}
            href={kind.href}
            className="rounded-lg border border-solid border-line bg-surface p-4 text-ink no-underline shadow-raised transition-colors hover:border-primary-line"
          >
            <span className="block text-ink-secondary">{localize(kind.label)}</span>
            <span className="mt-1 block text-2xl font-semibold tabular-nums">{counts?.[kind.key] ?? '—'}</span>
          </AppLink>
        ))}
      </section>
      <section aria-label={localize(texts.quick)} className="rounded-lg border border-solid border-line bg-surface p-4">
        <h2 className="m-0 mb-3 text-base font-semibold">{localize(texts.quick)}</h2>
        <ul className="m-0 grid list-none grid-cols-2 gap-2 p-0 md:grid-cols-4">
          {pages.map((route) => (
            <li key={route.path}>
              <AppLink href={route.path} className="flex items-center gap-2 rounded-md px-2 py-2 text-ink no-underline hover:bg-hover">
                <span className="text-ink-faint">
                  <MenuIcon name={route.icon} />
                </span>
                <span className="truncate">{route.title}</span>
              </AppLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
