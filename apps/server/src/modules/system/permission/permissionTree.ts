import type { PermissionChoice, PermissionNode } from './permission.contract.ts';
import type { PermissionRow } from './permission.queries.ts';

/** What trees of entries are made from. */
export interface PermissionSource {
  all: readonly PermissionRow[];
  ruled: ReadonlySet<string>;
  locale: 'zh' | 'en';
  /** Whether the person may give an entry to others. */
  isHeld: (row: PermissionRow) => boolean;
}

/** Entries by what they lie below. */
type Below = ReadonlyMap<string, readonly PermissionRow[]>;

const nameOf = (row: PermissionRow, locale: 'zh' | 'en') => (locale === 'en' ? (row.nameEn ?? row.name) : row.name);

function belowOf({ all }: PermissionSource): Below {
  const known = new Set(all.map((row) => row.id));
  const below = new Map<string, PermissionRow[]>();
  for (const row of all) {
    // What lies below an entry that is gone would be lost from sight; it stands at the top.
    const parent = known.has(row.parentId) ? row.parentId : '';
    const rows = below.get(parent);
    if (rows === undefined) below.set(parent, [row]);
    else rows.push(row);
  }
  return below;
}

/** An entry as the wire shows it. `children`: all that lies below, or none of it. */
function nodeOf(source: PermissionSource, { below, row, isDeep }: { below: Below; row: PermissionRow; isDeep: boolean }): PermissionNode {
  const rows = below.get(row.id) ?? [];
  const isLeaf = rows.length === 0;
  const { isRoute, isLeaf: _leaf, tenantId: _tenant, ...rest } = row;
  return {
    ...rest,
    route: isRoute === 1,
    hidden: row.hidden === 1,
    keepAlive: row.keepAlive === 1,
    alwaysShow: row.alwaysShow === 1,
    internalOrExternal: row.internalOrExternal === 1,
    ruleFlag: source.ruled.has(row.id) ? 1 : 0,
    key: row.id,
    title: nameOf(row, source.locale),
    leaf: isLeaf,
    isLeaf,
    children: isLeaf ? null : isDeep ? rows.map((one) => nodeOf(source, { below, row: one, isDeep: true })) : [],
  };
}

/** The whole tree. @source jeecg-wire 3.4 */
export function wholeTree(source: PermissionSource): PermissionNode[] {
  const below = belowOf(source);
  return (below.get('') ?? []).map((row) => nodeOf(source, { below, row, isDeep: true }));
}

/** What lies right below an entry; the empty id means the first level, without buttons. */
export function levelBelow(source: PermissionSource, parentId: string): PermissionNode[] {
  const below = belowOf(source);
  const rows = below.get(parentId) ?? [];
  return (parentId === '' ? rows.filter((row) => row.menuType !== 2) : rows).map((row) => nodeOf(source, { below, row, isDeep: false }));
}

/** The tree as choices. The role's drawer reads the titles from another key than the form. @source jeecg-wire 3.2 */
export function choices(
  source: PermissionSource,
  { titleKey, parentId = '', isDeep = true }: { titleKey: 'title' | 'slotTitle'; parentId?: string; isDeep?: boolean },
): PermissionChoice[] {
  const below = belowOf(source);
  const choiceOf = (row: PermissionRow): PermissionChoice => {
    const rows = below.get(row.id) ?? [];
    const name = nameOf(row, source.locale);
    return {
      key: row.id,
      value: row.id,
      label: titleKey === 'title' ? name : null,
      title: titleKey === 'title' ? name : null,
      slotTitle: titleKey === 'slotTitle' ? name : null,
      isLeaf: rows.length === 0,
      icon: row.icon,
      url: row.url,
      ruleFlag: source.ruled.has(row.id) ? 1 : 0,
      parentId: row.parentId,
      scopedSlots: { title: 'hasDatarule' },
      isHeld: source.isHeld(row),
      children: isDeep ? rows.map(choiceOf) : [],
    };
  };
  return (below.get(parentId) ?? []).map(choiceOf);
}
