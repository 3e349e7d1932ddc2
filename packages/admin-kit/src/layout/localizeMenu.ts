import type { Label } from '../i18n/catalogue.ts';
import type { MenuNode } from './menu.ts';

/** A menu entry whose title may be written in several languages. */
export interface LabelledMenuNode extends Omit<MenuNode, 'meta' | 'children'> {
  /** Title in both languages, icon and what the tab does. */
  meta?:
    | (Pick<NonNullable<MenuNode['meta']>, 'icon' | 'url' | 'keepAlive' | 'internalOrExternal' | 'permissionList'> & {
        title?: Label | null;
        [further: string]: unknown;
      })
    | null;
  /** What is below it. */
  children?: readonly LabelledMenuNode[] | null;
}

/**
 * A menu in one language. Made again when the language changes, it is what the layout shows, and what routes, tabs and the breadcrumb take
 * their titles from.
 *
 * @example const localize = useLocalize(); const menu = useMemo(() => localizeMenu([{ path: '/devices', meta: { title: { zh: '设备', en: 'Devices' } } }], localize), [localize]);
 */
export function localizeMenu(menu: readonly LabelledMenuNode[], localize: (label: Label) => string): MenuNode[] {
  return withMeta(menu, (meta) => meta && { ...meta, title: meta.title && localize(meta.title) });
}

/** A menu with other facts of its entries, to the lowest. */
export function withMeta(menu: readonly LabelledMenuNode[], change: (meta: LabelledMenuNode['meta']) => MenuNode['meta']): MenuNode[] {
  return menu.map(({ meta, children, ...node }) => {
    const changed = change(meta);
    return {
      ...node,
      ...(changed && { meta: changed }),
      ...(children && { children: withMeta(children, change) }),
    };
  });
}
