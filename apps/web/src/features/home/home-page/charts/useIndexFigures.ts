import { noticePollMs } from '@tarmac/admin-kit/notice-center';
import { createDashboardIndexQueries } from '@tarmac/freight-api/system';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../../shared/session/session.ts';

const queries = createDashboardIndexQueries(client);

/** Charts, terms and money, which all cards that need them share. */
export const useIndexFigures = () => useQuery({ ...queries.index(), staleTime: 60_000, refetchInterval: noticePollMs, retry: false });
