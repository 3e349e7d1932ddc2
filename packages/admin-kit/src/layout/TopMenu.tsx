import { ChevronDown, Ellipsis } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../internals/cx.ts';
import { type MenuNode, placeInMenu, visibleMenu } from './menu.ts';
import { MenuFlyout, MenuLink, titleOf } from './MenuEntry.tsx';
import { MenuIcon } from './menuIcon.tsx';
import { moveAmong } from './moveAmong.ts';
import { zhScreens } from '../i18n/screenTexts.zh.ts';
import { useTexts } from '../i18n/useTexts.ts';

/**
 * The main menu along the top: groups open below it, what does not fit stands behind a button at its end.
 *
 * @example <TopMenu items={menu} currentPath={path} onSelect={openPage} />
 * @keyboard
 * → ←: Another entry
 * Enter Space: Opens a page, or what is below a group
 * Esc: Closes it
 * @source LAY-03
 */
export function TopMenu({ items, currentPath, tone = 'dark', onSelect }: TopMenuProps) {
  const { t } = useTexts(zhScreens);
  const shown = visibleMenu(items);
  const place = placeInMenu(items, currentPath);
  const list = useRef<HTMLUListElement>(null);
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY);

  useLayoutEffect(() => {
    const row = list.current;
    if (row === null) return;
    const measure = () => {
      const { left, right } = row.getBoundingClientRect();
      const count = [...row.children].filter((item) => {
        const box = item.getBoundingClientRect();
        return box.right <= right + 1 && box.left >= left - 1;
      }).length;
      setFitting(count === row.childElementCount ? Number.POSITIVE_INFINITY : count);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    return () => observer.disconnect();
  }, [items]);

  const rest = shown.slice(fitting);
  return (
    <nav
      aria-label={t('layout.menu')}
      data-tone={tone}
      className="group/menu flex min-w-0 flex-1 items-center"
      onKeyDown={(event) => moveAmong(event, ['ArrowLeft', 'ArrowRight'])}
    >
      <ul ref={list} className="m-0 flex min-w-0 flex-1 list-none gap-1 overflow-hidden p-1">
        {shown.map((node, index) => (
          // What does not fit keeps its place, so that it can be measured; nobody sees or reaches it.
          <li key={node.path} inert={index >= fitting} className={cx('shrink-0', index >= fitting && 'invisible')}>
            <TopEntry node={node} currentPath={currentPath} place={place} onSelect={onSelect} />
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <div className="shrink-0">
          <MenuFlyout
            node={{ path: '', meta: { title: t('common.more') }, children: rest }}
            currentPath={currentPath}
            place={place}
            side="bottom"
            className="px-3"
            label={<Ellipsis aria-hidden size={18} />}
            onSelect={onSelect}
          />
        </div>
      )}
    </nav>
  );
}

/** Props of {@link TopMenu}. */
export interface TopMenuProps {
  /** Entries as the server keeps them; hidden ones are not shown, and what does not fit stands behind the last button. */
  items: readonly MenuNode[];
  /** Path of the page that is seen; the group it belongs to is marked. */
  currentPath: string;
  /** Colours of the menu, whatever the theme; default `dark`. */
  tone?: 'dark' | 'light';
  /** Called with the entry that was chosen; the host navigates, or opens a window. */
  onSelect: (node: MenuNode) => void;
}

interface TopEntryProps extends Pick<TopMenuProps, 'currentPath' | 'onSelect'> {
  node: MenuNode;
  place: readonly string[];
}

function TopEntry({ node, currentPath, place, onSelect }: TopEntryProps) {
  if ((node.children ?? []).length === 0) {
    return (
      <MenuLink
        node={node}
        isCurrent={node.path === currentPath}
        icon={<MenuIcon name={node.meta?.icon} />}
        onSelect={onSelect}
        className="px-3 whitespace-nowrap"
      />
    );
  }
  return (
    <MenuFlyout
      node={node}
      currentPath={currentPath}
      place={place}
      side="bottom"
      className="px-3 whitespace-nowrap"
      label={
        <>
          <MenuIcon name={node.meta?.icon} />
          {titleOf(node)}
          <ChevronDown aria-hidden size={14} />
        </>
      }
      onSelect={onSelect}
    />
  );
}
