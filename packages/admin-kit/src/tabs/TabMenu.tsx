import * as Dropdown from '@radix-ui/react-dropdown-menu';
import { useLocale } from '../i18n/LocaleProvider.tsx';
import { useTabs } from './TabsContext.ts';
import type { Tab, TabsAction } from './tabsReducer.ts';

/** The context menu of one tab, open at a point of the window. It is a chunk of its own, loaded when the pointer or the focus enters the row of tabs. */
export default function TabMenu({ tab, x, y, onClose }: TabMenuProps) {
  const { t } = useLocale();
  const { state, run, close } = useTabs();
  const isHome = tab.key === state.home.key;
  const choose = (type: Exclude<TabsAction['type'], 'visit' | 'reopen' | 'move' | 'retitle' | 'setMultiPage' | 'restore'>) => () =>
    run({ type, key: tab.key });

  return (
    <Dropdown.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dropdown.Trigger asChild>
        <span className="pointer-events-none fixed" style={{ left: x, top: y }} />
      </Dropdown.Trigger>
      <Dropdown.Portal>
        <Dropdown.Content
          align="start"
          aria-label={tab.title}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            document.querySelector<HTMLElement>(`[data-tab="${CSS.escape(tab.key)}"]`)?.focus();
          }}
          className="z-[1100] min-w-36 rounded-lg border border-solid border-line bg-surface py-1 text-base text-ink shadow-popup"
        >
          <TabMenuItem onSelect={choose('refresh')}>{t('tabs.refresh')}</TabMenuItem>
          {!isHome && <TabMenuItem onSelect={choose('togglePin')}>{t(tab.pinned ? 'tabs.unpin' : 'tabs.pin')}</TabMenuItem>}
          <Dropdown.Separator className="my-1 h-px bg-line" />
          <TabMenuItem onSelect={() => close(tab.key)}>{t('tabs.closeThis')}</TabMenuItem>
          <TabMenuItem onSelect={choose('closeLeft')}>{t('tabs.closeLeft')}</TabMenuItem>
          <TabMenuItem onSelect={choose('closeRight')}>{t('tabs.closeRight')}</TabMenuItem>
          <TabMenuItem onSelect={choose('closeOthers')}>{t('tabs.closeOthers')}</TabMenuItem>
          <TabMenuItem disabled={state.closed.length === 0} onSelect={() => run({ type: 'reopen' })}>
            {t('tabs.reopen')}
          </TabMenuItem>
        </Dropdown.Content>
      </Dropdown.Portal>
    </Dropdown.Root>
  );
}

/** Props of {@link TabMenu}. */
export interface TabMenuProps {
  tab: Tab;
  /** Pixels from the left of the window. */
  x: number;
  /** Pixels from the top of the window. */
  y: number;
  onClose: () => void;
}

function TabMenuItem(props: Dropdown.DropdownMenuItemProps) {
  return (
    <Dropdown.Item
      {...props}
      className="flex h-8 cursor-pointer items-center px-3 outline-none data-disabled:cursor-not-allowed data-disabled:text-ink-disabled data-highlighted:bg-hover"
    />
  );
}
