import type { QueryOptions } from '@tarmac/freight-api';
import { useQuery } from '@tanstack/react-query';

/**
 * Makes the tabs above a list, each with how many rows it stands for; nothing is said before it is known. Counts are asked anew
 * after whatever was saved, and when they are looked at after a minute: a kept tab that comes into view asks for nothing.
 *
 * @param query rows by the code of their state
 */
export function useCountedTab(query: QueryOptions<Record<string, number>>) {
  const { data: counts } = useQuery({ ...query, staleTime: 60_000, meta: { followsRows: true } });
  return (key: string, zh: string, en: string, ...values: string[]) => ({
    key,
    label: { zh, en },
    values,
    count: values.length === 0 || counts === undefined ? undefined : values.reduce((sum, code) => sum + (counts[code] ?? 0), 0),
  });
}
