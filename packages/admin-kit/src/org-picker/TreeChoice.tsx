import type { ReactNode } from 'react';
import { ErrorState } from '../input/states.tsx';
import { Spinner } from '../internals/Spinner.tsx';
import type { DepartmentChoiceProps } from './DepartmentChoice.tsx';
import { DepartmentTree } from './DepartmentTree.tsx';
import { askCategories, categoryTree, regionItems, regionTree, type OrgItem } from './orgKinds.ts';
import { useOrgSource } from './useOrgSource.ts';
import { useOrgTexts } from './orgTexts.ts';
import { useAnswer, type Answer } from './useAnswer.ts';

/** The tree of departments. */
export function DepartmentChoice(props: DepartmentChoiceProps) {
  const { t } = useOrgTexts();
  const source = useOrgSource();
  const tree = useAnswer('departments', { ask: () => source.departments() });
  return (
    <WhenAnswered answer={tree}>
      {(departments) => (
        <DepartmentTree {...props} departments={departments} label={t('org.departments')} searchLabel={t('org.searchDepartment')} />
      )}
    </WhenAnswered>
  );
}

/** The tree of administrative divisions: provinces closed, what is chosen in view. */
export function RegionChoice({ keys, onToggle, ...props }: RegionChoiceProps) {
  const { t } = useOrgTexts();
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
        <DepartmentTree
          {...props}
          folded
          departments={tree}
          label={t('org.regions')}
          searchLabel={t('org.searchRegion')}
          isChosen={({ id }) => keys.includes(id)}
          onChoose={({ id }) => onToggle(items.get(id)!)}
          className="h-80"
        />
      )}
    </WhenAnswered>
  );
}

/** The tree of categories below a code: closed, what is chosen in view. */
export function CategoryChoice({ code, keys, onToggle, ...props }: RegionChoiceProps & { code: string }) {
  const { t, localize } = useOrgTexts();
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
        <DepartmentTree
          {...props}
          folded
          departments={tree}
          label={t('org.categories')}
          searchLabel={t('org.searchCategory')}
          isChosen={({ id }) => keys.includes(id)}
          onChoose={({ id, name }) => onToggle({ key: id, name, row: { id, name } })}
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

function WhenAnswered<Result>({ answer, children }: { answer: Answer<Result>; children: (result: Result) => ReactNode }) {
  if (answer.state === 'failed') return <ErrorState onRetry={answer.retry}>{answer.message}</ErrorState>;
  if (answer.result !== undefined) return children(answer.result);
  return (
    <div className="flex justify-center p-6">
      <Spinner />
    </div>
  );
}
