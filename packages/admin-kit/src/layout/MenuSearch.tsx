import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocale } from '../i18n/LocaleProvider.tsx';
import { IconButton } from '../internals/Button.tsx';
import { useIsMobile } from '../internals/useMediaQuery.ts';
import type { MenuNode } from './menu.ts';
import { MenuSearchBox } from './MenuSearchBox.tsx';

const MenuSearchDialog = lazy(() => import('./MenuSearchDialog.tsx'));

/**
 * Finds a page of the menu by its title, its pinyin or initials: in the header, on a narrow screen in a dialog. Hidden
 * entries and pure groups are not offered. @source LAY-06
 */
export function MenuSearch({ menu, onOpen, compact = false }: MenuSearchProps) {
  const { t } = useLocale();
  const isMobile = useIsMobile();
  const [isOpen, setOpen] = useState(false);
  if (!isMobile && !compact) return <MenuSearchBox menu={menu} onOpen={onOpen} />;
  return (
    <>
      <IconButton label={t('layout.search')} icon={<Search aria-hidden size={18} />} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          <MenuSearchDialog menu={menu} onOpen={onOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Props of {@link MenuSearch}. */
export interface MenuSearchProps {
  menu: readonly MenuNode[];
  /** Opens the chosen entry: a new window if it is external, else a navigation. */
  onOpen: (node: MenuNode) => void;
  /** A button that opens a dialog also where there is room for the box. */
  compact?: boolean;
}
