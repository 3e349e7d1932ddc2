/** A permission as the server lists it. `auth` items come without `status`. */
export interface PermissionItem {
  /** Names of the action, comma-separated where one entry stands for several. */
  action: string;
  /** '1' menu button, '2' data permission. */
  type?: string | null;
  /** '0': the action is not restricted (rule of buttons) or denied (rule of data); '1': restricted. */
  status?: string | null;
  describe?: string | null;
}

/** What a user may do, and what the system knows of. */
export interface Access {
  auth: readonly PermissionItem[];
  allAuth: readonly PermissionItem[];
}

/** The access of nobody: everything that is guarded is refused. */
export const noAccess: Access = { auth: [], allAuth: [] };

const names = (actions: string): string[] =>
  actions
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
const lists = (items: readonly PermissionItem[], name: string) => items.some((item) => names(item.action).includes(name));
const find = (items: readonly PermissionItem[], name: string) => items.find((item) => names(item.action).includes(name));

/** Why an element is shown or hidden. */
export type CanReason = 'granted' | 'form' | 'unrestricted' | 'denied';

/**
 * Decides whether an element guarded by `action` is kept: it is in the user's list, or in the page's form permission list,
 * or the system lists it as unrestricted (status '0'). Several names separated by commas: one that is allowed is enough.
 *
 * @source PERM-01
 */
export function decide(access: Access, action: string, formList: readonly PermissionItem[] = []): CanReason {
  let reason: CanReason = 'denied';
  for (const name of names(action)) {
    if (lists(access.auth, name)) return 'granted';
    if (lists(formList, name)) reason = 'form';
    else if (reason === 'denied' && find(access.allAuth, name)?.status === '0') reason = 'unrestricted';
  }
  return reason;
}

/** Whether an element guarded by `action` is kept. @source PERM-01 */
export const can = (access: Access, action: string, formList?: readonly PermissionItem[]): boolean =>
  decide(access, action, formList) !== 'denied';

/**
 * Data permission: a type-2 entry of the user's own list allows. Otherwise a system entry of status '0' denies; one of
 * another status allows unless the user's own list names it. With no user list the system entry's status decides alone.
 * An action that nobody lists is not restricted.
 *
 * @source PERM-02
 */
export function canUseData(
  action: string,
  userList: readonly PermissionItem[] | undefined,
  systemList: readonly PermissionItem[],
): boolean {
  const system = find(systemList, action);
  if (userList === undefined) return system === undefined || system.status !== '0';
  const own = find(userList, action);
  if (own?.type === '2') return true;
  if (system === undefined) return true;
  if (system.status === '0') return false;
  return own === undefined;
}

/**
 * Names of the type-1 buttons below a prefix (`user:add` below `user:` is `add`): enabled in the system list and not in the
 * user's own list already.
 *
 * @source PERM-03
 */
export function buttonsBelow(prefix: string, userList: readonly PermissionItem[], systemList: readonly PermissionItem[]): string[] {
  return systemList
    .filter((item) => item.type === '1' && item.status !== '0')
    .flatMap((item) => names(item.action))
    .filter((name) => name.startsWith(prefix) && !lists(userList, name))
    .map((name) => name.slice(prefix.length));
}

/** The simple check: nothing asked, no list known, or the list has an entry of that action. @source PERM-04 */
export const simpleCheck = (action: string | undefined, list: readonly PermissionItem[] | undefined): boolean =>
  action === undefined || action === '' || list === undefined || lists(list, action);

/** Drops excluded toolbar codes; `batch_delete` makes `remove` needless. @source PERM-05 */
export function toolbarCodes(codes: readonly string[], excluded: readonly string[]): string[] {
  const kept = codes.filter((code) => !excluded.includes(code));
  return kept.includes('batch_delete') ? kept.filter((code) => code !== 'remove') : kept;
}
