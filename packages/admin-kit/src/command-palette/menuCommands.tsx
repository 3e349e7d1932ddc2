import { isContainer, type MenuNode, visibleMenu } from '../layout/menu.ts';
import { titleOf } from '../layout/MenuEntry.tsx';
import { MenuIcon } from '../layout/menuIcon.tsx';
import type { TabsContextValue } from '../tabs/TabsContext.ts';
import type { Command } from './createCommandStore.ts';

/**
 * One command per page of a menu; hidden entries and pure groups are left out.
 *
 * @example const commands = menuCommands(menu, { onOpen: (node) => location.assign(node.path), group: 'Pages' });
 * @source LAY-06
 */
export function menuCommands(menu: readonly MenuNode[], { onOpen, group }: { onOpen: (node: MenuNode) => void; group: string }): Command[] {
  const visit = (nodes: readonly MenuNode[], { trail, icon }: { trail: readonly string[]; icon?: string | null }): Command[] =>
    nodes.flatMap((node) => {
      const own = node.meta?.icon ?? icon;
      const page: Command = {
        id: `menu:${node.path}`,
        title: titleOf(node),
        group,
        ...(trail.length === 0 ? {} : { hint: trail.join(' / ') }),
        keywords: [node.path],
        icon: <MenuIcon name={own} />,
        run: () => onOpen(node),
      };
      return [...(isContainer(node) ? [] : [page]), ...visit(node.children ?? [], { trail: [...trail, titleOf(node)], icon: own })];
    });
  return visit(visibleMenu(menu), { trail: [] });
}

/**
 * One command per open tab, but not the one that is seen.
 *
 * @example const commands = tabCommands(useTabs(), 'Open pages');
 */
export function tabCommands({ state, activate }: Pick<TabsContextValue, 'state' | 'activate'>, group: string): Command[] {
  return state.tabs
    .filter((tab) => tab.key !== state.activeKey)
    .map((tab) => ({ id: `tab:${tab.key}`, title: tab.title, group, icon: <MenuIcon name={tab.icon} />, run: () => activate(tab) }));
}
