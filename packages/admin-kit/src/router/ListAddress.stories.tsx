import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider, useRouterState } from '@tanstack/react-router';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ResourceList } from '../resource/list/ResourceList.tsx';
import { TabListState } from '../resource/list/TabListState.tsx';
import { buildLoans, loanDictionaries, loanPermissions, loans } from '../resource/stories.fixture.ts';
import { TabOutlet } from '../tabs/TabOutlet.tsx';
import { TabsProvider } from '../tabs/TabsProvider.tsx';
import { KitFrame } from '../testing/KitFrame.tsx';
import { RouterListState } from './RouterListState.tsx';

/** What narrows a list stands in the address of its page, or of its tab. */
const meta = { title: 'Resource/ListAddress', component: RouterListState } satisfies Meta<typeof RouterListState>;
export default meta;
type Story = StoryObj;

const { resource } = buildLoans(loans(30));
const list = <ResourceList resource={resource} columns={['loanNo', 'borrower', 'amount']} search={['borrower']} />;

function LoanPage() {
  const href = useRouterState({ select: ({ location }) => location.pathname + location.searchStr });
  return (
    <>
      <output aria-label="address">{href}</output>
      <RouterListState>{list}</RouterListState>
    </>
  );
}

function InRouter() {
  const [router] = useState(() => {
    const rootRoute = createRootRoute();
    const loan = createRoute({ getParentRoute: () => rootRoute, path: '/loans', component: LoanPage });
    return createRouter({
      routeTree: rootRoute.addChildren([loan]),
      history: createMemoryHistory({ initialEntries: ['/loans?borrower=*李*'] }),
    });
  });
  return (
    <KitFrame own={false} permissions={loanPermissions} dictionaries={loanDictionaries}>
      <RouterProvider router={router} />
    </KitFrame>
  );
}

const home = { href: '/loans', title: '借用单' };

function InTabs() {
  const [href, setHref] = useState('/loans?borrower=*李*');
  const describe = useCallback(() => ({ title: '借用单', keepAlive: true }), []);
  const renderPage = useCallback(() => <TabListState>{list}</TabListState>, []);
  return (
    <KitFrame own={false} permissions={loanPermissions} dictionaries={loanDictionaries}>
      <output aria-label="address">{href}</output>
      <TabsProvider home={home} href={href} describe={describe} onNavigate={setHref}>
        <TabOutlet renderPage={renderPage} />
      </TabsProvider>
    </KitFrame>
  );
}

async function search(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const borrower = await canvas.findByRole('textbox', { name: '借用人' });
  await waitFor(() => expect(borrower).toHaveValue('李'));
  await userEvent.clear(borrower);
  await userEvent.type(borrower, '王{Enter}');
  await waitFor(() =>
    expect(new URLSearchParams(canvas.getByRole('status', { name: 'address' }).textContent?.split('?')[1]).get('borrower')).toBe('*王*'),
  );
}

export const OfAPage: Story = {
  name: 'LIST-02 a list reads what is asked of it from the address of its page, and writes it there',
  render: () => <InRouter />,
  play: ({ canvasElement }) => search(canvasElement),
};

export const OfATab: Story = {
  name: 'LIST-02 TAB-09 a list in a tab reads what is asked of it from the address of the tab, and writes it there',
  render: () => <InTabs />,
  play: ({ canvasElement }) => search(canvasElement),
};
