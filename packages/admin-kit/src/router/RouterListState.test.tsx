import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ResourceList } from '../resource/list/ResourceList.tsx';
import { buildLoans, loanDictionaries, loanPermissions, loans } from '../resource/stories.fixture.ts';
import { KitFrame } from '../testing/KitFrame.tsx';
import { RouterListState } from './RouterListState.tsx';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

/** A list at an address of a real router. */
function open(at: string) {
  const { resource } = buildLoans(loans(30));
  const history = createMemoryHistory({ initialEntries: [at] });
  const rootRoute = createRootRoute();
  const list = createRoute({
    getParentRoute: () => rootRoute,
    path: '/loans',
    component: () => (
      <RouterListState>
        <ResourceList resource={resource} columns={['loanNo', 'borrower', 'amount']} search={['borrower']} />
      </RouterListState>
    ),
  });
  const router = createRouter({ routeTree: rootRoute.addChildren([list]), history });
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  root.render(
    <KitFrame permissions={loanPermissions} dictionaries={loanDictionaries}>
      <RouterProvider router={router} />
    </KitFrame>,
  );
  return history;
}

test('LIST-02 filters and pages stand in the address as they are written, a link shows the same rows, and the back button undoes a search', async () => {
  const history = open('/loans?borrower=*李*&page=1');
  const borrower = page.getByRole('textbox', { name: '借用人' });
  await expect.element(borrower).toHaveValue('李');
  await userEvent.fill(borrower, '王');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => new URLSearchParams(history.location.search).get('borrower')).toBe('*王*');
  history.back();
  await expect.element(borrower).toHaveValue('李');
  expect(history.location.href).toBe('/loans?borrower=*李*&page=1');
});
