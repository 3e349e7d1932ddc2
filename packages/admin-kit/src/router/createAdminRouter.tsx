import {
  type AnyRouter,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  parseSearchWith,
  type RouterHistory,
  stringifySearchWith,
} from '@tanstack/react-router';
import type { FunctionComponent } from 'react';
import { PageFailure } from '../internals/Failure.tsx';
import { late } from '../internals/late.ts';
import { requireMenu } from '../layout/menu.ts';
import type { MenuNode } from '../layout/menu.ts';
import type { Session } from '../session/session.ts';
import type { PreferenceStore } from '../settings-drawer/preferences.ts';
import type { AdminFrameParts } from './AdminFrame.tsx';
import { createRouteGuard, type RouteGuardOptions } from './createRouteGuard.ts';
import { followSession } from './followSession.ts';
import type { Entrance, AdminEntry } from './routerTypes.ts';

// What is behind the login comes when somebody goes there.
const AdminFrame = late(() => import('./AdminFrame.tsx'));

/**
 * The router of an admin product by one call: the menu makes the pages, the guard stands before them, each opens in a tab that stays alive, and
 * tab, breadcrumb and window have the menu's titles. Lists keep what narrows them in the address of their tab. Give it to `RouterProvider`.
 *
 * @example
 * const router = createAdminRouter({ title: 'Acme', session, login: () => import('./LoginPage'), enter, pages: { Devices: () => import('./DevicePage') } });
 * @example
 * <RouterProvider router={router} />
 * @source ROUTE-09 … ROUTE-13
 */
export function createAdminRouter(options: AdminRouterOptions): AnyRouter {
  const { session, pages, login, loginPath = '/login', homePath = '/', publicPages = {}, history, basePath, ...frame } = options;
  const entered = createEntrance(options.enter, session);
  const guard =
    session &&
    createRouteGuard({
      session,
      loginPath,
      homePath,
      publicPaths: [loginPath, ...Object.keys(publicPages)],
      loadAccess: entered.load,
      ...(options.onAccessError && { onAccessError: options.onAccessError }),
    });
  const screens = Object.fromEntries(Object.entries(pages).map(([name, load]) => [name, late(load)]));

  const root = createRootRoute({ component: Outlet, ...(guard && { beforeLoad: guard.checkSession }) });
  const open = Object.entries({ ...(login && { [loginPath]: login }), ...publicPages }).map(([path, load]) =>
    createRoute({ getParentRoute: () => root, path, component: lazyRouteComponent(load) }),
  );
  const main = createRoute({
    getParentRoute: () => root,
    id: 'main',
    beforeLoad: guard?.checkAccess ?? entered.load,
    component: () => <AdminFrame {...frame} {...{ entered, session, screens, homePath }} />,
  });
  // Pages are found by the menu, not by routes of their own: a menu is another one for each person.
  const behind = ['/', '$'].map((path) => createRoute({ getParentRoute: () => main, path }));
  const router = createRouter({
    routeTree: root.addChildren([...open, main.addChildren(behind)]),
    // Values of an address are texts: read as JSON, a number of an invoice would lose its last digits.
    parseSearch: parseSearchWith(String),
    stringifySearch: stringifySearchWith(String),
    scrollRestoration: true,
    defaultErrorComponent: ({ error, reset }) => <PageFailure error={error} onRetry={reset} onHome={() => location.assign(homePath)} />,
    defaultPendingMs: 0,
    ...(history && { history }),
    ...(basePath && { basepath: basePath }),
  });
  if (session) followSession(router, { session });
  return router;
}

/** Fetches the code of a page when it is first opened; its default export is the page. */
export type AdminPage = () => Promise<{ default: FunctionComponent }>;

/** What a product says of itself, from the login to its pages. */
export interface AdminRouterOptions extends AdminFrameParts {
  /** Who is signed in. Absent: nobody needs to. */
  session?: Session;
  /** The page to sign in on; it starts the session, and the guard leads on. */
  login?: AdminPage;
  /** Address of that page, default `/login`. */
  loginPath?: string;
  /** Where the product begins, default `/`. */
  homePath?: string;
  /** Further pages outside of the frame that open to everybody, by address. */
  publicPages?: Readonly<Record<string, AdminPage>>;
  /** Fetches menu and permissions, once for each session. An empty menu ends the session. */
  enter: () => Promise<AdminEntry> | AdminEntry;
  /** Told why the session ended where that failed. */
  onAccessError?: RouteGuardOptions['onAccessError'];
  /** Pages by the names that the menu has for them as `component`. */
  pages: Readonly<Record<string, AdminPage>>;
  /** What people chose of the look; kept in the browser unless given. */
  preferences?: PreferenceStore;
  /** The history of the browser unless given. */
  history?: RouterHistory;
  /** Address that all others are below. */
  basePath?: string;
}

function createEntrance(enter: AdminRouterOptions['enter'], session: Session | undefined): Entrance {
  const listeners = new Set<() => void>();
  let asked: { token: string | undefined; answer: Promise<AdminEntry> } | undefined;
  let current: AdminEntry | undefined;
  return {
    load: async () => {
      const token = session?.state().token;
      if (asked === undefined || asked.token !== token) asked = { token, answer: Promise.resolve(enter()) };
      const mine = asked;
      try {
        const entry = await mine.answer;
        requireMenu(entry.menu as readonly MenuNode[] | null);
        if (current === entry || asked !== mine) return;
        current = entry;
        for (const listener of listeners) listener();
      } catch (error) {
        // The next one who comes asks again.
        if (asked === mine) asked = undefined;
        throw error;
      }
    },
    read: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
