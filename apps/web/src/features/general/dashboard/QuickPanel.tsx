import { MenuIcon } from '@tarmac/admin-kit/layout';
import { AppLink } from '../../../shared/pages/AppLink.tsx';
import { useMenuPages } from '../../../shared/pages/menuPages.ts';
import { dashboardTexts as texts } from './dashboardTexts.ts';
import { Panel } from '../../../shared/pages/Panel.tsx';

/** How many pages are offered. */
const shown = 12;

/** The way to the pages of the person's own menu. */
export function QuickPanel() {
  const { pages } = useMenuPages();
  return (
    <Panel title={texts.quick}>
      <ul className="m-0 grid list-none grid-cols-2 gap-2 p-0 md:grid-cols-4">
        {pages.slice(0, shown).map((route) => (
          <li key={route.path}>
            <AppLink href={route.path} className="flex items-center gap-2 rounded-md px-2 py-2 text-ink no-underline hover:bg-hover">
              <span className="text-ink-faint">
                <MenuIcon name={route.icon} />
              </span>
              <span className="truncate">{route.title}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
