import { eq, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { LocalizedText } from '@tarmac/freight-api/rules';
import type { Tx } from '../../../platform/db/database.ts';
import { sysPermission } from '../permission/permission.table.ts';

/** A menu entry as seeds write it: where it leads, which stored component it opens, and the permissions below it. */
export interface MenuSeed {
  /** Stable name of the entry, unique in the tree; its id is made from it. */
  key: string;
  title: LocalizedText;
  /** Address of the route, such as `/shipping/list`. */
  url: string;
  /** Stored component name; containers leave it out. */
  component?: string;
  componentName?: string;
  icon?: string;
  redirect?: string;
  hidden?: boolean;
  keepAlive?: boolean;
  alwaysShow?: boolean;
  /** `false` writes route "0": the entry points at another entry's route. */
  isRoute?: boolean;
  /** Opens in a new window instead of a frame. */
  external?: boolean;
  /** Permission of the entry itself, which its data rules narrow: `driver:list`. */
  perms?: string;
  children?: readonly MenuSeed[];
  /** Buttons and calls that roles may be given one by one. */
  permissions?: readonly PermissionSeed[];
}

/** One permission below a menu entry. */
export interface PermissionSeed {
  /** `driver:add`. Several, comma separated, are granted together. */
  perms: string;
  title: LocalizedText;
  /** Everybody may: screens then hide nothing by it, and roles need not hold it. */
  open?: boolean;
}

/** The id that a menu or permission has in every installation, so that seeds can be run again. */
export function seedId(kind: string, key: string): string {
  return createHash('sha256').update(`${kind}\n${key}`).digest('hex').slice(0, 32);
}

/** Id of the row that carries a permission. */
export function permissionId(perms: string): string {
  return seedId('permission', perms);
}

type Row = typeof sysPermission.$inferInsert;

/** Writes a menu tree into tenant 0; entries that exist and that nobody has changed are brought up to date. Safe to run on every start. */
export async function seedMenus(tx: Tx, tree: readonly MenuSeed[]): Promise<void> {
  const rows: Row[] = [];
  tree.forEach((menu, index) => collect(rows, { menu, parentId: '', index }));
  const names = new Set<string>();
  for (const row of rows) {
    if (names.has(row.id as string))
      throw new Error(`Menu or permission ${row.name} (${row.perms ?? row.url ?? ''}) stands twice in the seed.`);
    names.add(row.id as string);
  }
  // Most starts find everything as it is, and writing it again would cost a tenth of their time.
  const known = new Map((await tx.select(compared).from(sysPermission).where(eq(sysPermission.tenantId, 0))).map((row) => [row.id, row]));
  const stale = rows.filter((row) => {
    const present = known.get(row.id as string);
    return present === undefined || updated.some((name) => present[name] !== row[name]);
  });
  for (let from = 0; from < stale.length; from += 200) {
    await tx
      .insert(sysPermission)
      .values(stale.slice(from, from + 200))
      .onConflictDoUpdate({
        target: [sysPermission.tenantId, sysPermission.id],
        set: Object.fromEntries(
          updated.map((name) => [name, sql.raw(`excluded.${name.replaceAll(/[A-Z]/g, (one) => `_${one.toLowerCase()}`)}`)]),
        ),
        // What somebody has changed since stays as it was changed.
        setWhere: eq(sysPermission.version, 0),
      });
  }
}

const updated = [
  'parentId',
  'name',
  'nameEn',
  'url',
  'component',
  'componentName',
  'redirect',
  'menuType',
  'perms',
  'icon',
  'isRoute',
  'isLeaf',
  'keepAlive',
  'hidden',
  'alwaysShow',
  'sortNo',
  'internalOrExternal',
] as const;

const compared = { id: sysPermission.id, ...pick(sysPermission, updated) };

function pick<Shape, Name extends keyof Shape>(from: Shape, names: readonly Name[]): Pick<Shape, Name> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<Shape, Name>;
}

function collect(rows: Row[], { menu, parentId, index }: { menu: MenuSeed; parentId: string; index: number }): void {
  const id = seedId('menu', menu.key);
  const children = menu.children ?? [];
  rows.push({
    id,
    tenantId: 0,
    parentId,
    name: menu.title.zh,
    nameEn: menu.title.en,
    url: menu.url,
    component: menu.component ?? 'layouts/RouteView',
    componentName: menu.componentName ?? null,
    redirect: menu.redirect ?? null,
    menuType: parentId === '' ? 0 : 1,
    perms: menu.perms ?? null,
    icon: menu.icon ?? null,
    isRoute: menu.isRoute === false ? 0 : 1,
    isLeaf: children.length === 0 ? 1 : 0,
    keepAlive: menu.keepAlive === false ? 0 : 1,
    hidden: menu.hidden === true ? 1 : 0,
    alwaysShow: menu.alwaysShow === true ? 1 : 0,
    sortNo: index + 1,
    internalOrExternal: menu.external === true ? 1 : 0,
    createBy: 'system',
  });
  (menu.permissions ?? []).forEach((permission, position) =>
    rows.push({
      id: permissionId(permission.perms),
      tenantId: 0,
      parentId: id,
      name: permission.title.zh,
      nameEn: permission.title.en,
      url: null,
      component: null,
      componentName: null,
      redirect: null,
      menuType: 2,
      perms: permission.perms,
      status: permission.open === true ? '0' : '1',
      icon: null,
      isRoute: 0,
      isLeaf: 1,
      keepAlive: 0,
      hidden: 0,
      alwaysShow: 0,
      sortNo: position + 1,
      internalOrExternal: 0,
      createBy: 'system',
    }),
  );
  children.forEach((child, position) => collect(rows, { menu: child, parentId: id, index: position }));
}
