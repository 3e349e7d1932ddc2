import { useCallback, useEffect, useRef } from 'react';
import type { RequestClient, RequestScope } from '../request/requestTypes.ts';

/**
 * A client that lives as long as the page is shown: leaving the page, or hiding its tab, cancels what it still waits for.
 *
 * @returns gives the scope of the present stay; call it when something is asked, do not keep what it gives
 * @example const scope = useRequestScope(client); const estimate = () => scope().get('/order/estimate', { weight: 32_100 });
 * @source REQ-05, security 67
 */
export function useRequestScope(client: RequestClient): () => RequestScope {
  const scope = useRef<RequestScope>(undefined);
  useEffect(
    () => () => {
      scope.current?.abort();
      scope.current = undefined;
    },
    [client],
  );
  return useCallback(() => (scope.current ??= client.scope()), [client]);
}
