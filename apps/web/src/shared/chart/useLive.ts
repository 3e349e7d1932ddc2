import { useQuery, useQueryClient } from '@tanstack/react-query';

/** A reading and those before it. */
export interface Live<Reading> {
  /** Oldest first; the last one is the present. */
  history: readonly { at: number; reading: Reading }[];
}

/**
 * Asks again and again, and keeps the last answers. It rests while its tab of the product, or the window, is not in view.
 *
 * @param keep how many answers are kept
 */
export function useLive<Reading>({ key, read, everyMs, keep }: LiveOptions<Reading>) {
  const client = useQueryClient();
  return useQuery<Live<Reading>>({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const reading = await read(signal);
      const { history = [] } = client.getQueryData<Live<Reading>>(key) ?? {};
      // After a pause the lines would join what does not belong together.
      const isOld = Date.now() - (history.at(-1)?.at ?? 0) > everyMs * 5;
      return { history: [...(isOld ? [] : history), { at: Date.now(), reading }].slice(-keep) };
    },
    refetchInterval: (query) => (query.state.error === null ? everyMs : false),
    refetchIntervalInBackground: false,
    structuralSharing: false,
    staleTime: 0,
    retry: false,
  });
}

/** Options of {@link useLive}. */
export interface LiveOptions<Reading> {
  key: readonly string[];
  read: (signal: AbortSignal) => Promise<Reading>;
  everyMs: number;
  keep: number;
}
