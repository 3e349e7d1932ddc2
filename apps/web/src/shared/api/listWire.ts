import { jeecgLists } from '@tarmac/admin-kit/jeecg';
import type { ListWire } from '@tarmac/admin-kit/resource';

/** How the server spells what lists and pickers ask. Twenty rows fill the window of a desktop. */
export const listWire: ListWire = { ...jeecgLists, pageSize: 20 };
