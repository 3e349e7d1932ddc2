import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Asks again for what news are about. What is under way for the first time was asked for before the news, and would pass for an answer to
 * them: such a call is given up for another one, where `invalidateQueries` alone waits for it.
 */
export function askNewsAgain(client: QueryClient, queryKey: QueryKey): Promise<void> {
  void client.resetQueries({ queryKey, predicate: ({ state }) => state.data === undefined && state.fetchStatus === 'fetching' });
  return client.invalidateQueries({ queryKey });
}
