import { late } from '@tarmac/admin-kit/chunk';
import { useCommandKey } from '@tarmac/admin-kit/command-palette';
import {
  AdminLayout,
  type AdminLayoutProps,
  Breadcrumb,
  isFrame,
  matchMenuRoute,
  type MenuNode,
  type MenuRoute,
  PageProgress,
  windowTitle,
} from '@tarmac/admin-kit/layout';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { notices } from '@tarmac/admin-kit/notice';
import { PermissionInspector, PermissionProvider } from '@tarmac/admin-kit/permission';
import { OpenPageContext } from '@tarmac/admin-kit/resource';
import { usePreferences } from '@tarmac/admin-kit/settings-drawer';
import { ShortcutKeys } from '@tarmac/admin-kit/shortcut-keys';
import { TabBar, TabOutlet, TabsProvider, useTabs } from '@tarmac/admin-kit/tabs';
import { QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { accessQuery, queryClient } from '../shared/session/access.ts';
import { failurePath, homePath } from '../shared/pages/paths.ts';
import { browserStore, preferences, session } from '../shared/session/session.ts';
import { defineTexts } from '../shared/texts/defineTexts.ts';
import { platformName, usePlatformSettings } from '../shared/api/settings.ts';
import { Brand } from '../shared/pages/Brand.tsx';
import { Footer } from './Footer.tsx';
import { HeaderActions } from './HeaderActions.tsx';
import { keepTabs, keptTabs } from './keptTabs.ts';
import { MainProviders } from './MainProviders.tsx';
import { MenuPage } from './MenuPage.tsx';
import { SessionDialogs } from './SessionDialogs.tsx';
import { useServerNews } from './useServerNews.ts';

const Palette = late(() => import('./Palette.tsx'));
const texts = defineTexts({ missing: { zh: '页面不存在', en: 'Not found' }, denied: { zh: '无权访问', en: 'No access' } });
const NotFoundPage = late(() => import('./NotFoundPage.tsx'));
const AppCommands = late(() => import('./AppCommands.tsx'));
// Few work with one page at a time.
const OnePageGuard = late(() => import('./OnePageGuard.tsx'));
const isScreenPath = (path: string) => path.startsWith('/screen/');

/** The frame behind the login: menu, header, tabs and the pages in them. */
export default function MainLayout() {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  // Nobody's frame; it is the failure page for everyone. @source ROUTE-02
  if (path === failurePath && session.state().token === undefined) return <NotFoundPage />;
  return (
    <QueryClientProvider client={queryClient}>
      <MainProviders>
        <Frame />
      </MainProviders>
    </QueryClientProvider>
  );
}

/** The button that signed a person in is gone with its page: the content takes the focus, or it would be nowhere. */
function useFocusAfterLogin(): void {
  const before = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const [isFromLogin] = useState(before?.startsWith('/user/') === true);
  useEffect(() => {
    if (isFromLogin && document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true });
  }, [isFromLogin]);
}

