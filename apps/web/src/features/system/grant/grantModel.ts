import { toggleInTree, treeNodes } from '@tarmac/admin-kit/input';
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

/** The keys of all that groups show. */
export const shownIn = (groups: readonly GrantGroup[]): ReadonlySet<string> =>
  new Set(
    groups
      .flatMap(({ head, rows }) => [head, ...rows.flatMap(({ page, actions }) => (page ? [page, ...actions] : actions))])
      .map(({ key }) => key),
  );

/**
 * What is given after a press on one entry. Linked, what is shown below it follows, and what stands above it is given with it; it stays given
 * while something below it does that a search hides.
 */
export function toggled(
  tree: readonly PermissionChoice[],
  { checked, key, linked, shown }: { checked: readonly string[]; key: string; linked: boolean; shown: ReadonlySet<string> },
): string[] {
  const press = { keyOf: (choice: PermissionChoice) => choice.key, key, checked };
  if (!linked) return [...toggleInTree(tree, { ...press, cascade: 'none' })];
  const next = toggleInTree(
    tree.map((choice) => narrowed(choice, { key, shown })),
    { ...press, cascade: 'needed' },
  );
  return withAbove(tree, { before: new Set(checked), next: new Set(next) });
}

/** An entry of the tree in which nothing stands below the pressed one but what is shown. */
function narrowed(choice: PermissionChoice, pressed: { key: string; shown: ReadonlySet<string> }): PermissionChoice {
  const children =
    choice.key === pressed.key ? shownBelow(choice, pressed.shown) : childrenOf(choice).map((child) => narrowed(child, pressed));
  return { ...choice, children };
}

function shownBelow(choice: PermissionChoice, shown: ReadonlySet<string>): PermissionChoice[] {
  return childrenOf(choice).flatMap((child) => {
    const children = shownBelow(child, shown);
    return shown.has(child.key) ? [{ ...child, children }] : children;
  });
}

/** What is given once all that is shown is, or none of it: what a search hides stays as it is, and so does what stands above that. */
export function allToggled(
  tree: readonly PermissionChoice[],
  { checked, shown, willCheck }: { checked: readonly string[]; shown: ReadonlySet<string>; willCheck: boolean },
): string[] {
  if (willCheck) return [...new Set([...checked, ...shown])];
  return withAbove(tree, { before: new Set(checked), next: new Set(checked.filter((key) => !shown.has(key))) });
}

/** Leaves given what was, as long as something below it is. */
function withAbove(tree: readonly PermissionChoice[], { before, next }: { before: ReadonlySet<string>; next: Set<string> }): string[] {
  const visit = (choice: PermissionChoice): boolean => {
    const isNeeded = childrenOf(choice).map(visit).includes(true);
    if (isNeeded && before.has(choice.key)) next.add(choice.key);
    return next.has(choice.key) || isNeeded;
  };
  tree.forEach(visit);
  return [...next];
}

/** Whether an entry is given, or something below it, but not all of it. */
export function isPartlyGiven(choice: PermissionChoice, checked: ReadonlySet<string>): boolean {
  const all = treeNodes([choice]);
  const count = all.filter(({ key }) => checked.has(key)).length;
  return count > 0 && count < all.length;
}

/** The online form that an entry opens. */
export const formOf = ({ url }: PermissionChoice): string | undefined =>
  /^\/online\/cgform(?:Tree|Erp|InnerTable|Tab)?List\/([\w-]{1,36})$/.exec(url ?? '')?.[1];
