import { createMemoryHistory, createRootRoute, createRoute, createRouter, Link, Outlet, RouterProvider } from '@tanstack/react-router';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { noAccess } from '../permission/rules/permissionRules.ts';
import { createMemoryStore } from '../session/keyValueStore.ts';
import { createSession, type LoginResult, type Session, type SessionOptions } from '../session/session.ts';
import { sharedStore } from '../testing/sharedStore.ts';
import { createRouteGuard } from './createRouteGuard.ts';
import { followSession } from './followSession.ts';
import { requirePermission } from './requirePermission.ts';

const login: LoginResult = { token: 'T1', userInfo: { id: 'u1', username: 'wang', realname: '王五' } };

let stop = () => {};
let root: Root | undefined;
afterEach(() => {
  stop();
  root?.unmount();
  document.body.replaceChildren();
});

/** A product of three pages in a real router. */
async function open(at: string, options: { session?: Session; loadAccess?: () => Promise<unknown>; store?: SessionOptions['store'] } = {}) {
  const session = options.session ?? createSession({ store: options.store ?? createMemoryStore() });
  const onAccessError = vi.fn();
  const loadAccess = vi.fn(options.loadAccess ?? (async () => {}));
  const guard = createRouteGuard({ session, loginPath: '/user/login', homePath: '/home-page', loadAccess, onAccessError });
  const rootRoute = createRootRoute({ component: Outlet, beforeLoad: guard.checkSession });
  const main = createRoute({ getParentRoute: () => rootRoute, id: 'main', beforeLoad: guard.checkAccess, component: Outlet });
  const routeTree = rootRoute.addChildren([
    createRoute({ getParentRoute: () => rootRoute, path: '/user/login', component: () => <h1>登录</h1> }),
    createRoute({ getParentRoute: () => rootRoute, path: '/user/register', component: () => <h1>注册</h1> }),
    createRoute({ getParentRoute: () => rootRoute, path: '/403', component: () => <h1>403</h1> }),
    main.addChildren([
      createRoute({
        getParentRoute: () => main,
        path: '/secret',
        beforeLoad: requirePermission(() => noAccess, { action: 'a,b' }),
        component: () => <h1>秘密</h1>,
      }),
      createRoute({
        getParentRoute: () => main,
        path: '$',
        component: () => (
          <>
            <h1>页面</h1>
            <Link to="/other">其它</Link>
          </>
        ),
      }),
    ]),
  ]);
  const history = createMemoryHistory({ initialEntries: [at] });
  const router = createRouter({ routeTree, history });
  stop = followSession(router, { session });
  const container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  root.render(<RouterProvider router={router as never} />);
  const sees = (heading: string, href: string) =>
    vi.waitFor(() => {
      expect(container.querySelector('h1')?.textContent).toBe(heading);
      expect(history.location.href).toBe(href);
    });
  return { session, sees, router, loadAccess, onAccessError, container };
}
const signedIn = () => {
  const session = createSession({ store: createMemoryStore() });
  session.start(login);
  return session;
};

test('ROUTE-09 ROUTE-11 a stranger is sent to the login and after it to the page that was asked for', async () => {
  const { session, sees, loadAccess } = await open('/list?state=1#top');
  await sees('登录', `/user/login?redirect=${encodeURIComponent('/list?state=1#top')}`);
  expect(loadAccess).not.toHaveBeenCalled();

  session.start(login);

  await sees('页面', '/list?state=1#top');
  expect(loadAccess).toHaveBeenCalled();
});

test('ROUTE-09 public pages open to a stranger', async () => {
  const { sees } = await open('/user/register');
  await sees('注册', '/user/register');
});

test('ROUTE-10 with a token the login leads home, also when its redirect leads elsewhere', async () => {
  const { sees } = await open(`/user/login?redirect=${encodeURIComponent('//evil.example/x')}`, { session: signedIn() });
  await sees('页面', '/home-page');
});

test('ROUTE-12 a menu that cannot be loaded ends the session and leads to the login with the way back', async () => {
  const session = signedIn();
  const { sees, onAccessError } = await open('/list?a=1', {
    session,
    loadAccess: () => Promise.reject(new Error('permissions must be a non-null array')),
  });

  await sees('登录', `/user/login?redirect=${encodeURIComponent('/list?a=1')}`);
  expect(session.state().token).toBeUndefined();
  expect(onAccessError).toHaveBeenCalledExactlyOnceWith(new Error('permissions must be a non-null array'));
});

test('ROUTE-11 a session that ends while the menu is on its way opens nothing', async () => {
  const session = signedIn();
  let arrive = () => {};
  const { sees, loadAccess } = await open('/list', { session, loadAccess: () => new Promise<void>((resolve) => (arrive = resolve)) });
  await vi.waitFor(() => expect(loadAccess).toHaveBeenCalled());

  session.end();
  arrive();

  await sees('登录', `/user/login?redirect=${encodeURIComponent('/list')}`);
});

test('ROUTE-12 a cancelled load logs nobody out', async () => {
  const session = signedIn();
  const { loadAccess, onAccessError } = await open('/list', {
    session,
    loadAccess: () => Promise.reject(new DOMException('', 'AbortError')),
  });
  await vi.waitFor(() => expect(loadAccess).toHaveBeenCalled());

  await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  expect(session.state().token).toBe('T1');
  expect(onAccessError).not.toHaveBeenCalled();
});

test('ROUTE-10 AUTH-04 a login elsewhere opens the page here; another person elsewhere leaves it standing', async () => {
  const windows = sharedStore();
  const elsewhere = createSession({ store: windows.openWindow() });
  const { sees, session, container } = await open('/list', { store: windows.openWindow() });
  await sees('登录', `/user/login?redirect=${encodeURIComponent('/list')}`);

  elsewhere.start(login);
  await sees('页面', '/list');

  elsewhere.start({ token: 'T2', userInfo: { id: 'u2', username: 'li', realname: '李四' } });
  expect(session.state().interruption).toEqual({ kind: 'otherUser', realname: '李四' });
  await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  expect(container.querySelector('h1')?.textContent).toBe('页面');
});

test('SESS-04 after a logout the next step leads to the login', async () => {
  const session = signedIn();
  const { sees } = await open('/list', { session });
  await sees('页面', '/list');

  session.end();

  await sees('登录', `/user/login?redirect=${encodeURIComponent('/list')}`);
});

test('PERM-01 a route may ask for a permission', async () => {
  const { sees } = await open('/secret', { session: signedIn() });
  await sees('403', '/403');
});
