import { late } from '../internals/late.ts';
import type { Department } from './orgSource.ts';

const Tree = late(() => import('./TreeChoice.tsx'), {
  part: 'DepartmentChoice',
  meanwhile: ({ className }) => <div className={className} />,
});

/**
 * The searched tree of departments, for a page that shows beside it what belongs to one. It comes when it is first shown.
 *
 * @example <DepartmentChoice isChosen={({ id }) => id === within?.id} onChoose={setWithin} className="h-96" />
 */
export function DepartmentChoice(props: DepartmentChoiceProps) {
  return <Tree {...props} />;
}

/** Props of {@link DepartmentChoice}. */
export interface DepartmentChoiceProps {
  /** Draws a box at each department. */
  checkable?: boolean;
  /** Whether a department is chosen, and marked. */
  isChosen: (department: Department) => boolean;
  /** Chosen by click, Enter or Space. */
  onChoose: (department: Department) => void;
  /** Classes of the tree, which must give it a height. */
  className: string;
}
