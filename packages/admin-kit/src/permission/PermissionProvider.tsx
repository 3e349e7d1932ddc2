import { createContext, type ReactNode, use, useMemo } from 'react';
import { type Access, can as mayUse, noAccess, type PermissionItem } from './permissionRules.ts';

/** Answers whether an action is allowed; a missing action is. */
export type CanCheck = (action: string | undefined) => boolean;

interface PermissionValue {
  access: Access;
  formList: readonly PermissionItem[];
  can: CanCheck;
}

const PermissionContext = createContext<PermissionValue | undefined>(undefined);

/** Gives the permissions of the signed-in user to everything inside. Nest one with `formList` around a configured form. */
export function PermissionProvider({ access, formList, children }: PermissionProviderProps) {
  const outer = use(PermissionContext);
  const value = useMemo<PermissionValue>(() => {
    const merged = access ?? outer?.access ?? noAccess;
    const list = formList ?? outer?.formList ?? [];
    return { access: merged, formList: list, can: (action) => action === undefined || mayUse(merged, action, list) };
  }, [access, formList, outer]);
  return <PermissionContext value={value}>{children}</PermissionContext>;
}

/** Props of {@link PermissionProvider}. */
export interface PermissionProviderProps {
  access?: Access;
  /** Permissions of the page's configured form. @source PERM-01 */
  formList?: readonly PermissionItem[];
  children: ReactNode;
}

/** The check of the nearest provider. Without a provider every guarded action is refused. @source PERM-01 */
export function useCan(): CanCheck {
  const value = use(PermissionContext);
  return value?.can ?? refuse;
}

const refuse: CanCheck = (action) => action === undefined;

/** Keeps its children only when the action is allowed; hiding is comfort, the server decides. @source PERM-01 */
export function Can({ action, fallback = null, children }: CanProps) {
  return useCan()(action) ? children : fallback;
}

/** Props of {@link Can}. */
export interface CanProps {
  /** One name or several separated by commas, of which one is enough. */
  action: string | undefined;
  /** Shown instead; nothing unless given. */
  fallback?: ReactNode;
  children: ReactNode;
}
