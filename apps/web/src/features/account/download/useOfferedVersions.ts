import { createAppVersionApi, type OfferedVersion } from '@tarmac/freight-api/system';
import { useEffect, useState } from 'react';
import { quietClient } from '../../../shared/api/quietClient.ts';

const api = createAppVersionApi(quietClient);

/** The latest versions of the apps: undefined until the server has answered, none where it has none, or knows nothing of apps. */
export function useOfferedVersions(): readonly OfferedVersion[] | undefined {
  const [versions, setVersions] = useState<readonly OfferedVersion[]>();
  useEffect(() => {
    const { signal, abort } = abortable();
    api
      .latest({}, { signal })
      .catch((): OfferedVersion[] => [])
      .then((found) => {
        // A server of another make answers what it likes.
        if (!signal.aborted) setVersions(Array.isArray(found) ? found : []);
      });
    return abort;
  }, []);
  return versions;
}

function abortable(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
