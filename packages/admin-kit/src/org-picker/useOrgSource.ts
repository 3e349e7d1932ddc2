import { useContext } from 'react';
import type { OrgSource } from './orgSource.ts';
import { OrgSourceContext } from './OrgSourceProvider.tsx';

/** The organisation around this part. @throws Error outside of a provider */
export function useOrgSource(): OrgSource {
  const source = useContext(OrgSourceContext);
  if (source === null) throw new Error('useOrgSource: render this part inside <OrgSourceProvider>.');
  return source;
}
