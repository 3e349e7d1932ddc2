import { toggleInTree } from '@tarmac/admin-kit/input';
import type { PermissionChoice } from '@tarmac/freight-api/system';

/** A page with what can be done on it; without a page, what stands right below a group. */
export interface GrantRow {
  page?: PermissionChoice;
  actions: readonly PermissionChoice[];
}

/** An entry of the top level with the pages below it, however deep. */
export interface GrantGroup {
  head: PermissionChoice;
  rows: readonly GrantRow[];
}

const childrenOf = ({ children }: PermissionChoice): readonly PermissionChoice[] => children ?? [];
const isLeaf = (choice: PermissionChoice) => childrenOf(choice).length === 0;

/** The name of an entry as the menu shows it. */
export const nameOf = ({ slotTitle, title, label }: PermissionChoice): string => slotTitle ?? title ?? label ?? '';

/** The tree as groups of rows: a page and its buttons stand in one line. */
export function groupsOf(tree: readonly PermissionChoice[]): GrantGroup[] {
  return tree.map((head) => {
    const children = childrenOf(head);
    if (children.every(isLeaf)) return { head, rows: children.length > 0 ? [{ actions: children }] : [] };
    return { head, rows: children.flatMap(rowsOf) };
  });
}

function rowsOf(page: PermissionChoice): GrantRow[] {
  const children = childrenOf(page);
  return [{ page, actions: children.filter(isLeaf) }, ...children.filter((child) => !isLeaf(child)).flatMap(rowsOf)];
}

/** The groups with the rows that a search finds, by the name of a group, a page or a button. */
export function foundIn(groups: readonly GrantGroup[], word: string): GrantGroup[] {
  const wanted = word.trim().toLowerCase();
  if (wanted === '') return [...groups];
  const isFound = (choice: PermissionChoice | undefined) => choice !== undefined && nameOf(choice).toLowerCase().includes(wanted);
  return groups.flatMap((group) => {
    if (isFound(group.head)) return [group];
    const rows = group.rows.filter(({ page, actions }) => isFound(page) || actions.some(isFound));
    return rows.length > 0 ? [{ ...group, rows }] : [];
  });
}

/** What is given after a press on one entry. Linked, what stands below it follows, and what stands above it is given with it. */
export function toggled(
  tree: readonly PermissionChoice[],
  { checked, key, linked }: { checked: readonly string[]; key: string; linked: boolean },
): string[] {
  return toggleInTree(tree, { keyOf: (choice) => choice.key, key, checked, cascade: linked ? 'needed' : 'none' });
}
