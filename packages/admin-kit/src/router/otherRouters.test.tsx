import { useCallback, useSyncExternalStore } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, Outlet, redirect, RouterProvider, useLocation, useNavigate } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ResourceList } from '../resource/list/ResourceList.tsx';
import { TabListState } from '../resource/list/TabListState.tsx';
import { buildLoans, loanDictionaries, loanPermissions, loans } from '../resource/stories.fixture.ts';
import { guard } from '../session/guard.ts';
import { createMemoryStore } from '../session/keyValueStore.ts';
import { createSession, type Session } from '../session/session.ts';
import { TabBar } from '../tabs/TabBar.tsx';
import { TabOutlet } from '../tabs/TabOutlet.tsx';
import { TabsProvider, type TabsProviderProps } from '../tabs/TabsProvider.tsx';
import { KitFrame } from '../testing/KitFrame.tsx';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  history.replaceState(null, '', location.href);
});

const [loginPath, homePath] = ['/login', '/home'];
const signIn = (session: Session) => session.start({ token: 'T', userInfo: { id: 'u1', username: 'wang', realname: 'Wang Wu' } });

// #region guard
/** What the guard says of an address, whatever router asks. */
function targetOf(session: Session, href: string): string | undefined {
  const { pathname, searchParams } = new URL(href, 'http://app.invalid');
  const decision = guard({
    path: pathname,
    fullPath: href,
    hasToken: session.state().token !== undefined,
    publicPaths: [loginPath],
    loginPath,
    homePath,
    redirect: searchParams.get('redirect') ?? undefined,
  });
  if (decision.kind !== 'redirect') return undefined;
  return decision.to + (decision.redirect === undefined ? '' : `?redirect=${encodeURIComponent(decision.redirect)}`);
}
// #endregion

const { resource } = buildLoans(loans(30));
const describeTab = (href: string) => ({ title: href.startsWith('/loans') ? 'Loans' : 'Home', keepAlive: true });
const renderPage = (path: string) =>
  path === '/loans' ? (
    <TabListState>
      <ResourceList resource={resource} columns={['loanNo', 'borrower', 'amount']} search={['borrower']} />
    </TabListState>
  ) : (
    <p>At home</p>
  );

// #region pages
/** The tabs around the pages, over any router: where it is, and how it goes elsewhere. */
const Pages = (props: Pick<TabsProviderProps, 'href' | 'tabKey' | 'onNavigate'>) => (
  <TabsProvider home={{ href: homePath, title: 'Home', keepAlive: true }} describe={describeTab} {...props}>
    <output aria-label="address">{props.href}</output>
    <TabBar />
    <TabOutlet renderPage={renderPage} />
  </TabsProvider>
);
// #endregion

const show = (app: React.ReactNode) => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <KitFrame locale="en-US" permissions={loanPermissions} dictionaries={loanDictionaries}>
      {app}
    </KitFrame>,
  );
};

// #region react-router
/** React Router 7: a loader asks the guard, the history keeps the key of the tab. */
function inReactRouter(session: Session, at: string) {
  const check = ({ request }: { request: Request }) => {
    const { pathname, search } = new URL(request.url);
    const target = targetOf(session, pathname + search);
    if (target !== undefined) throw redirect(target);
    return null;
  };
  function Frame() {
    const here = useLocation();
    const navigate = useNavigate();
    const { tabKey, cameFrom } = (here.state ?? {}) as { tabKey?: string; cameFrom?: string };
    const href = here.pathname + here.search + here.hash;
    const go = useCallback<TabsProviderProps['onNavigate']>(
      (to, step) => {
        if (step.back && cameFrom === to) void navigate(-1);
        else void navigate(to, { replace: step.replace, state: { tabKey: step.tabKey, cameFrom: step.replace ? cameFrom : href } });
      },
      [navigate, cameFrom, href],
    );
    return <Pages href={href} tabKey={tabKey} onNavigate={go} />;
  }
  const router = createMemoryRouter(
    [
      {
        element: <Outlet />,
        loader: check,
        shouldRevalidate: () => true,
        HydrateFallback: () => null,
        children: [
          { path: loginPath, loader: check, element: <button onClick={() => signIn(session)}>Sign in</button> },
          { path: '*', loader: check, element: <Frame /> },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  session.subscribe(() => void router.revalidate());
  show(<RouterProvider router={router} />);
  return () => void router.navigate(-1);
}
// #endregion

// #region history
/** Plain history: the address is a value of the app, and the guard is asked before it is shown. */
function inPlainHistory(session: Session, at: string) {
  let trail: ReadonlyArray<{ href: string; tabKey?: string }> = [];
  const listeners = new Set<() => void>();
  const set = (next: typeof trail) => {
    const target = targetOf(session, next.at(-1)!.href);
    if (target !== undefined) return set([...next.slice(0, -1), { href: target }]);
    trail = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const go: TabsProviderProps['onNavigate'] = (href, { tabKey, replace }) =>
    set([...(replace ? trail.slice(0, -1) : trail), { href, tabKey }]);
  function App() {
    const here = useSyncExternalStore(subscribe, () => trail).at(-1)!;
    if (here.href.startsWith(loginPath)) return <button onClick={() => signIn(session)}>Sign in</button>;
    return <Pages href={here.href} tabKey={here.tabKey} onNavigate={go} />;
  }
  set([{ href: at }]);
  session.subscribe(() => set(trail));
  show(<App />);
  return () => set(trail.slice(0, -1));
}
// #endregion

test.each([
  ['React Router 7', inReactRouter],
  ['a history of the app itself', inPlainHistory],
])('KIT-12 ROUTE-09 TAB-09 LIST-02 guard, tabs and addresses of lists stand on %s', async (_router, open) => {
  const session = createSession({ store: createMemoryStore() });
  const goBack = open(session, '/loans?borrower=*李*');
  const address = page.getByRole('status', { name: 'address' });
  await userEvent.click(page.getByRole('button', { name: 'Sign in' }));
  const borrower = page.getByRole('textbox', { name: 'Borrower' });
  await expect.element(borrower).toHaveValue('李');

  await userEvent.fill(borrower, '王');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => new URLSearchParams(address.element().textContent?.split('?')[1]).get('borrower')).toBe('*王*');
  goBack();
  await expect.element(borrower).toHaveValue('李');

  const tabs = page.getByRole('navigation', { name: 'Open pages' });
  await userEvent.click(tabs.getByRole('link', { name: 'Home' }));
  await expect.element(page.getByText('At home')).toBeVisible();
  await userEvent.click(tabs.getByRole('link', { name: 'Loans' }));
  await expect.element(borrower).toHaveValue('李');
  expect(address.element().textContent).toContain('/loans?borrower=');

  session.end();
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});
