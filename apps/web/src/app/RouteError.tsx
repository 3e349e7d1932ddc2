import { PageFailure } from '@tarmac/admin-kit/layout';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { homePath } from '../shared/pages/paths.ts';

/** What stands where a route could not be shown at all. @source ROUTE-15 */
export function RouteError({ error, reset }: ErrorComponentProps) {
  return (
    <div className="flex min-h-dvh bg-canvas text-ink">
      <PageFailure error={error} onRetry={reset} onHome={() => location.assign(homePath)} />
    </div>
  );
}
