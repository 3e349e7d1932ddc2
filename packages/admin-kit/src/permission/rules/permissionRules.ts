/** A permission as the server lists it. `auth` items come without `status`. */
export interface PermissionItem {
  /** Names of the action, comma-separated where one entry stands for several. */
  action: string;
  /** '1' menu button, '2' data permission. */
  type?: string | null;
  /** '0': the action is not restricted (rule of buttons) or denied (rule of data); '1': restricted. */
  status?: string | null;
  /** What it allows, in words. */
  describe?: string | null;
}

/** What a user may do, and what the system knows of. Lists are not changed in place: they are indexed once. */
export interface Access {
  /** What the person may do. */
  auth: readonly PermissionItem[];
  /** All that can be allowed. */
  allAuth: readonly PermissionItem[];
}

/** The access of nobody: everything that is guarded is refused. */
export const noAccess: Access = { auth: [], allAuth: [] };

/** Why an element is kept or removed. */
export type CanReason = 'granted' | 'form' | 'unrestricted' | 'denied';

/** What the lists say of one name. */
export interface NameFinding {
  /** The permission that was asked for. */
  name: string;
  /** In the user's own list. */
  own: boolean;
  /** In the form permission list of the page. */
  form: boolean;
  /** Status in the system's list; `absent` when the system does not know the name. */
  system: string;
}

/** A decision with its reasons. */
export interface Explanation {
  /** What decided. */
  reason: CanReason;
  /** What the lists say of each name that was asked for. */
  names: readonly NameFinding[];
}

type Index = ReadonlyMap<string, readonly PermissionItem[]>;
const indexes = new WeakMap<readonly PermissionItem[], Index>();

/**
 * Decides whether an element guarded by `action` is kept, and says what each list had to do with it: it is in the user's
 * list, or in the page's form permission list, or the system lists it as unrestricted (status '0'). Several names separated
 * by commas: one that is allowed is enough. Data permissions (type '2') guard no elements.
 *
 * @source PERM-01
 */
export function explain(access: Access, { action, formList = [] }: { action: string; formList?: readonly PermissionItem[] }): Explanation {
  const found = namesOf(action).map((name): NameFinding => {
    const system = buttons(access.allAuth, name);
    return {
      name,
      own: buttons(access.auth, name).length > 0,
      form: buttons(formList, name).length > 0,
      system: system.length === 0 ? 'absent' : system.some((item) => item.status === '0') ? '0' : (system[0]?.status ?? '1'),
    };
  });
  const reason = found.some((one) => one.own)
    ? 'granted'
    : found.some((one) => one.form)
      ? 'form'
      : found.some((one) => one.system === '0')
        ? 'unrestricted'
        : 'denied';
  return { reason, names: found };
}

/**
 * Why an element guarded by `action` is kept or removed.
 *
 * @example const reason = decide(access, { action: 'device:list' });
 * @source PERM-01
 */
export const decide = (access: Access, { action, formList }: { action: string; formList?: readonly PermissionItem[] }): CanReason =>
  explain(access, { action, formList }).reason;

/**
 * Whether an element guarded by `action` is kept.
 *
 * @example can({ auth: [{ action: 'device:list' }], allAuth: [] }, { action: 'device:list' }) // true
 * @source PERM-01
 */
export const can = (access: Access, { action, formList }: { action: string; formList?: readonly PermissionItem[] }): boolean =>
  decide(access, { action, formList }) !== 'denied';

/**
 * What `assertCan` throws.
 *
 * @example
 * try {
 *   assertCan(access, { action: 'device:list' });
 * } catch (error) {
 *   if (error instanceof PermissionDenied) location.assign('/403');
 * }
 */
export class PermissionDenied extends Error {
  /** Why it was refused. */
  readonly explanation: Explanation;
  /** The names that were asked for. */
  readonly action: string;

  constructor(action: string, explanation: Explanation) {
    super(`Not permitted: ${action}`);
    this.name = 'PermissionDenied';
    this.action = action;
    this.explanation = explanation;
  }
}

/**
 * The check for loaders and other code outside of components.
 *
 * @throws PermissionDenied when no name is allowed
 * @example assertCan(access, { action: 'device:list' }); // throws PermissionDenied
 * @source PERM-01
 */
export function assertCan(access: Access, { action, formList }: { action: string; formList?: readonly PermissionItem[] }): void {
  const explanation = explain(access, { action, formList });
  if (explanation.reason === 'denied') throw new PermissionDenied(action, explanation);
}

/**
 * Data permission: a type-2 entry of the user's own list allows. Otherwise a system entry of status '0' denies; one of
 * another status allows unless the user's own list names it. With no user list the system entry's status decides alone.
 * An action that the system does not list is not restricted.
 *
 * @example const isOpen = canUseData('device:price', { userList: access.auth, systemList: access.allAuth });
 * @source PERM-02
 */
export function canUseData(
  action: string,
  { userList, systemList }: { userList: readonly PermissionItem[] | undefined; systemList: readonly PermissionItem[] },
): boolean {
  const own = userList === undefined ? [] : entries(userList, action);
  if (own.some((item) => item.type === '2')) return true;
  const system = entries(systemList, action);
  if (system.some((item) => item.status === '0')) return false;
  return system.length === 0 || own.length === 0;
}

/**
 * Names of the type-1 buttons or columns below a prefix (`user:add` below `user:` is `add`): enabled in the system list and
 * not in the user's own list already. These are the ones to hide.
 *
 * @source PERM-03
 */
export function buttonsBelow(
  prefix: string,
  { userList, systemList }: { userList: readonly PermissionItem[]; systemList: readonly PermissionItem[] },
): string[] {
  const below = systemList
    .filter((item) => item.type === '1' && item.status !== '0')
    .flatMap((item) => namesOf(item.action))
    .filter((name) => name.startsWith(prefix) && name !== prefix && entries(userList, name).length === 0)
    .map((name) => name.slice(prefix.length));
  return [...new Set(below)];
}

/** The simple check: nothing asked, no list known, or the list has an entry of that action. @source PERM-04 */
export const simpleCheck = (action: string | undefined, list: readonly PermissionItem[] | undefined): boolean =>
  action === undefined || action === '' || list === undefined || entries(list, action).length > 0;

/**
 * Drops excluded toolbar codes. `batch_delete` hides `remove`: where it is excluded nobody may delete, and where it is
 * offered the other button would do the same.
 *
 * @source PERM-05
 */
export function toolbarCodes(codes: readonly string[], excluded: readonly string[]): string[] {
  const hidesRemove = codes.includes('batch_delete') || excluded.includes('batch_delete');
  return codes.filter((code) => !excluded.includes(code) && !(hidesRemove && code === 'remove'));
}

// Servers are trusted with the list, not with every entry of it.
const namesOf = (actions: unknown): string[] =>
  typeof actions === 'string'
    ? actions
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '')
    : [];

function indexOf(items: readonly PermissionItem[]): Index {
  const known = indexes.get(items);
  if (known !== undefined) return known;
  const index = new Map<string, PermissionItem[]>();
  for (const item of items)
    for (const name of namesOf(item.action)) {
      const same = index.get(name);
      if (same === undefined) index.set(name, [item]);
      else same.push(item);
    }
  indexes.set(items, index);
  return index;
}

const entries = (items: readonly PermissionItem[], name: string): readonly PermissionItem[] => indexOf(items).get(name) ?? [];
const buttons = (items: readonly PermissionItem[], name: string) => entries(items, name).filter((item) => item.type !== '2');
