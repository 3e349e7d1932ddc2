import { createExaminationApi } from '@tarmac/freight-api/finance';
import type { ShippingNote } from '@tarmac/freight-api/shipping';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../../shared/session/session.ts';
import { shippingNote } from '../shippingNote.resource.ts';

const api = createExaminationApi(client);

/** What an examination of waybills would come to, as of now: money moves between two looks. */
export const useExamineSheet = (rows: readonly ShippingNote[]) => {
  const ids = rows.map(({ id }) => id);
  return useQuery({
    queryKey: [shippingNote.name, 'examineSheet', rows.map(({ id, version }) => [id, version])],
    queryFn: ({ signal }) => api.examineSheet({ ids }, { signal }),
    gcTime: 0,
    retry: false,
  });
};
