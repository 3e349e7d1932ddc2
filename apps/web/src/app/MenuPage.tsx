import { late } from '@tarmac/admin-kit/chunk';
import { isContainer, matchMenuRoute, type MenuRoute, PageBoundary } from '@tarmac/admin-kit/layout';
import { Empty } from '@tarmac/admin-kit/input';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { useRouterState } from '@tanstack/react-router';
import { createElement, useEffect } from 'react';
import { defineTexts } from '../shared/texts/defineTexts.ts';
import { failurePath, homePath } from '../shared/pages/paths.ts';
import { TabListState } from '@tarmac/admin-kit/resource';
import { noteVisit } from '../shared/pages/visitedPages.ts';
import { screenOf } from './screens.ts';

/** Few ever see it. */
const Failure = late(() => import('./Failure.tsx'), { part: 'Failure' });

const texts = defineTexts({
  group: { zh: '请从左侧菜单选择一个页面', en: 'Choose a page from the menu' },
});

/** The page of one path: found by the menu, loaded when first shown, and failing alone. */
export function MenuPage({ path, routes, onHome }: MenuPageProps) {
  const { localize } = useLocale();
  const route = matchMenuRoute(routes, path)?.route;
  const isPage = route !== undefined && !isContainer(route) && route.path !== homePath;
  // Of pages outside the menu, those of one row: others lead on from where they were opened.
  const visited = !isPage ? undefined : !route.hidden ? route.path : path === route.path ? undefined : path;
  useEffect(() => {
    if (visited !== undefined) noteVisit(visited);
  }, [visited]);
  if (route === undefined) return <NoPage path={path} />;
  if (route.url !== undefined) return <iframe title={route.title} src={route.url} className="size-full border-0" />;
  if (isContainer(route)) return <Empty>{localize(texts.group)}</Empty>;
  return (
    <PageBoundary onHome={onHome} onError={(error) => console.error(error)}>
      <TabListState>
        {/* Not created here: screens are late components kept in one map. */}
        {createElement(screenOf(route.component))}
      </TabListState>
    </PageBoundary>
  );
}

/** In place of a page that is not in the menu: there is none, or it is not this person's. */
function NoPage({ path }: { path: string }) {
  const asked = useRouterState({ select: ({ location }) => location.state.asked });
  return path === failurePath ? <Failure kind="missing" asked={asked} /> : <Failure kind="denied" asked={path} />;
}

/** Props of {@link MenuPage}. */
export interface MenuPageProps {
  path: string;
  routes: readonly MenuRoute[];
  onHome: () => void;
}
