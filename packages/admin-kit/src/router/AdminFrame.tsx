import { QueryClientContext } from '@tanstack/react-query';
import { useBlocker, useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { type FunctionComponent, createElement, type ReactNode, use, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Label } from '../i18n/catalogue.ts';
import { useLocalize } from '../i18n/LocaleProvider.tsx';
import { Empty } from '../input/states.tsx';
import { late } from '../internals/late.ts';
import { AdminLayout, type AdminLayoutProps } from '../layout/AdminLayout.tsx';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import { withMeta } from '../layout/localizeMenu.ts';
import { buildMenuRoutes, isContainer, isFrame, matchMenuRoute, type MenuNode, type MenuRoute, windowTitle } from '../layout/menu.ts';
import { PageBoundary } from '../layout/PageBoundary.tsx';
import { PageProgress } from '../layout/PageProgress.tsx';
import { notices } from '../notice/createNoticeStore.ts';
import { PermissionProvider } from '../permission/PermissionProvider.tsx';
import { type Access, noAccess } from '../permission/rules/permissionRules.ts';
import { TabListState } from '../resource/list/TabListState.tsx';
import { OpenPageContext } from '../resource/openPage.ts';
import type { Session } from '../session/session.ts';
import { createPreferenceStore, type PreferenceStore } from '../settings-drawer/preferences.ts';
import { usePreferences } from '../settings-drawer/usePreferences.ts';
import { TabBar } from '../tabs/TabBar.tsx';
import { TabOutlet } from '../tabs/TabOutlet.tsx';
import { useTabs } from '../tabs/TabsContext.ts';
import { TabsProvider } from '../tabs/TabsProvider.tsx';
import type { AdminMenuNode, Entrance } from './routerTypes.ts';

const Interrupted = late(() => import('../session-dialog/SessionInterrupted.tsx'), { part: 'SessionInterrupted' });

const texts = {
  missing: { zh: '页面不存在', en: 'Page not found' },
  group: { zh: '请从菜单选择一个页面', en: 'Choose a page from the menu' },
};

/** The frame behind the login: menu, header, tabs and the pages in them. */
export default function AdminFrame(props: AdminFrameProps) {
  const { entered, session, screens, homePath, title, preferences = ownPreferences() } = props;
  const entry = useSyncExternalStore(entered.subscribe, entered.read, entered.read);
  const localize = useLocalize();
  const { menu, routes } = useMemo(() => {
    const spoken = inOneLanguage(entry?.menu ?? [], localize);
    return { menu: spoken, routes: buildMenuRoutes(spoken) };
  }, [entry, localize]);
  const access = useMemo<Access>(
    () => ({ ...noAccess, ...(entry?.auth && { auth: entry.auth }), ...(entry?.allAuth && { allAuth: entry.allAuth }) }),
    [entry],
  );
  const navigate = useNavigate();
  const router = useRouter();
  const queries = use(QueryClientContext);
  // On the way to what is not in the menu, such as the login, the page that is left stays.
  const location = useRouterState({
    select: ({ location: next, resolvedLocation, isLoading: isOnTheWay }) =>
      isOnTheWay && resolvedLocation !== undefined && matchMenuRoute(routes, next.pathname) === undefined ? resolvedLocation : next,
  });
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  const { multiTab } = usePreferences(preferences);

  const titleOf = useCallback((path: string) => matchMenuRoute(routes, path)?.route.title ?? localize(texts.missing), [routes, localize]);
  const describe = useCallback(
    (href: string) => {
      const path = pathOf(href);
      const route = matchMenuRoute(routes, path)?.route;
      return { title: titleOf(path), icon: route?.icon, keepAlive: route?.keepAlive ?? false };
    },
    [routes, titleOf],
  );
  const handleNavigate = useCallback(
    (href: string, { tabKey, replace, back }: { tabKey: string; replace: boolean; back?: boolean }) => {
      const present = router.state.location;
      if (back && stateOf(present).cameFrom === href) router.history.back();
      else void navigate({ href, replace, state: (before) => ({ ...before, tabKey, ...(!replace && { cameFrom: present.href }) }) });
    },
    [navigate, router],
  );
  const goHome = useCallback(() => void navigate({ href: homePath }), [navigate, homePath]);
  const renderPage = useCallback((path: string) => <MenuPage {...{ path, routes, screens }} onHome={goHome} />, [routes, screens, goHome]);

  const { pathname } = location;
  const heading = titleOf(pathname);
  const platform = localize(title);
  useEffect(() => {
    document.title = windowTitle(heading, { platform, isHome: pathname === homePath });
  }, [heading, platform, pathname, homePath]);

  return (
    <PermissionProvider access={access}>
      <TabsProvider
        home={{ href: homePath, ...describe(homePath) }}
        href={location.href}
        tabKey={stateOf(location).tabKey}
        describe={describe}
        onNavigate={handleNavigate}
        multiPage={multiTab}
        onRefuse={(message) => notices.warning(message)}
        onRefresh={() => void queries?.invalidateQueries({ refetchType: 'none' })}
      >
        <PageProgress active={isLoading} />
        <Shell {...props} {...{ menu, routes, pathname, heading, preferences, platform }}>
          <TabOutlet renderPage={renderPage} className="min-h-0 flex-1 overflow-auto p-gap" />
        </Shell>
        {session !== undefined && <Interruption session={session} />}
      </TabsProvider>
    </PermissionProvider>
  );
}

/** The kit's frame as this browser's preferences have it. */
function Shell({ menu, routes, pathname, heading, preferences, platform, homePath, children, ...parts }: ShellProps) {
  const { menuTone, menuCollapsed, navMode, contentWidth, fixedHeader, autoHideHeader, fixedSide } = usePreferences(preferences);
  const { isMaximised, confirmVisit, open, state } = useTabs();
  // With one page at a time every other page replaces this one, and what was typed in it.
  useBlocker({
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await confirmVisit(next.pathname)),
    disabled: state.multiPage,
    enableBeforeUnload: false,
  });
  const onSelect = (node: MenuNode) => {
    const route = routes.find((one) => one.path === node.path);
    if (route?.url !== undefined && (route.isExternal || !isFrame(route.component))) window.open(route.url, '_blank', 'noopener');
    else open(route?.redirect ?? node.path);
  };
  const trail = matchMenuRoute(routes, pathname)?.route.trail ?? [{ title: heading, path: pathname }];
  return (
    <AdminLayout
      {...{ menu, menuTone, navMode, contentWidth, fixedHeader, autoHideHeader, fixedSide }}
      brand={parts.brand ?? (({ collapsed }) => <strong>{collapsed ? platform.slice(0, 1) : platform}</strong>)}
      actions={parts.actions}
      footer={parts.footer}
      tabs={state.multiPage && <TabBar />}
      maximised={isMaximised}
      breadcrumb={<Breadcrumb trail={trail} homePath={homePath} onNavigate={open} />}
      currentPath={pathname}
      onSelect={onSelect}
      collapsed={menuCollapsed}
      onCollapsedChange={(collapsed) => preferences.change({ menuCollapsed: collapsed })}
    >
      <h1 className={isMaximised ? 'sr-only print:not-sr-only' : 'hidden print:block'}>{heading}</h1>
      <OpenPageContext value={open}>{children}</OpenPageContext>
    </AdminLayout>
  );
}

