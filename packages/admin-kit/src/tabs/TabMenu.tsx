import MenuList from '../input/MenuList.tsx';
import { useTabs } from './TabsContext.ts';
import type { Tab } from './tabsReducer.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** The context menu of one tab, open at a point of the window; loaded when the pointer or the focus enters the row of tabs. @source TAB-05 */
export default function TabMenu({ tab, index, at, onMove, onClose }: TabMenuProps) {
  const { t } = useTexts();
  const { state, run, close } = useTabs();
  const isHome = tab.key === state.home.key;
  const choose = (type: TabAction) => () => void run({ type, key: tab.key });
  // Pinned tabs stand before the others; across that line nothing moves.
  const mayMove = (to: number) => to > 0 && state.tabs[to]?.pinned === tab.pinned;
  return (
    <MenuList
      label={tab.title}
      align="start"
      anchor={{ getBoundingClientRect: () => at }}
      onClose={onClose}
      items={[
        { key: 'refresh', label: t('tabs.refresh'), onSelect: choose('refresh') },
        ...(isHome ? [] : [{ key: 'pin', label: t(tab.pinned ? 'tabs.unpin' : 'tabs.pin'), onSelect: choose('togglePin') }]),
        ...(isHome
          ? []
          : [
              { key: 'moveLeft', label: t('tabs.moveLeft'), disabled: !mayMove(index - 1), onSelect: () => onMove(index - 1) },
              { key: 'moveRight', label: t('tabs.moveRight'), disabled: !mayMove(index + 1), onSelect: () => onMove(index + 1) },
            ]),
        { key: 'close', label: t('tabs.closeThis'), separated: true, onSelect: () => close(tab.key) },
        { key: 'left', label: t('tabs.closeLeft'), onSelect: choose('closeLeft') },
        { key: 'right', label: t('tabs.closeRight'), onSelect: choose('closeRight') },
        { key: 'others', label: t('tabs.closeOthers'), onSelect: choose('closeOthers') },
        { key: 'reopen', label: t('tabs.reopen'), disabled: state.closed.length === 0, onSelect: () => void run({ type: 'reopen' }) },
      ]}
    />
  );
}

/** Props of {@link TabMenu}. */
export interface TabMenuProps {
  tab: Tab;
  /** Place in the row, from 0. */
  index: number;
  /** Where the menu opens. */
  at: DOMRect;
  onMove: (to: number) => void;
  onClose: () => void;
}

type TabAction = 'refresh' | 'togglePin' | 'closeLeft' | 'closeRight' | 'closeOthers';
