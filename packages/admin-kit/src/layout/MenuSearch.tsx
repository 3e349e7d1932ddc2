import { Search } from 'lucide-react';
import { late, useLate } from '../internals/late.ts';
import { useId, useState } from 'react';
import { IconButton } from '../internals/Button.tsx';
import { controlBox, controlInput } from '../internals/control.ts';
import { cx } from '../internals/cx.ts';
import { useIsMobile } from '../internals/useMediaQuery.ts';
import type { MenuNode } from './menu.ts';
import { zhScreens } from '../i18n/screenTexts.zh.ts';
import { useTexts } from '../i18n/useTexts.ts';

const MenuSearchDialog = late(() => import('./MenuSearchDialog.tsx'));
const searchBox = late(() => import('./MenuSearchBox.tsx'));

/**
 * Finds a page of the menu by its title, its pinyin or initials: in the header, on a narrow screen in a dialog. Hidden
 * entries and pure groups are not offered.
 *
 * @example <MenuSearch menu={menu} onOpen={(node) => go(node.path)} />
 * @source LAY-06
 */
export function MenuSearch({ menu, onOpen, compact = false, shortcut }: MenuSearchProps) {
  const { t } = useTexts(zhScreens);
  const isMobile = useIsMobile();
  const [isOpen, setOpen] = useState(false);
  if (!isMobile && !compact)
    return (
      <div className="relative w-60 shrink-0">
        <InlineSearch menu={menu} onOpen={onOpen} />
        {shortcut && (
          <kbd
            aria-hidden
            className="pointer-events-none absolute inset-y-0 end-9 my-auto h-5 rounded-sm border border-solid border-line bg-sunken px-1.5 font-sans text-xs leading-4.5 text-ink-secondary"
          >
            {shortcut}
          </kbd>
        )}
      </div>
    );
  return (
    <>
      <IconButton label={t('layout.search')} icon={<Search aria-hidden size={18} />} onClick={() => setOpen(true)} />
      {isOpen && <MenuSearchDialog menu={menu} onOpen={onOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Props of {@link MenuSearch}. */
export interface MenuSearchProps {
  /** Entries to search through, hidden ones left out; groups name what is below them. */
  menu: readonly MenuNode[];
  /** Opens the chosen entry: a new window if it is external, else a navigation. */
  onOpen: (node: MenuNode) => void;
  /** A button that opens a dialog also where there is room for the box. */
  compact?: boolean;
  /** Keys that lead further than the box, such as those of a command palette, written in it; absent writes none. */
  shortcut?: string;
}

/** Looks like the box and takes what is typed while the box's code is on its way: no page waits for a search that nobody makes. */
function InlineSearch(props: Pick<MenuSearchProps, 'menu' | 'onOpen'>) {
  const { t } = useTexts(zhScreens);
  // Of the list that the box will open.
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [isFocused, setFocused] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const box = useLate(searchBox, { isWanted: isWanted || undefined, props: { ...props, defaultQuery: isFocused ? typed : undefined } });
  if (box !== null) return box;
  return (
    <div className={controlBox}>
      <input
        role="combobox"
        aria-expanded={false}
        aria-controls={listId}
        aria-label={t('layout.search')}
        placeholder={t('layout.search')}
        autoComplete="off"
        value={typed}
        onPointerEnter={() => setWanted(true)}
        onFocus={() => {
          setFocused(true);
          setWanted(true);
        }}
        onBlur={() => setFocused(false)}
        onChange={(event) => setTyped(event.target.value)}
        className={cx(controlInput, 'px-2.5')}
      />
    </div>
  );
}
