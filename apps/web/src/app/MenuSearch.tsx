import { useLocale } from '@tarmac/admin-kit/i18n';
import { Select } from '@tarmac/admin-kit/input';
import { isContainer, type MenuNode, visibleMenu } from '@tarmac/admin-kit/layout';

/** Finds a menu entry by its title; hidden entries and pure groups are not offered. @source LAY-06 */
export function MenuSearch({ menu, onOpen }: MenuSearchProps) {
  const { t } = useLocale();
  const entries = leaves(visibleMenu(menu));
  return (
    <div className="hidden w-44 sm:block">
      <Select
        aria-label={t('layout.search')}
        placeholder={t('layout.search')}
        value={null}
        options={entries.map((node) => ({ value: node.path, label: node.meta?.title ?? node.path }))}
        onValueChange={(path) => {
          const node = entries.find((one) => one.path === path);
          if (node !== undefined) onOpen(node);
        }}
      />
    </div>
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
