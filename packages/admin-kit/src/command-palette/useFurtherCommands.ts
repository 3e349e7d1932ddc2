import { useEffect, useState } from 'react';
import type { Command, CommandSearch } from './createCommandStore.ts';

/** How long the keys rest before a server is asked, in ms. */
const restMs = 150;

/** What a search beyond the commands has found for a query; nothing while it is asked, or where it fails: the commands are there anyway. */
export function useFurtherCommands(search: CommandSearch | undefined, typed: string): readonly Command[] {
  const query = typed.trim();
  const [found, setFound] = useState<{ query: string; commands: readonly Command[] }>();
  useEffect(() => {
    if (search === undefined || query === '') return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      search(query, abort.signal).then(
        (commands) => abort.signal.aborted || setFound({ query, commands }),
        () => undefined,
      );
    }, restMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [search, query]);
  return found?.query === query ? found.commands : none;
}

const none: readonly Command[] = [];
