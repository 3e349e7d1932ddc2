import { zhScreens } from '../i18n/screenTexts.zh.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { cx } from '../internals/cx.ts';
import { type MenuNode, placeInMenu, visibleMenu } from './menu.ts';
import { MenuEntry, useOpenGroups } from './MenuEntry.tsx';
import { moveAmong } from './moveAmong.ts';

/**
 * The main menu: groups that open and close, the present page marked, icons alone when collapsed. Arrow keys, Home and End
 * move between entries.
 *
 * @example <SideMenu items={menu} currentPath={path} onSelect={openPage} tone="light" />
 * @keyboard
 * ↓ ↑ Home End: Another entry
 * Enter Space: Opens a page, opens or closes a group; collapsed, a group opens beside the menu
 * Esc: Closes what opened beside the menu
 * @source LAY-01, LAY-09
 */
export function SideMenu({ items, currentPath, collapsed = false, tone = 'dark', fixed = true, onSelect }: SideMenuProps) {
  const { t } = useTexts(zhScreens);
  const place = placeInMenu(items, currentPath);
  const groups = useOpenGroups(place);

  return (
    <nav
      aria-label={t('layout.menu')}
      data-tone={tone}
      className={cx('group/menu overflow-x-hidden py-2', fixed ? 'min-h-0 flex-1 overflow-y-auto [scrollbar-width:thin]' : 'flex-none')}
      onKeyDown={(event) => moveAmong(event, ['ArrowUp', 'ArrowDown'])}
    >
      <ul className="m-0 list-none space-y-0.5 px-2">
        {visibleMenu(items).map((node) => (
          <MenuEntry
            key={node.path}
            node={node}
            depth={0}
            currentPath={currentPath}
            place={place}
            collapsed={collapsed}
            {...groups}
            onSelect={onSelect}
          />
        ))}
      </ul>
    </nav>
  );
}

/** Props of {@link SideMenu}. */
export interface SideMenuProps {
  /** Entries as the server keeps them; hidden ones are not shown, and tell which group their page belongs to. */
  items: readonly MenuNode[];
  /** Path of the page that is seen; its entry is marked and its groups are open. */
  currentPath: string;
  /** Icons alone; groups open beside the menu. */
  collapsed?: boolean;
  /** Colours of the menu, whatever the theme; default `dark`. */
  tone?: 'dark' | 'light';
  /** Scrolls by itself, default true; else with what is around it. */
  fixed?: boolean;
  /** Called with the entry that was chosen; the host navigates, or opens a window. */
  onSelect: (node: MenuNode) => void;
}
