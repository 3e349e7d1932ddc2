import { createMemoryStore, createSession } from '@tarmac/admin-kit/session';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { createAppRouter } from './routes.tsx';

test('ROUTE-09 without a login every page leads to it; with one, what a person may not see leads to 403', async () => {
  const session = createSession({ store: createMemoryStore() });
  const { router, stop } = createAppRouter({ session, history: createMemoryHistory({ initialEntries: ['/'] }) });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const heading = (text: string) => vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(text));
  try {
    root.render(<RouterProvider router={router as never} />);
    await heading('Login');
    session.start({ token: 'T1', userInfo: { id: 'u1', username: 'ann', realname: 'Ann' } });
    await heading('Home');
    await router.navigate({ href: '/secret' });
    await heading('Denied');
  } finally {
    stop();
    root.unmount();
  }
});
