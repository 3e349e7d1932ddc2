import { matchMenuRoute } from '@tarmac/admin-kit/layout';
import { useTabs } from '@tarmac/admin-kit/tabs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { accessQuery } from '../session/access.ts';
import { homePath } from './paths.ts';

/** The pages of the person's own menu, and ways to go there. */
export function useMenuPages() {
  const { open: go } = useTabs();
  const { routes } = useSuspenseQuery(accessQuery()).data;
  return {
    go,
    /** Pages that can be offered: not the home page, and none that only holds others. */
    pages: routes.filter(({ hidden, path, component }) => !hidden && path !== homePath && component !== ''),
    /** Whether an address belongs to the menu. */
    isMine: (href: string): boolean => matchMenuRoute(routes, href.split(/[?#]/, 1)[0] ?? '') !== undefined,
    /**
     * Opens the page that a message names by component or path; what it is about goes along as its id.
     *
     * @returns false when this person has no such page
     * @source NOTI-04
     */
    openPage: (component: string, about: string | undefined): boolean => {
      const page = routes.find((route) => route.component === component || route.path === component);
      if (page === undefined) return false;
      go(about === undefined ? page.path : `${page.path}?${new URLSearchParams({ id: about }).toString()}`);
      return true;
    },
  };
}
