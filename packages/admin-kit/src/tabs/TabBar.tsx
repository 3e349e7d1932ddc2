import { Pin, X } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useLocale } from '../i18n/LocaleProvider.tsx';
import { cx } from '../internals/cx.ts';
import { useTabs } from './TabsContext.ts';
import type { Tab } from './tabsReducer.ts';

const loadMenu = () => import('./TabMenu.tsx');
const TabMenu = lazy(loadMenu);

/** The row of open pages. Arrow keys move, Delete closes, the context menu and the middle button do as in a browser. @source TAB-05 */
export function TabBar({ className }: TabBarProps) {
  const { t } = useLocale();
  const { state } = useTabs();
  const list = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => {
    list.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [state.activeKey]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-tab]') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: links.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    links[(to + links.length) % links.length]?.focus();
  };

  return (
    <nav
      aria-label={t('tabs.label')}
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      className={cx('border-b border-solid border-line bg-surface', className)}
    >
      <ul
        ref={list}
        onKeyDown={handleKeyDown}
        onWheel={(event) => list.current?.scrollBy({ left: event.deltaY })}
        className="m-0 flex list-none gap-1 overflow-x-auto px-3 py-1.5 [scrollbar-width:none]"
      >
        {state.tabs.map((tab) => (
          <TabItem key={tab.key} tab={tab} />
        ))}
      </ul>
    </nav>
  );
}

/** Props of {@link TabBar}. */
export interface TabBarProps {
  className?: string;
}

function TabItem({ tab }: { tab: Tab }) {
  const { t } = useLocale();
  const { state, close, activate } = useTabs();
  const [menuAt, setMenuAt] = useState<DOMRect>();
  const link = useRef<HTMLAnchorElement>(null);
  const isActive = tab.key === state.activeKey;
  const isHome = tab.key === state.home.key;

  return (
    <li
      onContextMenu={(event) => {
        event.preventDefault();
        setMenuAt(new DOMRect(event.clientX, event.clientY, 0, 0));
      }}
      className={cx(
        'group flex h-7 shrink-0 items-center rounded-md border border-solid pl-3 text-sm transition-colors',
        isHome ? 'pr-3' : 'pr-1',
        isActive
          ? 'border-primary-line bg-primary-soft text-primary-ink'
          : 'border-line bg-surface text-ink-secondary hover:bg-hover hover:text-ink',
      )}
    >
      <a
        ref={link}
        data-tab=""
        href={tab.href}
        draggable={false}
        aria-current={isActive ? 'page' : undefined}
        title={tab.title}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          activate(tab);
        }}
        onAuxClick={(event) => {
          if (event.button !== 1) return;
          event.preventDefault();
          close(tab.key);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Delete') close(tab.key);
        }}
        className="flex h-full max-w-45 items-center gap-1 truncate text-inherit no-underline"
      >
        {tab.pinned && !isHome && <Pin aria-hidden size={12} />}
        <span className="truncate">{tab.title}</span>
      </a>
      {!isHome && (
        <button
          type="button"
          aria-label={t('tabs.close', { title: tab.title })}
          onClick={() => close(tab.key)}
          className="ml-1 flex size-5 cursor-pointer items-center justify-center rounded-sm text-ink-faint hover:bg-line hover:text-ink"
        >
          <X aria-hidden size={12} />
        </button>
      )}
      {menuAt !== undefined && (
        <Suspense fallback={null}>
          <TabMenu
            tab={tab}
            at={menuAt}
            onClose={() => {
              setMenuAt(undefined);
              link.current?.focus();
            }}
          />
        </Suspense>
      )}
    </li>
  );
}
