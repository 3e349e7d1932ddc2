/** When rows were said to have changed elsewhere. A module of its own store, as `notices` is: the line to the server is outside of React. */
export interface RowNews {
  /** Says that rows have changed which this permission lists: `device:list`. */
  tell: (permission: string) => void;
  /** Says that any rows may have changed, such as after a break of the line over which changes are told. */
  tellAll: () => void;
  /** Last time that was said, ms since 1970; 0 for never. */
  toldAt: (permission: string) => number;
  /** Calls the listener whenever rows have changed elsewhere; returns what ends that. */
  subscribe: (listener: () => void) => () => void;
}

const told = new Map<string, number>();
let allAt = 0;
const saved = new Map<string, number>();
const listeners = new Set<() => void>();
/** What is told so soon after an action of one's own is its echo, ms. */
const echoMs = 3000;

/**
 * Where a host says what it hears of changed rows. Lists then ask again by themselves; no row moves under a person's hand.
 *
 * @example createNewsChannel({ address, parse, onMessage: ({ kind, text }) => kind === 'rows' && text && rowNews.tell(text) });
 */
export const rowNews: RowNews = {
  tell: (permission) => {
    if (Date.now() - (saved.get(permission) ?? 0) < echoMs) return;
    told.set(permission, Date.now());
    for (const listener of listeners) listener();
  },
  tellAll: () => {
    allAt = Date.now();
    for (const listener of listeners) listener();
  },
  toldAt: (permission) => Math.max(allAt, told.get(permission) ?? 0),
  subscribe: (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** A person has saved rows here, so that what is told of them next is not news. */
export function rowsSavedHere(permission: string): void {
  saved.set(permission, Date.now());
}
