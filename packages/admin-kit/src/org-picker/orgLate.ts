/** Everything of the pickers that comes when the first of them is shown or asks, in one piece. */
export { askNames } from './orgKinds.ts';
export { OrgCellField } from './OrgCellField.tsx';
