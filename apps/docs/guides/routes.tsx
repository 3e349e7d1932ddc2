import type { Access } from '@tarmac/admin-kit/permission/rules';
import { createRouteGuard, followSession, requirePermission } from '@tarmac/admin-kit/router';
import type { Session } from '@tarmac/admin-kit/session';
import { createRootRoute, createRoute, createRouter, Outlet, type RouterHistory } from '@tanstack/react-router';

/** Routes by hand: a login, and pages behind it. */
export function createAppRouter({ session, history }: { session: Session; history?: RouterHistory }) {
  let access: Access = { auth: [], allAuth: [] };
  // #region guard
  const guard = createRouteGuard({
    session,
    loginPath: '/user/login',
    homePath: '/',
    // Menu and permissions, once for a session; a rejection ends it.
    loadAccess: async () => {
      access = { auth: [{ action: 'device:list' }], allAuth: [] };
    },
  });
  const root = createRootRoute({ component: Outlet, beforeLoad: guard.checkSession });
  const login = createRoute({ getParentRoute: () => root, path: '/user/login', component: () => <h1>Login</h1> });
  const main = createRoute({ getParentRoute: () => root, id: 'main', component: Outlet, beforeLoad: guard.checkAccess });
  const home = createRoute({ getParentRoute: () => main, path: '/', component: () => <h1>Home</h1> });
  const secret = createRoute({
    getParentRoute: () => main,
    path: '/secret',
    component: () => <h1>Secret</h1>,
    beforeLoad: requirePermission(() => access, { action: 'secret:read' }),
  });
  const denied = createRoute({ getParentRoute: () => root, path: '/403', component: () => <h1>Denied</h1> });
  const router = createRouter({ routeTree: root.addChildren([login, denied, main.addChildren([home, secret])]), history });
  const stop = followSession(router, { session });
  // #endregion
  return { router, stop };
}
