import { useTabs } from '@tarmac/admin-kit/tabs';
import { useBlocker } from '@tanstack/react-router';

/** With one page at a time every other page replaces this one, and what was typed in it: the person is asked first. */
export default function OnePageGuard() {
  const { confirmVisit } = useTabs();
  useBlocker({
    shouldBlockFn: async ({ current, next }) => current.pathname !== next.pathname && !(await confirmVisit(next.pathname)),
    enableBeforeUnload: false,
  });
  return null;
}
