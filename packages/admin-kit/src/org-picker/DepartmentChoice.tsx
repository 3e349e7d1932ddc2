import { late } from '../internals/late.ts';
import type { Department } from './orgSource.ts';

const Tree = late(() => import('./TreeChoice.tsx'), {
  part: 'DepartmentChoice',
  meanwhile: ({ className }) => <div className={className} />,
});

/**
 * The searched tree of departments, for a page that shows beside it what belongs to one. It comes when it is first shown.
 *
 * @example <DepartmentChoice isChosen={({ id }) => id === text} onChoose={setWithin} className="h-96" />
 * @keyboard
 * ↓ ↑: Next and previous node in view
 * →: Opens a closed node, then goes into it
 * ←: Closes an open node, then goes to its parent
 * Home End: First and last node in view
 * Enter Space: Chooses the node, or turns its check
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
