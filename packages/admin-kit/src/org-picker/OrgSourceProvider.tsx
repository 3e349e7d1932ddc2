import { createContext, type ReactNode } from 'react';
import type { OrgSource } from './orgSource.ts';

/** The organisation around a part, see `useOrgSource`. */
export const OrgSourceContext = createContext<OrgSource | null>(null);

/**
 * Gives all pickers below it what they choose from.
 *
 * @example <OrgSourceProvider source={organisation}><App /></OrgSourceProvider>
 * @source SYS-05
 */
export function OrgSourceProvider({ source, children }: OrgSourceProviderProps) {
  return <OrgSourceContext value={source}>{children}</OrgSourceContext>;
}

/** Props of {@link OrgSourceProvider}. */
export interface OrgSourceProviderProps {
  /** Where departments, people, roles, positions and regions come from; hand in the same object every time. */
  source: OrgSource;
  /** The part of the page whose pickers use it. */
  children: ReactNode;
}
