/** What has others of its kind below it. */
export interface Branch<Node> {
  /** Nodes below it; absent, null or empty where there are none. */
  children?: readonly Node[] | null | undefined;
}

/** One entry of a tree. */
export interface TreeNode {
  /** What is stored; unique in the tree. */
  value: string;
  /** What people read. */
  label: string;
  /** What is below it. */
  children?: readonly TreeNode[];
  /** Shown, and cannot be chosen. */
  disabled?: boolean;
  /** No children will come: without it a node with no `children` may be expanded when the tree loads on demand. */
  isLeaf?: boolean;
}

/** What is known of a tree. */
export interface TreeSource<Node> {
  keyOf: (node: Node) => string;
  /** Something lies below it, or may. */
  isParent: (node: Node) => boolean;
  /** undefined where it is not there yet. */
  childrenOf: (node: Node) => readonly Node[] | null | undefined;
}

/** Where a node or a row lies. */
export interface TreePlace {
  /** 1 for a root. */
  level: number;
  /** Something lies below it, or may. */
  isParent: boolean;
  /** What lies below is on its way. */
  isLoading?: boolean;
}

/** A node as it stands in the list that is seen. */
export interface TreeEntry<Node> extends TreePlace {
  node: Node;
  key: string;
  isOpen: boolean;
  /** A search holds it open. */
  isHeld: boolean;
  /** 1 for the first below its parent. */
  position: number;
  siblings: number;
}

/** What a search found, by key: nodes that fit, and those above them. */
export interface TreeHits {
  fitting: ReadonlySet<string>;
  leading: ReadonlySet<string>;
}

/** The nodes in view, from the top. A search opens what leads to its hits; below a hit a person goes on. A node that lies below itself is left out. */
export function flattenTree<Node>(
  roots: readonly Node[],
  { source, isOpen, hits }: { source: TreeSource<Node>; isOpen: (key: string) => boolean; hits?: TreeHits | undefined },
): Array<TreeEntry<Node>> {
  const list: Array<TreeEntry<Node>> = [];
  const walk = (nodes: readonly Node[], { above, isBelowHit }: { above: readonly string[]; isBelowHit: boolean }): void => {
    const isShown = (key: string) => isBelowHit || !hits || hits.fitting.has(key) || hits.leading.has(key);
    const shown = nodes.filter((node) => !above.includes(source.keyOf(node)) && isShown(source.keyOf(node)));
    shown.forEach((node, index) => {
      const key = source.keyOf(node);
      const isParent = source.isParent(node);
      const isHeld = hits?.leading.has(key) === true;
      const isNodeOpen = isParent && (isHeld || isOpen(key));
      const children = isNodeOpen ? source.childrenOf(node) : null;
      list.push({
        node,
        key,
        level: above.length + 1,
        isParent,
        isOpen: isNodeOpen,
        isHeld,
        isLoading: children === undefined,
        position: index + 1,
        siblings: shown.length,
      });
      if (children) walk(children, { above: [...above, key], isBelowHit: isBelowHit || hits?.fitting.has(key) === true });
    });
  };
  walk(roots, { above: [], isBelowHit: false });
  return list;
}

/**
 * All nodes, each before what lies below it.
 *
 * @example const labels = treeNodes<TreeNode>(nodes).map((node) => node.label);
 */
export const treeNodes = <Node extends Branch<Node>>(roots: readonly Node[]): Node[] =>
  roots.flatMap((node) => [node, ...treeNodes(node.children ?? [])]);

/** Looks through all of a tree. */
export function findInTree<Node extends Branch<Node>>(
  roots: readonly Node[],
  { keyOf, fits }: { keyOf: (node: Node) => string; fits: (node: Node) => boolean },
): TreeHits {
  const fitting = new Set<string>();
  const leading = new Set<string>();
  const look = (node: Node): boolean => {
    let leads = false;
    for (const child of node.children ?? []) leads = look(child) || leads;
    if (leads) leading.add(keyOf(node));
    const doesFit = fits(node);
    if (doesFit) fitting.add(keyOf(node));
    return leads || doesFit;
  };
  for (const root of roots) look(root);
  return { fitting, leading };
}

/** The nodes from a root to the first that is wanted; empty when there is none. */
export function pathInTree<Node extends Branch<Node>>(roots: readonly Node[], isWanted: (node: Node) => boolean): Node[] {
  for (const node of roots) {
    const below = isWanted(node) ? [] : pathInTree(node.children ?? [], isWanted);
    if (below.length > 0 || isWanted(node)) return [node, ...below];
  }
  return [];
}

/** The nodes from a root to the one of a value; empty where nothing is chosen or the tree does not hold it. */
export const pathToValue = (nodes: readonly TreeNode[], value: string | null): TreeNode[] =>
  value === null ? [] : pathInTree(nodes, (node) => node.value === value);

/**
 * What checks do to each other: nothing; those below follow, and one whose children are all checked is checked (`all`); or those below
 * follow, and those above, which are needed to reach it, are checked along and stay (`needed`).
 */
export type TreeCascade = 'none' | 'all' | 'needed';

/**
 * The keys that are checked after a click on one.
 *
 * @example const checked = toggleInTree<TreeNode>(nodes, { keyOf: (node) => node.value, key: 'south', checked: [], cascade: 'all' });
 */
export function toggleInTree<Node extends Branch<Node>>(
  roots: readonly Node[],
  { keyOf, key, checked, cascade }: { keyOf: (node: Node) => string; key: string; checked: Iterable<string>; cascade: TreeCascade },
): string[] {
  const next = new Set(checked);
  const path = pathInTree(roots, (node) => keyOf(node) === key);
  const willCheck = !next.has(key);
  const put = (one: string, isChecked: boolean) => (isChecked ? next.add(one) : next.delete(one));
  put(key, willCheck);
  if (cascade === 'none') return [...next];
  for (const node of treeNodes(path.slice(-1))) put(keyOf(node), willCheck);
  for (const node of path.slice(0, -1).toReversed()) {
    if (cascade === 'all')
      put(
        keyOf(node),
        (node.children ?? []).every((child) => next.has(keyOf(child))),
      );
    else if (willCheck) next.add(keyOf(node));
  }
  return [...next];
}

/** Whether something below a node is checked though the node is not. */
export const isPartlyChecked = (node: TreeNode, checked: ReadonlySet<string>): boolean =>
  !checked.has(node.value) && (node.children ?? []).some((child) => checked.has(child.value) || isPartlyChecked(child, checked));

/** A tree whose children of one node have arrived. */
export function withChildren(
  nodes: readonly TreeNode[],
  { parent, children }: { parent: string; children: readonly TreeNode[] },
): readonly TreeNode[] {
  return nodes.map((node) =>
    node.value === parent
      ? { ...node, children, isLeaf: children.length === 0 }
      : node.children
        ? { ...node, children: withChildren(node.children, { parent, children }) }
        : node,
  );
}
