import { useState } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import { cx } from '../internals/cx.ts';
import { type MenuNode, visibleMenu } from './menu.ts';
import { containsPath, MenuEntry } from './MenuEntry.tsx';
import { moveAmong } from './moveAmong.ts';

/**
 * The main menu: groups that open and close, the present page marked, icons alone when collapsed. Arrow keys, Home and End
 * move between entries. @source LAY-01, LAY-09
 */
export function SideMenu({ items, currentPath, collapsed = false, tone = 'dark', fixed = true, onSelect }: SideMenuProps) {
  const { t } = useTexts();
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});

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
            collapsed={collapsed}
            isOpen={(one) => toggled[one.path] ?? containsPath(one, currentPath)}
            onToggle={(one, open) => setToggled((before) => ({ ...before, [one.path]: open }))}
            onSelect={onSelect}
          />
        ))}
      </ul>
    </nav>
  );
}

/** Props of {@link SideMenu}. */
export interface SideMenuProps {
  items: readonly MenuNode[];
  currentPath: string;
  /** Icons alone; groups open beside the menu. */
  collapsed?: boolean;
  tone?: 'dark' | 'light';
  /** Scrolls by itself, default true; else with what is around it. */
  fixed?: boolean;
  onSelect: (node: MenuNode) => void;
}
