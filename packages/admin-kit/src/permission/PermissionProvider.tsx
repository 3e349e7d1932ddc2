import { createContext, type ReactNode, use, useMemo } from 'react';
import { inspectorStore } from './inspector/inspectorStore.ts';
import { useInspecting } from './inspector/useInspecting.ts';
import {
  type Access,
  can as mayUse,
  canUseData,
  explain,
  type Explanation,
  noAccess,
  type PermissionItem,
} from './rules/permissionRules.ts';

/** Answers whether an action is allowed; a missing action is. */
export type CanCheck = (action: string | undefined) => boolean;

interface PermissionValue {
  access: Access | undefined;
  formList: readonly PermissionItem[];
  can: CanCheck;
}

const nobody: PermissionValue = { access: undefined, formList: [], can: (action) => action === undefined };
const PermissionContext = createContext<PermissionValue>(nobody);

/**
 * Gives the permissions of the signed-in user to everything inside. Nest one with `formList` around a configured form.
 *
 * @example <PermissionProvider access={{ auth: [{ action: 'device:add' }], allAuth: [] }}><App /></PermissionProvider>
 */
export function PermissionProvider({ access, formList, children }: PermissionProviderProps) {
  const outer = use(PermissionContext);
  const isInspecting = useInspecting();
  const value = useMemo<PermissionValue>(() => {
    const merged = access ?? outer.access ?? noAccess;
    const list = formList ?? outer.formList;
    const check: CanCheck = (action) => action === undefined || mayUse(merged, { action, formList: list });
    if (process.env.NODE_ENV !== 'production' && isInspecting) {
      const noted: CanCheck = (action) => {
        const isAllowed = check(action);
        if (!isAllowed) inspectorStore.note(action!, () => explain(merged, { action: action!, formList: list }));
        return isAllowed;
      };
      return { access: merged, formList: list, can: noted };
    }
    return { access: merged, formList: list, can: check };
  }, [access, formList, outer, isInspecting]);
  return <PermissionContext value={value}>{children}</PermissionContext>;
}

/** Props of {@link PermissionProvider}. */
export interface PermissionProviderProps {
  /** What the session may do, as the server sent it with the menu; absent allows nothing that is guarded. */
  access?: Access;
  /** Permissions of the page's configured form. @source PERM-01 */
  formList?: readonly PermissionItem[];
  /** Everything that asks what it may show. */
  children: ReactNode;
}

/**
 * The check of the nearest provider. Without a provider every guarded action is refused.
 *
 * @example
 * const can = useCan();
 * return can('device:add') ? <Button onClick={save}>Add</Button> : null;
 * @source PERM-01
 */
export function useCan(): CanCheck {
  return use(PermissionContext).can;
}

/**
 * The check of data permissions: which fields and rows may be changed, not which buttons are shown. Entries of the user and of
 * the page's form count. Without a provider nothing is known of the user.
 *
 * @example
 * const canUse = useCanUseData();
 * return <TextInput aria-label="Price" readOnly={!canUse('device:price')} />;
 * @source PERM-02
 */
export function useCanUseData(): (action: string) => boolean {
  const { access, formList } = use(PermissionContext);
  return useMemo(() => {
    const own = access === undefined ? undefined : [...access.auth, ...formList];
    return (action) => canUseData(action, { userList: own, systemList: access?.allAuth ?? [] });
  }, [access, formList]);
}

/** Why an action is allowed or refused here, for tools that show it. @source PERM-01 */
export function useExplain(): (action: string) => Explanation {
  const { access, formList } = use(PermissionContext);
  return (action) => explain(access ?? noAccess, { action, formList });
}
