import type { LabelledMenuNode } from '../layout/localizeMenu.ts';
import type { Access } from '../permission/rules/permissionRules.ts';

/** An entry of the menu whose title may be told in both languages; its page keeps its state while another one is seen, unless `keepAlive` says no. */
export interface AdminMenuNode extends LabelledMenuNode {}

/** What a session brought, asked for once and given to the frame. */
export interface Entrance {
  load: () => Promise<void>;
  read: () => AdminEntry | undefined;
  subscribe: (listener: () => void) => () => void;
}

/** What who has signed in may open and do. `SessionApi.permissions` answers it as it is. */
export interface AdminEntry extends Partial<Access> {
  /** Entries of the menu; titles may be labels in both languages. A page stays alive unless its entry says `keepAlive: false`. */
  menu: ReadonlyArray<AdminMenuNode> | null;
}
