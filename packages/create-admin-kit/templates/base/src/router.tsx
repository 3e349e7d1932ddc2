import { notices } from '@tarmac/admin-kit/notice';
import { createAdminRouter } from '@tarmac/admin-kit/router';
import { HeaderActions } from './HeaderActions.tsx';
import { pages } from './pages.ts';
import { enter } from './server.ts';
import { preferences, session } from './session.ts';
import { title } from './title.ts';

/** Login, guard, menu, tabs and titles. */
export const router = createAdminRouter({
  title,
  session,
  preferences,
  login: () => import('./pages/LoginPage.tsx'),
  enter,
  pages,
  actions: <HeaderActions />,
  onAccessError: (error) => notices.warning(error instanceof Error ? error.message : String(error)),
});
