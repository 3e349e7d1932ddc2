import { matchMenuRoute } from '@tarmac/admin-kit/layout';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { accessQuery } from './access.ts';

/** The pages of the person's own menu, and ways to go there. */
export function useMenuPages() {
  const navigate = useNavigate();
  const { routes } = useSuspenseQuery(accessQuery()).data;
  const go = (href: string) => void navigate({ href });
  return {
    go,
    /** Whether an address belongs to the menu. */
    isMine: (href: string): boolean => matchMenuRoute(routes, href.split(/[?#]/, 1)[0] ?? '') !== undefined,
    /**
     * Opens the page that a message names by component or path; what it is about goes along as its id.
     *
     * @returns false when this person has no such page
     * @source NOTI-04
     */
    openPage: (component: string, busId: string | undefined): boolean => {
      const page = routes.find((route) => route.component === component || route.path === component);
      if (page === undefined) return false;
      go(busId === undefined ? page.path : `${page.path}?${new URLSearchParams({ id: busId }).toString()}`);
      return true;
    },
  };
}
