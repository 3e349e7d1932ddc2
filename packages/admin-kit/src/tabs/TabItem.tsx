import { Pin, X } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { late } from '../internals/late.ts';
import { cx } from '../internals/cx.ts';
import { useTabs } from './TabsContext.ts';
import { type Tab, tabName, tabsReducer } from './tabsReducer.ts';
import { useTexts } from '../i18n/useTexts.ts';

const loadDrag = () => import('./dragTab.ts');
const TabMenu = late(() => import('./TabMenu.tsx'));

/** Fetches what a person needs who comes near the row of tabs. */
export function preloadTabMenu(): void {
  TabMenu.preload();
  loadDrag().catch(() => undefined);
}

/** One tab of the row. */
export function TabItem({ tab, index, onAnnounce }: TabItemProps) {
  const { t } = useTexts();
  const { state, run, close, activate } = useTabs();
  const [menuAt, setMenuAt] = useState<DOMRect>();
  const link = useRef<HTMLAnchorElement>(null);
  const isActive = tab.key === state.activeKey;
  const isHome = tab.key === state.home.key;
  const isDirty = state.dirty.includes(tab.key);
  const { key } = tab;
  const title = tabName(tab, state.tabs);

  const announce = (place: number) => onAnnounce(t('tabs.moved', { title, at: place + 1, count: state.tabs.length }));
  const move = (to: number) => {
    const action = { type: 'move', key, to } as const;
    announce(tabsReducer(state, action).tabs.findIndex((one) => one.key === key));
    void run(action);
  };

  const handlePointerDown = async (event: PointerEvent<HTMLLIElement>) => {
    // A finger scrolls the row; the menu moves tabs for it.
    if (isHome || event.button !== 0 || event.pointerType === 'touch' || (event.target as Element).closest('button') !== null) return;
    const { nativeEvent, currentTarget } = event;
    let isDown = true;
    window.addEventListener('pointerup', () => (isDown = false), { once: true });
    const { dragTab } = await loadDrag();
    // A click can be over before the code has come.
    if (!isDown) return;
    dragTab(nativeEvent, { item: currentTarget, onMove: (to) => void run({ type: 'move', key, to }), onEnd: announce });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Delete') close(key);
    const side = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (side === undefined || !event.ctrlKey || !event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    move(index + (getComputedStyle(event.currentTarget).direction === 'rtl' ? -side : side));
  };

  return (
    <li
      onContextMenu={(event) => {
        event.preventDefault();
        setMenuAt(new DOMRect(event.clientX, event.clientY, 0, 0));
      }}
      onPointerDown={(event) => void handlePointerDown(event)}
      className={cx(
        'group flex h-7 shrink-0 items-center rounded-md border border-solid ps-3 text-sm data-dragging:z-10 data-dragging:cursor-grabbing data-dragging:shadow-popup',
        isHome ? 'pe-3' : 'pe-1',
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
        title={title}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          activate(tab);
        }}
        onAuxClick={(event) => {
          if (event.button !== 1) return;
          event.preventDefault();
          close(key);
        }}
        onKeyDown={handleKeyDown}
        className="flex h-full max-w-52 items-center gap-1 text-inherit no-underline"
      >
        {tab.pinned && !isHome && <Pin aria-hidden size={12} />}
        <span className="truncate">{title}</span>
        {isDirty && <span className="sr-only">{t('tabs.isUnsaved')}</span>}
      </a>
      {!isHome && (
        <button
          type="button"
          aria-label={t('tabs.close', { title })}
          onClick={() => close(key)}
          className="ms-1 flex size-5 cursor-pointer items-center justify-center rounded-sm text-ink-faint hover:bg-line hover:text-ink"
        >
          {isDirty && <span aria-hidden className="size-2 rounded-full bg-waiting-ink group-focus-within:hidden group-hover:hidden" />}
          <X aria-hidden size={12} className={cx(isDirty && 'hidden group-focus-within:block group-hover:block')} />
        </button>
      )}
      {menuAt !== undefined && (
        <TabMenu
          tab={tab}
          index={index}
          at={menuAt}
          onMove={move}
          onClose={() => {
            setMenuAt(undefined);
            link.current?.focus();
          }}
        />
      )}
    </li>
  );
}

/** Props of {@link TabItem}. */
export interface TabItemProps {
  tab: Tab;
  /** Place in the row, from 0. */
  index: number;
  /** Tells those who listen that a tab has moved. */
  onAnnounce: (news: string) => void;
}
