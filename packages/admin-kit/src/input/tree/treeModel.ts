/** One entry of a tree. */
export interface TreeNode {
  value: string;
  label: string;
  children?: readonly TreeNode[];
  disabled?: boolean;
  /** No children will come: without it a node with no `children` may be expanded when the tree loads on demand. */
  isLeaf?: boolean;
}

/** A node as it stands in the list that is seen. */
export interface VisibleNode {
  node: TreeNode;
  /** 1 for a root. */
  level: number;
  parent: string | null;
  hasChildren: boolean;
  position: number;
  siblings: number;
}

/** The nodes in view, from the top, given which are expanded. */
export function visibleNodes(
  nodes: readonly TreeNode[],
  { expanded, canLoad = false }: { expanded: ReadonlySet<string>; canLoad?: boolean },
): VisibleNode[] {
  const list: VisibleNode[] = [];
  const walk = (level: readonly TreeNode[], { depth, parent }: { depth: number; parent: string | null }) => {
    level.forEach((node, index) => {
      const hasChildren = Boolean(node.children?.length) || (canLoad && !node.children && !node.isLeaf);
      list.push({ node, level: depth, parent, hasChildren, position: index + 1, siblings: level.length });
      if (expanded.has(node.value) && node.children) walk(node.children, { depth: depth + 1, parent: node.value });
    });
  };
  walk(nodes, { depth: 1, parent: null });
  return list;
}

/** The branches that hold a label with the typed text; everything when nothing is typed. */
export function filterTree(nodes: readonly TreeNode[], query: string): readonly TreeNode[] {
  const wanted = query.trim().toLocaleLowerCase();
  if (!wanted) return nodes;
  return nodes.flatMap((node) => {
    if (node.label.toLocaleLowerCase().includes(wanted)) return [node];
    const children = filterTree(node.children ?? [], query);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** The nodes from a root to the node with that value; empty when there is none. */
export function pathTo(nodes: readonly TreeNode[], value: string): readonly TreeNode[] {
  for (const node of nodes) {
    if (node.value === value) return [node];
    const below = pathTo(node.children ?? [], value);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** A node and everything below it. */
function descendants(node: TreeNode): readonly string[] {
  return [node.value, ...(node.children ?? []).flatMap(descendants)];
}

/** What is checked after a click: children follow their parent, and a parent is checked when all its children are. */
export function toggleChecked(
  nodes: readonly TreeNode[],
  { checked, value, isLinked }: { checked: ReadonlySet<string>; value: string; isLinked: boolean },
): Set<string> {
  const next = new Set(checked);
  const path = pathTo(nodes, value);
  const node = path.at(-1);
  if (!node) return next;
  const willCheck = !checked.has(value);
  for (const one of isLinked ? descendants(node) : [value]) {
    if (willCheck) next.add(one);
    else next.delete(one);
  }
  if (isLinked) {
    for (const ancestor of path.slice(0, -1).toReversed()) {
      if ((ancestor.children ?? []).every((child) => next.has(child.value))) next.add(ancestor.value);
      else next.delete(ancestor.value);
    }
  }
  return next;
}

/** Whether something below a node is checked though the node is not. */
export function isPartlyChecked(node: TreeNode, checked: ReadonlySet<string>): boolean {
  return !checked.has(node.value) && (node.children ?? []).some((child) => checked.has(child.value) || isPartlyChecked(child, checked));
}