/** The page of one path: found by the menu, loaded when it is first shown, and failing alone. */
function MenuPage({ path, routes, screens, onHome }: MenuPageProps) {
  const localize = useLocalize();
  const route = matchMenuRoute(routes, path)?.route;
  if (route === undefined) return <Empty>{localize(texts.missing)}</Empty>;
  if (route.url !== undefined) return <iframe title={route.title} src={route.url} className="size-full border-0" />;
  if (isContainer(route)) return <Empty>{localize(texts.group)}</Empty>;
  const screen = screens[route.component] ?? (() => fail(route.component));
  return (
    <PageBoundary onHome={onHome} onError={(error) => console.error(error)}>
      <TabListState>{createElement(screen)}</TabListState>
    </PageBoundary>
  );
}

function fail(name: string): never {
  throw new Error(`createAdminRouter: the menu names the page '${name}', and pages has none.`);
}

/** Why this window cannot go on, once it is so: its code is there for nobody else. */
function Interruption({ session }: { session: Session }) {
  const isInterrupted = useSyncExternalStore(session.subscribe, () => session.state().interruption !== undefined);
  return isInterrupted ? <Interrupted session={session} onContinue={() => window.location.reload()} /> : null;
}

/** A menu with its titles in the language that is spoken, and pages that stay alive unless they say otherwise. */
function inOneLanguage(nodes: readonly AdminMenuNode[], localize: (label: Label) => string): MenuNode[] {
  return withMeta(nodes, (meta) => ({ ...meta, title: meta?.title ? localize(meta.title) : null, keepAlive: meta?.keepAlive ?? true }));
}

const pathOf = (href: string) => href.split(/[?#]/, 1)[0] ?? href;

/** What the frame keeps in an entry of the history: the tab it belongs to, and where it was made from. */
const stateOf = ({ state }: { state: object }): { tabKey?: string; cameFrom?: string } => state;

let kept: PreferenceStore | undefined;
const ownPreferences = () => (kept ??= createPreferenceStore());

/** What a product shows around its pages. */
export interface AdminFrameParts {
  /** Name of the product: in the window's title, and above the menu. */
  title: Label;
  /** Above the menu in the place of the name. */
  brand?: AdminLayoutProps['brand'];
  /** What stands at the end of the header: search, bell, user. */
  actions?: ReactNode;
  /** Below the page. */
  footer?: ReactNode;
  /** Look and language that a person has chosen. */
  preferences?: PreferenceStore;
}

interface AdminFrameProps extends AdminFrameParts {
  entered: Entrance;
  session: Session | undefined;
  screens: Readonly<Record<string, FunctionComponent>>;
  homePath: string;
}

interface ShellProps extends Omit<AdminFrameProps, 'preferences'> {
  menu: readonly MenuNode[];
  routes: readonly MenuRoute[];
  pathname: string;
  heading: string;
  preferences: PreferenceStore;
  platform: string;
  children: ReactNode;
}

interface MenuPageProps extends Pick<AdminFrameProps, 'screens'> {
  path: string;
  routes: readonly MenuRoute[];
  onHome: () => void;
}
