import { late } from '../internals/late.ts';

/** A picker; keeps its place until its code has come. */
export const LateOrgField = late(() => import('./orgLate.ts'), {
  part: 'OrgCellField',
  meanwhile: () => <span className="block h-control" />,
});
