import { createBillApi } from '@tarmac/freight-api/finance';
import { useQuery } from '@tanstack/react-query';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { bill } from './bill.resource.ts';
import { readAll } from '../shared/readAll.ts';

/** As many as a bill holds. */
export const mostItems = 20_000;

const { items } = createBillApi(quietClient);

/** Every waybill of a bill, for what is decided about all of them at once. */
export const useBillItems = (billId: string) =>
  useQuery({
    queryKey: [bill.name, 'allItems', billId],
    queryFn: ({ signal }) => readAll((page, options) => items({ ...page, billId }, options), { most: mostItems, signal }),
    enabled: billId !== '',
    gcTime: 0,
    retry: false,
  });
