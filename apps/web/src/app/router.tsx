import { notices } from '@tarmac/admin-kit/notice';
import { ApiError } from '@tarmac/admin-kit/request';
import { createRouteGuard, followSession, type GuardedNavigation } from '@tarmac/admin-kit/router';
import { publicPaths } from '@tarmac/admin-kit/session';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  parseSearchWith,
  redirect,
  stringifySearchWith,
} from '@tanstack/react-router';
import { errorText } from '../shared/texts/errorText.ts';
import { failurePath, homePath, loginPath } from '../shared/pages/paths.ts';
import { isLeaving, mayRestore, session } from '../shared/session/session.ts';
import { whenIdle } from '../shared/api/whenIdle.ts';
import { RouteError } from './RouteError.tsx';
import { loadPageOf } from './screens.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Tab that an entry of the history belongs to. */
    tabKey?: string;
    /** Address of the entry before, where this one was made by going on from it. */
    cameFrom?: string;
    /** Address that led to the failure page. */
    asked?: string;
  }
}

// The login asks for nothing that a cache would keep, so it does not wait for one.
const loadEntry = () => import('./enter.ts');

const NotFoundPage = lazyRouteComponent(() => import('./NotFoundPage.tsx'));

const routeGuard = createRouteGuard({
  session,
  loginPath,
  homePath,
  // `/user` shows nothing of its own: it leads on to the login.
  publicPaths: [...publicPaths, failurePath, '/user', '/xiazai'],
  loadAccess: async ({ location }) => (await loadEntry()).enter(location.pathname),
  onAccessError: (error) => {
    void loadEntry().then(({ forgetAnswers }) => forgetAnswers());
    if (!(error instanceof ApiError && error.announced)) notices.warning(errorText(error));
  },
});

const restoreFirst = async (navigation: GuardedNavigation) => {
  await (await import('../shared/session/remembered.ts')).restoreSession();
  routeGuard.checkSession(navigation);
};

const root = createRootRoute({
  component: Outlet,
  errorComponent: RouteError,
  // A ticket of this browser comes before the login page; who is signed in waits for nothing. @source SESS-05
  beforeLoad: (navigation) => (mayRestore() ? restoreFirst(navigation) : routeGuard.checkSession(navigation)),
});

const to = (path: string, target: string) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: () => {
      throw redirect({ href: target, replace: true });
    },
  });

const user = createRoute({
  getParentRoute: () => root,
  path: '/user',
  component: lazyRouteComponent(() => import('../features/account/shared/UserLayout.tsx')),
});
const loginPage = lazyRouteComponent(() => import('../features/account/login/LoginPage.tsx'));
const userPages = [
  createRoute({ getParentRoute: () => user, path: '/login', component: loginPage }),
  createRoute({ getParentRoute: () => user, path: '/login3', component: loginPage }),
  createRoute({
    getParentRoute: () => user,
    path: '/register',
    component: lazyRouteComponent(() => import('../features/account/registration/RegisterPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => user,
    path: '/register-result',
    component: lazyRouteComponent(() => import('../features/account/registration/RegisterResultPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => user,
    path: '/alteration',
    component: lazyRouteComponent(() => import('../features/account/recovery/RecoveryPage.tsx')),
  }),
  createRoute({
    getParentRoute: () => user,
    path: '/',
    beforeLoad: () => {
      throw redirect({ href: loginPath, replace: true });
    },
  }),
];

const publicHome = createRoute({
  getParentRoute: () => root,
  path: '/home',
  component: lazyRouteComponent(() => import('../features/account/public-home/PublicHomePage.tsx')),
});
const download = createRoute({
  getParentRoute: () => root,
  path: '/xiazai',
  component: lazyRouteComponent(() => import('../features/account/download/DownloadPage.tsx')),
});
/** Everything behind the login: menu and permissions are there before the frame is drawn. @source ROUTE-11, ROUTE-12 */
const frame = lazyRouteComponent(() => import('./MainLayout.tsx'));
const main = createRoute({
  getParentRoute: () => root,
  id: 'main',
  component: frame,
  beforeLoad: routeGuard.checkAccess,
});
const anyPage = createRoute({ getParentRoute: () => main, path: '$' });

/** History-mode routing; pages behind the login are found by the menu, not by routes of their own. @source ROUTE-08 */
export const router = createRouter({
  routeTree: root.addChildren([to('/', homePath), user.addChildren(userPages), publicHome, download, main.addChildren([anyPage])]),
  // Values of an address are texts: read as JSON, a number of an invoice would lose its last digits.
  parseSearch: parseSearchWith(String),
  stringifySearch: stringifySearchWith(String),
  scrollRestoration: true,
  defaultNotFoundComponent: NotFoundPage,
  defaultErrorComponent: RouteError,
  defaultPendingMs: 0,
});

// A login or logout in any window leads this one to where it belongs.
followSession(router, { session, isLeaving });

// While a person types, the code comes of what follows the login: the frame, and the page that was asked for.
const stopWatching = router.subscribe('onRendered', ({ toLocation }) => {
  if (toLocation.pathname !== loginPath) return;
  stopWatching();
  const { redirect: target = homePath } = toLocation.search as { redirect?: string };
  const [path = ''] = String(target).split(/[?#]/, 1);
  const prepare = () => Promise.all([frame.preload?.(), loadPageOf(path)]);
  // A later navigation loads it again, and is told what is wrong.
  whenIdle(prepare).catch(() => undefined);
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
