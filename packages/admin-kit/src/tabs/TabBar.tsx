import { ChevronDown, Maximize2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Menu } from '../input/Menu.tsx';
import { IconButton } from '../internals/Button.tsx';
import { cx } from '../internals/cx.ts';
import { preloadTabMenu, TabItem } from './TabItem.tsx';
import { useTabs } from './TabsContext.ts';
import { tabName } from './tabsReducer.ts';
import { useTexts } from '../i18n/useTexts.ts';

/**
 * The row of open pages. Arrow keys move along it, Delete closes, Ctrl+Shift+arrow moves a tab; dragging, the wheel, the
 * context menu and the middle button do as in a browser. At its end: all tabs as a list, and the page in the whole window.
 *
 * @example <TabsProvider home={home} href={href} describe={describeTab} onNavigate={go}><TabBar /><TabOutlet renderPage={renderPage} /></TabsProvider>
 * @keyboard
 * → ← Home End: Moves along the row
 * Enter: Shows the page
 * Delete: Closes the tab, after a question when it holds unsaved input
 * Ctrl+Shift+→ ←: Moves the tab; its new place is announced
 * Shift+F10: Opens the menu of the tab
 * @source TAB-05
 */
export function TabBar({ className }: TabBarProps) {
  const { t } = useTexts();
  const { state, activate, isMaximised, setMaximised } = useTabs();
  const list = useRef<HTMLUListElement>(null);
  const [news, setNews] = useState('');

  useLayoutEffect(() => {
    list.current?.querySelector('li:has([aria-current=page])')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [state.activeKey]);

  const shown = useRef(state.tabs);
  useEffect(() => {
    const before = shown.current;
    shown.current = state.tabs;
    const at = before.findIndex(({ key }) => state.tabs.every((tab) => tab.key !== key));
    if (at < 0) return;
    // A focused element that is removed leaves the focus nowhere; a dialog that asked first gives it back a moment later.
    const keepFocus = () => {
      if (document.activeElement !== document.body && document.activeElement !== null) return;
      list.current?.querySelectorAll<HTMLElement>('[data-tab]')[Math.min(at, state.tabs.length - 1)]?.focus();
    };
    keepFocus();
    const timer = setTimeout(keepFocus);
    return () => clearTimeout(timer);
  }, [state.tabs]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-tab]') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLElement);
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const to = { ArrowRight: at + forward, ArrowLeft: at - forward, Home: 0, End: links.length - 1 }[event.key];
    if (at < 0 || to === undefined || event.ctrlKey) return;
    event.preventDefault();
    links.at(to % links.length)?.focus();
  };

  return (
    <nav
      aria-label={t('tabs.label')}
      onPointerEnter={preloadTabMenu}
      onFocus={preloadTabMenu}
      className={cx('flex items-center border-b border-solid border-line bg-surface', className)}
    >
      <ul
        ref={list}
        onKeyDown={handleKeyDown}
        onWheel={(event) => list.current?.scrollBy({ left: event.deltaY })}
        className="m-0 flex min-w-0 flex-1 list-none gap-1 overflow-x-auto py-1.5 ps-3 [scrollbar-width:none]"
      >
        {state.tabs.map((tab, index) => (
          <TabItem key={tab.key} tab={tab} index={index} onAnnounce={setNews} />
        ))}
      </ul>
      <span role="status" className="sr-only">
        {news}
      </span>
      <div className="flex shrink-0 items-center gap-0.5 px-1.5">
        <Menu
          label={t('tabs.more')}
          trigger={<IconButton size="small" label={t('tabs.more')} icon={<ChevronDown aria-hidden size={14} />} />}
          items={state.tabs.map((tab) => ({
            key: tab.key,
            label: tabName(tab, state.tabs),
            checked: tab.key === state.activeKey,
            onSelect: () => activate(tab),
          }))}
        />
        <IconButton
          size="small"
          label={t(isMaximised ? 'tabs.restore' : 'tabs.maximise')}
          aria-pressed={isMaximised}
          icon={<Maximize2 aria-hidden size={14} />}
          className={cx(isMaximised && 'bg-primary-soft text-primary-ink')}
          onClick={() => setMaximised(!isMaximised)}
        />
      </div>
    </nav>
  );
}

/** Props of {@link TabBar}. */
export interface TabBarProps {
  /** Class of the row. */
  className?: string;
}
