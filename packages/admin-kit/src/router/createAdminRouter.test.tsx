import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Locale } from '../i18n/catalogue.ts';
import { ResourceList } from '../resource/list/ResourceList.tsx';
import { buildLoans, loanDictionaries, loanPermissions, loans } from '../resource/stories.fixture.ts';
import { createMemoryStore } from '../session/keyValueStore.ts';
import { createSession, type Session } from '../session/session.ts';
import { createPreferenceStore } from '../settings-drawer/preferences.ts';
import { KitFrame } from '../testing/KitFrame.tsx';
import { type AdminRouterOptions, createAdminRouter } from './createAdminRouter.tsx';
import type { AdminEntry } from './routerTypes.ts';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const menu: AdminEntry['menu'] = [
  { path: '/', component: 'Home', meta: { title: { zh: '工作台', en: 'Desk' }, icon: 'home' } },
  {
    path: '/lending',
    meta: { title: { zh: '借用', en: 'Lending' } },
    children: [
      { path: '/loans', component: 'Loans', meta: { title: { zh: '借用单', en: 'Loans' } } },
      { path: '/notes', component: 'Notes', meta: { title: { zh: '便签', en: 'Notes' }, keepAlive: false } },
      { path: '/lost', component: 'Lost', meta: { title: 'Lost' } },
    ],
  },
];
const auth = loanPermissions.map((action) => ({ action }));

/** A product of a list and a note behind a login, in a real router. */
function open(at: string, options: Partial<AdminRouterOptions> & { signedIn?: boolean; locale?: Locale } = {}) {
  const { signedIn = true, locale = 'en-US', ...own } = options;
  const session = createSession({ store: createMemoryStore() });
  if (signedIn) signIn(session);
  const { resource } = buildLoans(loans(30));
  const history = createMemoryHistory({ initialEntries: [at] });
  const enter = vi.fn(() => ({ menu, auth }));
  const router = createAdminRouter({
    title: { zh: '工具房', en: 'Tool room' },
    session,
    login: async () => ({ default: () => <button onClick={() => signIn(session)}>Sign in</button> }),
    enter,
    pages: {
      Home: async () => ({ default: () => <p>Thirty loans</p> }),
      Loans: async () => ({
        default: () => <ResourceList resource={resource} columns={['loanNo', 'borrower', 'amount']} search={['borrower']} />,
      }),
      Notes: async () => ({ default: () => <input aria-label="Note" /> }),
    },
    preferences: createPreferenceStore(createMemoryStore()),
    history,
    ...own,
  });
  const container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  const app = (language: Locale) => (
    <KitFrame locale={language} dictionaries={loanDictionaries}>
      <RouterProvider router={router} />
    </KitFrame>
  );
  root.render(app(locale));
  return { session, history, enter, speak: (language: Locale) => root?.render(app(language)) };
}

const signIn = (session: Session) =>
  session.start({ token: `T${Math.random()}`, userInfo: { id: 'u1', username: 'wang', realname: 'Wang Wu' } });

const tabs = () => page.getByRole('navigation', { name: 'Open pages' });

test('KIT-11 one call: a stranger signs in, comes to the page that was asked for, and finds menu, tabs and titles', async () => {
  const { history, session, enter } = open('/loans?borrower=*李*', { signedIn: false });
  await userEvent.click(page.getByRole('button', { name: 'Sign in' }));

  await expect.element(page.getByRole('textbox', { name: 'Borrower' })).toHaveValue('李');
  await expect.element(tabs().getByRole('link', { name: 'Loans' })).toBeVisible();
  await expect.poll(() => document.title).toBe('Loans · Tool room');
  const place = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect.element(place.getByText('Lending')).toBeVisible();
  await expect.element(place.getByRole('heading', { name: 'Loans' })).toBeVisible();
  expect(decodeURI(history.location.href)).toBe('/loans?borrower=*李*');
  expect(enter).toHaveBeenCalledOnce();

  session.end();
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(history.location.pathname).toBe('/login');
  await userEvent.click(page.getByRole('button', { name: 'Sign in' }));
  await expect.element(tabs().getByRole('link', { name: 'Loans' })).toBeVisible();
  expect(enter).toHaveBeenCalledTimes(2);
});

test('KIT-11 TAB-09 pages stay alive in tabs, a list keeps its search in the address, and the back button undoes it', async () => {
  const { history } = open('/');
  await expect.element(page.getByText('Thirty loans')).toBeVisible();
  await expect.poll(() => document.title).toBe('Tool room');
  await userEvent.click(page.getByRole('navigation').getByText('Lending').first());
  await userEvent.click(page.getByRole('navigation').getByText('Loans').first());
  const borrower = page.getByRole('textbox', { name: 'Borrower' });
  await userEvent.fill(borrower, '王');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => new URLSearchParams(history.location.search).get('borrower')).toBe('*王*');

  await userEvent.click(tabs().getByRole('link', { name: 'Desk' }));
  await expect.element(page.getByText('Thirty loans')).toBeVisible();
  await userEvent.click(tabs().getByRole('link', { name: 'Loans' }));
  await expect.element(borrower).toHaveValue('王');
  history.go(-2);
  await expect.poll(() => history.location.href).toContain('borrower');
  history.back();
  await expect.element(borrower).toHaveValue('');
});

test('KIT-11 buttons follow the permissions that came with the menu', async () => {
  open('/loans', { enter: () => ({ menu, auth: auth.filter(({ action }) => !action.endsWith(':add')) }) });

  await expect.element(page.getByRole('button', { name: 'Export', exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Add', exact: true })).not.toBeInTheDocument();
});

test('KIT-11 LANG-01 titles are told in the language that is spoken, also when it changes', async () => {
  const { speak } = open('/loans');
  await expect.element(tabs().getByRole('link', { name: 'Loans' })).toBeVisible();
  speak('zh-CN');

  await expect.poll(() => document.title).toBe('借用单 · 工具房');
  await expect.element(page.getByRole('link', { name: '借用单' }).first()).toBeVisible();
});

test('KIT-11 ROUTE-02 an address that nobody has, a group and a page that is not there fail within the frame', async () => {
  const { history } = open('/nowhere');
  await expect.element(page.getByText('Page not found').first()).toBeVisible();
  await expect.poll(() => document.title).toBe('Page not found · Tool room');

  history.push('/lending');
  await expect.element(page.getByText('Choose a page from the menu')).toBeVisible();
  history.push('/lost');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /home/i }));
  await expect.element(page.getByText('Thirty loans')).toBeVisible();
});

test('KIT-11 ROUTE-12 a menu that is empty, or does not come, ends the session and says why', async () => {
  const onAccessError = vi.fn();
  const { session } = open('/loans', { enter: () => ({ menu: [] }), onAccessError });
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible();

  expect(onAccessError).toHaveBeenCalledOnce();
  expect(session.state().token).toBeUndefined();
});

test('KIT-11 a product without a login opens at once', async () => {
  open('/', { session: undefined, login: undefined, homePath: '/' });

  await expect.element(page.getByText('Thirty loans')).toBeVisible();
});

test('KIT-11 ROUTE-09 public pages open to a stranger', async () => {
  const { history } = open('/imprint', { signedIn: false, publicPages: { '/imprint': async () => ({ default: () => <h1>Imprint</h1> }) } });

  await expect.element(page.getByRole('heading', { name: 'Imprint' })).toBeVisible();
  expect(history.location.href).toBe('/imprint');
});
