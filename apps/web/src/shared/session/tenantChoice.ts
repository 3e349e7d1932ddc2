import { type KeyValueStore, type LoginResult, readKept, type Session, sessionLifetimeMs, writeKept } from '@tarmac/admin-kit/session';

/** A tenant as people choose one. */
export interface TenantName {
  id: number;
  name: string;
}

/** What this browser keeps of the choice. */
interface Kept {
  userId: string;
  /** 0 is the person's own. */
  tenantId: number;
  /** The login named several, and none has been chosen since. */
  mustChoose?: boolean;
  /** The choice before this login. */
  last?: number;
}

/** The tenant that this window works in. */
export interface TenantState {
  /** Sent with every call; 0 is the person's own. */
  tenantId: number;
  mustChoose: boolean;
  /** What to propose where one must be chosen. */
  last: number | undefined;
  /** The browser works in another tenant now: this window asks nothing until it has been reloaded. */
  isLeft: boolean;
}

/** The choice of a tenant, for all windows of this browser. */
export interface TenantChoice {
  state(): TenantState;
  subscribe(listener: () => void): () => void;
  /** Notes what a login says, before the session begins. */
  begin(login: LoginResult): void;
  /** Chooses; every window that shows another tenant is left. `0` is the person's own. */
  choose(tenantId: number): void;
}

const key = 'Login_Tenant';

/**
 * Keeps which of several tenants a person works in. A window goes on showing what it was loaded with: rows of one tenant never
 * stand beside those of another, and nothing typed for one is sent to another.
 *
 * @source SYS-18, SESS-10
 */
export function createTenantChoice(
  session: Pick<Session, 'state'>,
  { store, now = Date.now }: { store: KeyValueStore; now?: () => number },
): TenantChoice {
  const listeners = new Set<() => void>();
  const read = () => readKept<Kept>(store, { key, now: now() });
  let shown = read();
  let current = compare();

  function compare(): TenantState {
    const kept = read();
    const { user, tenantId: own } = session.state();
    // Nothing has been shown yet, or what is shown is still right.
    if (user === undefined || (kept?.userId === shown?.userId && kept?.tenantId === shown?.tenantId)) shown = kept;
    // Another person's choice is nobody else's; `SessionDialogs` tells of the person.
    const mine = user !== undefined && shown?.userId === user.id ? shown : undefined;
    const next = kept !== undefined && kept.userId === user?.id ? kept : undefined;
    const tenantId = mine?.tenantId ?? own;
    return {
      tenantId,
      mustChoose: mine?.mustChoose === true,
      last: mine?.last,
      isLeft: user !== undefined && (next?.tenantId ?? own) !== tenantId,
    };
  }
  function follow(): void {
    const next = compare();
    if (next.tenantId === current.tenantId && next.mustChoose === current.mustChoose && next.isLeft === current.isLeft) return;
    current = next;
    for (const listener of listeners) listener();
  }
  store.onExternalChange((changed) => {
    if (changed === null || changed === key) follow();
  });

  return {
    state: () => {
      follow();
      return current;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin: ({ userInfo, ...login }) => {
      const several = (login as { tenantList?: readonly TenantName[] }).tenantList ?? [];
      const before = read();
      if (several.length > 1) {
        const last = before?.userId === userInfo.id ? (before.mustChoose ? before.last : before.tenantId) : undefined;
        keep({ userId: userInfo.id, tenantId: 0, mustChoose: true, ...(last === undefined ? {} : { last }) });
      } else store.remove(key);
      shown = read();
    },
    choose: (tenantId) => {
      const { user } = session.state();
      if (user === undefined) return;
      keep({ userId: user.id, tenantId });
      follow();
    },
  };

  function keep(choice: Kept): void {
    writeKept(store, { key, value: choice, now: now(), forMs: sessionLifetimeMs });
  }
}