function Frame() {
  const { data } = useSuspenseQuery(accessQuery());
  const { t, localize } = useLocale();
  const failureTitle = useCallback((path: string) => localize(path === failurePath ? texts.missing : texts.denied), [localize]);
  const settings = usePlatformSettings();
  const { multiTab } = usePreferences(preferences);
  const navigate = useNavigate();
  const router = useRouter();
  const { routes } = data;
  // On the way to what is not in the menu the page that is left stays: the address may lead on, as the root does, or out of this frame.
  const location = useRouterState({
    select: ({ location: next, resolvedLocation, isLoading: onTheWay }) =>
      onTheWay && resolvedLocation !== undefined && matchMenuRoute(routes, next.pathname) === undefined ? resolvedLocation : next,
  });
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  const { pathname } = location;
  const isScreen = isScreenPath(pathname);
  const found = matchMenuRoute(routes, pathname);
  useServerNews();
  useFocusAfterLogin();

  const describe = useCallback(
    (href: string) => {
      const match = matchMenuRoute(routes, href.split(/[?#]/, 1)[0] ?? href);
      const [path = ''] = href.split(/[?#]/, 1);
      const kept = match && browserStore.get(`route:title:${href}`);
      return {
        title: kept ?? match?.route.title ?? failureTitle(path),
        icon: match?.route.icon,
        keepAlive: match?.route.keepAlive ?? false,
      };
    },
    [routes, failureTitle],
  );
  const handleNavigate = useCallback(
    (href: string, { tabKey, replace, back }: { tabKey: string; replace: boolean; back?: boolean }) => {
      const present = router.state.location;
      if (back && present.state.cameFrom === href) router.history.back();
      else void navigate({ href, replace, state: (before) => ({ ...before, tabKey, ...(!replace && { cameFrom: present.href }) }) });
    },
    [navigate, router],
  );
  const renderPage = useCallback(
    (path: string) => {
      const page = <MenuPage path={path} routes={routes} onHome={() => void navigate({ href: homePath })} />;
      if (path !== homePath) return page;
      // Pages of work keep their room for it.
      return (
        <div className="flex min-h-full flex-col justify-between gap-4">
          {page}
          <Footer settings={settings} />
        </div>
      );
    },
    [routes, navigate, settings],
  );

  useEffect(() => {
    document.title = windowTitle(found?.route.title ?? failureTitle(pathname), {
      platform: localize(platformName(settings)),
      isHome: pathname === homePath,
    });
  }, [found?.route.title, failureTitle, settings, pathname, localize]);
  // What another person has a page for is refused where it stands; other addresses are nobody's. @source ROUTE-02
  const isUnknown = found === undefined && pathname !== failurePath;
  const [deniedPath, setDenied] = useState<string>();
  useEffect(() => {
    if (!isUnknown) return;
    let isCurrent = true;
    const leave = () => void navigate({ href: failurePath, replace: true, state: (before) => ({ ...before, asked: location.href }) });
    import('./pageAddresses.ts').then(
      ({ isPageAddress }) => isCurrent && (isPageAddress(pathname) ? setDenied(pathname) : leave()),
      () => isCurrent && leave(),
    );
    return () => {
      isCurrent = false;
    };
  }, [isUnknown, pathname, location.href, navigate]);

  if (isUnknown && deniedPath !== pathname) return null;
  const title = found?.route.title ?? failureTitle(pathname);

  return (
    <PermissionProvider access={data.access}>
      <TabsProvider
        home={{ href: homePath, title: t('layout.home'), keepAlive: true, icon: 'home' }}
        href={location.href}
        tabKey={location.state.tabKey}
        describe={describe}
        onNavigate={handleNavigate}
        multiPage={multiTab}
        titles={browserStore}
        restored={keptTabs()}
        onTabsChange={keepTabs}
        onRefuse={(message) => notices.warning(message)}
        onRefresh={() => void queryClient.invalidateQueries({ refetchType: 'none' })}
      >
        <PageProgress active={isLoading} />
        <Shell
          menu={data.menu}
          pathname={pathname}
          routes={routes}
          trail={found?.route.trail ?? [{ title, path: pathname }]}
          brand={({ collapsed, tone }) => <Brand collapsed={collapsed} tone={tone} settings={settings} />}
          tabs={multiTab && !isScreen && <TabBar />}
        >
          <PageTitle>{title}</PageTitle>
          <PageLinks>
            <TabOutlet renderPage={renderPage} className="min-h-0 flex-1 overflow-auto px-gap py-2" />
          </PageLinks>
        </Shell>
        <PaletteByKey menu={data.menu} routes={routes} />
        <ShortcutKeys />
        <SessionDialogs />
        <PermissionInspector />
      </TabsProvider>
    </PermissionProvider>
  );
}

/** The kit's frame as this browser's preferences have it. */
function Shell({ menu, routes, trail, pathname, ...parts }: ShellProps) {
  const { menuTone, menuCollapsed, navMode, contentWidth, fixedHeader, autoHideHeader, fixedSide } = usePreferences(preferences);
  const { isMaximised, open, state } = useTabs();
  const onOpen = useOpenNode(routes);
  return (
    // What hangs on a wall is dark, and so is what stands around it.
    <div className="contents" data-theme={isScreenPath(pathname) ? 'dark' : undefined}>
      {!state.multiPage && <OnePageGuard />}
      <AdminLayout
        {...parts}
        {...{ menuTone, navMode, contentWidth, fixedHeader, autoHideHeader, fixedSide }}
        maximised={isMaximised}
        menu={menu}
        breadcrumb={<Breadcrumb trail={trail} homePath={homePath} onNavigate={open} />}
        currentPath={pathname}
        onSelect={onOpen}
        collapsed={menuCollapsed}
        onCollapsedChange={(collapsed) => preferences.change({ menuCollapsed: collapsed })}
        actions={<HeaderActions menu={menu} onOpen={onOpen} />}
      />
    </div>
  );
}

function PaletteByKey({ menu, routes }: Pick<ShellProps, 'menu' | 'routes'>) {
  const onOpen = useOpenNode(routes);
  // Undefined until it is asked for; what was chosen in it may go on when it is closed.
  const [isOpen, setOpen] = useState<boolean>();
  useCommandKey(useCallback(() => setOpen((before) => !before), []));
  if (isOpen === undefined) return null;
  return (
    <>
      <AppCommands />
      {isOpen && <Palette {...{ menu, onOpen }} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Opens an entry of the menu: its tab, or a window for what lies elsewhere. */
function useOpenNode(routes: readonly MenuRoute[]): (node: MenuNode) => void {
  const { open } = useTabs();
  return (node) => {
    const route = routes.find((one) => one.path === node.path);
    if (route?.url !== undefined && (route.isExternal || !isFrame(route.component))) window.open(route.url, '_blank', 'noopener');
    else open(route?.redirect ?? node.path);
  };
}

/** The heading of a page whose header is not in view: in the whole window it is for those who listen, on paper for everybody. */
function PageTitle({ children }: { children: ReactNode }) {
  const { isMaximised } = useTabs();
  return <h1 className={`${isMaximised ? 'sr-only print:not-sr-only' : 'hidden print:block'} print:mb-2 print:text-lg`}>{children}</h1>;
}

/** Links of the frame and of its pages lead to tabs. */
function PageLinks({ children }: { children: ReactNode }) {
  return <OpenPageContext value={useTabs().open}>{children}</OpenPageContext>;
}

interface ShellProps extends Pick<AdminLayoutProps, 'brand' | 'tabs' | 'children'> {
  menu: readonly MenuNode[];
  routes: readonly MenuRoute[];
  trail: MenuRoute['trail'];
  pathname: string;
}
