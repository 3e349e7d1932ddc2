import { type ComponentProps } from 'react';
import { late } from '../internals/late.ts';

const Field = late(
  async () => ({ default: (await import('./orgLate.ts')).OrgCellField }),
  () => <span className="block h-control" />,
);

/** Keeps the place of a picker until its code has come. */
export function LateOrgField(props: ComponentProps<typeof Field>) {
  return <Field {...props} />;
}
