import type { QueryClient } from '@tanstack/react-query';
import type { Resource } from '../defineResource.ts';
import { rowsSavedHere } from '../list/rowNews.ts';

/**
 * After something was saved: what is on screen of this resource is asked again at once, and every other list when it is looked at next,
 * because an action on one resource often changes another. A list in a hidden tab would otherwise show for a minute what it had.
 * A query of the app's own that is made from rows, such as a count, is one of them when its `meta` says `followsRows`.
 */
export async function askAgain(client: QueryClient, resource: Pick<Resource<never>, 'name' | 'permission'>): Promise<void> {
  rowsSavedHere(`${resource.permission}:list`);
  void client.invalidateQueries({
    predicate: ({ queryKey: [name, kind], meta }) =>
      name !== resource.name && (kind === 'list' || kind === 'sums' || meta?.['followsRows'] === true),
    refetchType: 'none',
  });
  await client.invalidateQueries({ queryKey: [resource.name] });
}
