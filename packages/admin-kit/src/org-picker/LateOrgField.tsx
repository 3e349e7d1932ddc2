import { type ComponentProps, lazy, Suspense } from 'react';

const Field = lazy(async () => ({ default: (await import('./orgLate.ts')).OrgCellField }));

/** Keeps the place of a picker until its code has come. */
export function LateOrgField(props: ComponentProps<typeof Field>) {
  return (
    <Suspense fallback={<span className="block h-control" />}>
      <Field {...props} />
    </Suspense>
  );
}
