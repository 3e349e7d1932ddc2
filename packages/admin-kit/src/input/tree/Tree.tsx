import type { Label } from '../../i18n/catalogue.ts';
import { late } from '../../internals/late.ts';
import type { TreeNode } from './treeModel.ts';

const TreeView = late(() => import('./TreeView.tsx'), {
  part: 'TreeView',
  meanwhile: ({ className }: TreeProps) => <div className={className} />,
});

/**
 * A tree of any size to walk with the arrow keys; choose one node, or check several. Only the rows in view are drawn: it scrolls by
 * itself within the height that its class gives. It comes when it is first shown.
 *
 * @example <Tree aria-label="权限" nodes={nodes} checkable checked={chosen} onCheckedChange={setChecked} className="h-80" />
 * @keyboard
 * ↓ ↑: Next and previous node in view
 * →: Opens a closed node, then goes into it
 * ←: Closes an open node, then goes to its parent
 * Home End: First and last node in view
 * Enter Space: Chooses the node, or turns its check
 */
export function Tree(props: TreeProps) {
  return <TreeView {...props} />;
}

/** Props of {@link Tree}. */
export interface TreeProps {
  /** Roots of the tree, each with its children as far as they are known. */
  nodes: readonly TreeNode[];
  /** The chosen node of a tree without checks. */
  selected?: string | null | undefined;
  /** Called with the node that was chosen by click, Enter or Space, in a tree without checks. */
  onSelect?: (node: TreeNode) => void;
  /** Draws a box at each node; `checked` and `onCheckedChange` hold the values. */
  checkable?: boolean | undefined;
  /** Values of the nodes that are checked; read where `checkable` is set. */
  checked?: readonly string[];
  /** Called with the values of all checked nodes and the node whose box was turned; a linked parent is among them when all its children are. */
  onCheckedChange?: (checked: string[], node: TreeNode) => void;
  /** Whether checking a parent checks its children and the other way round, default true. */
  linked?: boolean;
  /** Whether only nodes with none below them can be chosen; the others open and close. Default false. */
  leavesOnly?: boolean | undefined;
  /** Draws a search of this name above the tree. The arrow down leads from it into the tree, Enter takes the first that was found. */
  searchLabel?: Label;
  /** Called with what is typed into the search. */
  onQueryChange?: (query: string) => void;
  /** Shows only branches whose labels hold this text, by its letters or by pinyin; for a search that stands elsewhere. */
  query?: string;
  /** More of the tree is on its way. */
  loading?: boolean | undefined;
  /** Values of the nodes that are open at first; none unless said. */
  defaultExpanded?: readonly string[];
  /** Called when a node without `children` is opened; the host adds them to `nodes`. */
  loadChildren?: ((node: TreeNode) => Promise<void>) | undefined;
  /** Name of the tree for assistive technology; give it, or `aria-labelledby`. */
  'aria-label'?: string;
  /** Id of the element that names the tree. */
  'aria-labelledby'?: string;
  /** Class of the tree, which gives it a height; without one it is as high as ten rows at most. */
  className?: string;
}
