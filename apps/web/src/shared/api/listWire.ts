import { jeecgLists } from '@tarmac/admin-kit/jeecg';
import type { ListWire } from '@tarmac/admin-kit/resource';

/** Rows of an export that are waited for: half a minute, at most. */
const mostWaitedFor = 50_000;

/** How the server spells what lists and pickers ask. Twenty rows fill the window of a desktop. */
export const listWire: ListWire = {
  ...jeecgLists,
  pageSize: 20,
  params: (query) => ({ ...jeecgLists.params(query), ...((query.exported ?? 0) > mostWaitedFor && { later: '1' }) }),
};
