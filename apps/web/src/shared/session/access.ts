import type { MenuNode, MenuRoute } from '@tarmac/admin-kit/layout';
import type { Access } from '@tarmac/admin-kit/permission/rules';
import { notifyManager, QueryClient } from '@tanstack/react-query';
import { loadSessionApi, preferences, session, tenants } from './session.ts';

// What has arrived is shown with the frame that is painted next, instead of one later.
notifyManager.setScheduler(queueMicrotask);

/** Data of the server, kept while tabs are open. */
export const queryClient = new QueryClient({
  // The request client retries by its own rules; what is shown again is asked again after a moment.
  defaultOptions: { queries: { retry: false, staleTime: 5000, refetchOnWindowFocus: false }, mutations: { retry: false } },
});

// The server answers in the language of each request: menu, rows and texts of codes are asked again in another one.
let spoken = preferences.read().locale;
preferences.subscribe(() => {
  const { locale } = preferences.read();
  if (locale === spoken) return;
  spoken = locale;
  void queryClient.invalidateQueries();
});

/** What the signed-in person sees and may do. */
export interface UserAccess {
  menu: readonly MenuNode[];
  routes: readonly MenuRoute[];
  access: Access;
}

/** Menu and permissions of the session. @throws Error for an empty menu (ROUTE-12) @source SESS-06, ROUTE-11 */
export const accessQuery = () => ({
  queryKey: ['access', session.state().user?.id],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async (): Promise<UserAccess> => {
    const { user } = session.state();
    const [{ menu, auth, allAuth }, { buildMenuRoutes, requireMenu }] = await Promise.all([
      loadSessionApi().then((api) => api.permissions<MenuNode>()),
      import('../pages/menuRoutes.ts'),
    ]);
    const context = { user: { id: user?.id, username: user?.username, orgCode: user?.['orgCode'] }, tenantId: tenants.state().tenantId };
    const own = requireMenu(menu);
    return { menu: own, routes: buildMenuRoutes(own, { context }), access: { auth, allAuth } };
  },
});
