import { Dialog } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, Skeleton } from '@tarmac/admin-kit/input';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { useQuery } from '@tanstack/react-query';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { gatewayApi, type RouteRow } from './gatewayRoute.resource.ts';
import { gatewayTexts as texts } from './gatewayTexts.ts';

/** The routes in force as a gateway reads them. @source SYS-16 */
export function DefinitionsDialog({ onOpenChange }: ActionDialogProps<RouteRow, unknown>) {
  const { localize } = useLocale();
  const { data, error, refetch } = useQuery({
    queryKey: ['gatewayRoute', 'definitions'],
    queryFn: ({ signal }) => gatewayApi.definitions({ signal }),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      width={860}
      title={localize(texts.definitions)}
      footer={<Button onClick={() => onOpenChange(false)}>{localize(texts.close)}</Button>}
    >
      {error ? (
        <LoadProblem error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton />
      ) : (
        <>
          <p className="m-0 mb-2 text-ink-secondary">
            {localize(texts.version)}
            {data.version}
          </p>
          <pre className="m-0 overflow-auto rounded-md border border-solid border-line p-3 font-mono text-sm">
            {JSON.stringify(data.routes, null, 2)}
          </pre>
        </>
      )}
    </Dialog>
  );
}
