import { useMemo, useState, type ReactNode } from 'react';
import { ErrorState } from '../input/states.tsx';
import type { TreeProps } from '../input/tree/Tree.tsx';
import { findInTree, pathInTree, treeNodes, type TreeNode } from '../input/tree/treeModel.ts';
import { TreeView } from '../input/tree/TreeView.tsx';
import { cx } from '../internals/cx.ts';
import { Spinner } from '../internals/Spinner.tsx';
import type { DepartmentChoiceProps } from './DepartmentChoice.tsx';
import { askCategories, categoryTree, departmentTree, regionItems, regionTree, type OrgItem } from './orgKinds.ts';
import type { Department } from './orgSource.ts';
import { useOrgSource } from './useOrgSource.ts';
import { useAnswer, type Answer } from './useAnswer.ts';
import { zhOrg } from './texts.zh.ts';
import { useTexts } from '../i18n/useTexts.ts';

/** The tree of departments. */
export function DepartmentChoice(props: DepartmentChoiceProps) {
  const source = useOrgSource();
  const tree = useAnswer('departments', { ask: () => source.departments() });
  return <WhenAnswered answer={tree}>{(departments) => <DepartmentTree {...props} departments={departments} />}</WhenAnswered>;
}

function DepartmentTree({
  departments,
  isChosen,
  onChoose,
  checkable,
  className,
}: DepartmentChoiceProps & { departments: readonly Department[] }) {
  const { t } = useTexts(zhOrg);
  const nodes = useMemo(() => departmentTree(departments), [departments]);
  return (
    <ChoiceTree
      nodes={nodes}
      checkable={checkable}
      chosen={treeNodes(departments)
        .filter(isChosen)
        .map(({ id }) => id)}
      openRoots
      onChoose={({ value }) => onChoose(pathInTree(departments, ({ id }) => id === value).at(-1)!)}
      aria-label={t('org.departments')}
      searchLabel={t('org.searchDepartment')}
      className={className}
    />
  );
}

/** The tree of administrative divisions: provinces closed, what is chosen in view. */
export function RegionChoice({ keys, onToggle, levels, ...props }: RegionChoiceProps & { levels: number | undefined }) {
  const { t } = useTexts(zhOrg);
  const source = useOrgSource();
  const asked = useAnswer('regions', {
    ask: async () => {
      const regions = await source.regions();
      return { tree: regionTree(regions), items: regionItems(regions) };
    },
  });
  return (
    <WhenAnswered answer={asked}>
      {({ tree, items }) => (
        <ChoiceTree
          {...props}
          nodes={levels === undefined ? tree : upTo(tree, levels)}
          chosen={keys}
          onChoose={({ value }) => onToggle(items.get(value)!)}
          aria-label={t('org.regions')}
          searchLabel={t('org.searchRegion')}
          className="h-80"
        />
      )}
    </WhenAnswered>
  );
}

/** The first levels of a tree. */
const upTo = (nodes: readonly TreeNode[], levels: number): TreeNode[] =>
  nodes.map(({ children, ...node }) => ({ ...node, ...(levels > 1 && children && { children: upTo(children, levels - 1) }) }));

/** The tree of categories below a code: closed, what is chosen in view. */
export function CategoryChoice({ code, keys, onToggle, ...props }: RegionChoiceProps & { code: string }) {
  const { t, localize } = useTexts(zhOrg);
  const { categories } = useOrgSource();
  const asked = useAnswer(`categories ${code}`, {
    ask: async () => {
      if (categories === undefined) throw new Error('CategoryPicker: the dictionaries around it have no categories.');
      return categoryTree(await askCategories(categories, { code }), localize);
    },
  });
  return (
    <WhenAnswered answer={asked}>
      {(tree) => (
        <ChoiceTree
          {...props}
          nodes={tree}
          chosen={keys}
          onChoose={({ value, label }) => onToggle({ key: value, name: label, row: { id: value, name: label } })}
          aria-label={t('org.categories')}
          searchLabel={t('org.searchCategory')}
          className="h-80"
        />
      )}
    </WhenAnswered>
  );
}

interface RegionChoiceProps {
  /** What is chosen. */
  keys: readonly string[];
  /** Draws a box at each that can be chosen. */
  checkable: boolean;
  /** Only those with none below can be chosen. */
  leavesOnly: boolean;
  onToggle: (item: OrgItem) => void;
}

/** A searched tree that opens the way to what is chosen, and in which one choice says nothing of those below it. */
function ChoiceTree({ chosen, openRoots = false, onChoose, className, ...tree }: ChoiceTreeProps) {
  const [open] = useState(() => [
    ...(openRoots ? tree.nodes.map(({ value }) => value) : []),
    ...findInTree(tree.nodes, { keyOf: ({ value }) => value, fits: ({ value }) => chosen.includes(value) }).leading,
  ]);
  return (
    <TreeView
      {...tree}
      linked={false}
      selected={chosen[0]}
      checked={chosen}
      defaultExpanded={open}
      onSelect={onChoose}
      onCheckedChange={(_, node) => onChoose(node)}
      className={cx('rounded-md border border-solid border-line', className)}
    />
  );
}

interface ChoiceTreeProps extends Pick<TreeProps, 'nodes' | 'checkable' | 'leavesOnly' | 'searchLabel' | 'aria-label' | 'className'> {
  chosen: readonly string[];
  /** Begins with its roots open. */
  openRoots?: boolean;
  onChoose: (node: TreeNode) => void;
}

function WhenAnswered<Result>({ answer, children }: { answer: Answer<Result>; children: (result: Result) => ReactNode }) {
  if (answer.state === 'failed') return <ErrorState onRetry={answer.retry}>{answer.message}</ErrorState>;
  if (answer.result !== undefined) return children(answer.result);
  return (
    <div className="flex justify-center p-6">
      <Spinner />
    </div>
  );
}
