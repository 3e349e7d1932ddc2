import { useLocale } from '@tarmac/admin-kit/i18n';
import { IconButton, Select } from '@tarmac/admin-kit/input';
import { isContainer, type MenuNode, visibleMenu } from '@tarmac/admin-kit/layout';
import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useIsMobileScreen } from './useIsMobileScreen.ts';

const MenuSearchDialog = lazy(async () => ({ default: (await import('./MenuSearchDialog.tsx')).MenuSearchDialog }));

/** Finds a menu entry by its title: in the header, on a narrow screen in a dialog. Hidden entries and pure groups are not offered. @source LAY-06 */
export function MenuSearch({ menu, onOpen }: MenuSearchProps) {
  const { t } = useLocale();
  const isMobile = useIsMobileScreen();
  const [isOpen, setOpen] = useState(false);
  const entries = leaves(visibleMenu(menu));
  const choice = (
    <Select
      aria-label={t('layout.search')}
      placeholder={t('layout.search')}
      value={null}
      options={entries.map((node) => ({ value: node.path, label: node.meta?.title ?? node.path }))}
      onValueChange={(path) => {
        const node = entries.find((one) => one.path === path);
        setOpen(false);
        if (node !== undefined) onOpen(node);
      }}
    />
  );
  if (!isMobile) return <div className="w-44">{choice}</div>;
  return (
    <>
      <IconButton label={t('layout.search')} icon={<Search aria-hidden size={18} />} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          <MenuSearchDialog title={t('layout.search')} onClose={() => setOpen(false)}>
            {choice}
          </MenuSearchDialog>
        </Suspense>
      )}
    </>
  );
}

/** Props of {@link MenuSearch}. */
export interface MenuSearchProps {
  menu: readonly MenuNode[];
  onOpen: (node: MenuNode) => void;
}

function leaves(nodes: readonly MenuNode[]): MenuNode[] {
  return nodes.flatMap((node) => [...(isContainer(node) ? [] : [node]), ...leaves(node.children ?? [])]);
}
