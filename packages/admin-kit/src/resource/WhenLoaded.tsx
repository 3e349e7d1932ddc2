import { Suspense, type ReactNode } from 'react';

/** Shows nothing until the dialog inside has arrived. */
export function WhenLoaded({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
