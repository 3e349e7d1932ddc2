import { createAppVersionApi, type OfferedVersion } from '@tarmac/freight-api/system';
import { useEffect, useState } from 'react';
import { quietClient } from '../../../shared/api/quietClient.ts';

const api = createAppVersionApi(quietClient);

/** The latest versions of the apps: undefined until the server has answered, none where it has none, or knows nothing of apps. */
export function useOfferedVersions(): readonly OfferedVersion[] | undefined {
  const [versions, setVersions] = useState<readonly OfferedVersion[]>();
  useEffect(() => {
    const controller = new AbortController();
    void askFor(controller.signal).then((found) => {
      if (!controller.signal.aborted) setVersions(found);
    });
    return () => controller.abort();
  }, []);
  return versions;
}

async function askFor(signal: AbortSignal): Promise<readonly OfferedVersion[]> {
  try {
    const found: unknown = await api.latest({}, { signal });
    // A server of another make answers what it likes.
    return Array.isArray(found) ? (found as OfferedVersion[]) : [];
  } catch {
    return [];
  }
}
