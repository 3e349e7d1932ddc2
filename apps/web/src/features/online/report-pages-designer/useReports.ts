import { createReportHeadApi, createReportItemApi, createReportParamApi } from '@tarmac/freight-api/online';
import { useQuery } from '@tanstack/react-query';
import { quietClient } from '../../../shared/api/quietClient.ts';

const heads = createReportHeadApi(quietClient);
const items = createReportItemApi(quietClient);
const params = createReportParamApi(quietClient);

/** Reports that a block can draw. */
export const useReports = () =>
  useQuery({
    queryKey: ['reportComposer', 'reports'],
    queryFn: async ({ signal }) =>
      (await heads.list({ pageNo: 1, pageSize: 500, column: 'name', order: 'asc' }, { signal })).records.map((head) => ({
        id: head.id,
        code: head.code ?? '',
        name: head.name ?? '',
        nameEn: head.nameEn,
      })),
    staleTime: 60_000,
  });

/** Columns and parameters of a report, as it is configured. */
export const useReportParts = (id: string | undefined) =>
  useQuery({
    queryKey: ['reportComposer', 'parts', id],
    queryFn: async ({ signal }) => {
      const headId = id!;
      const [columns, taken] = await Promise.all([items.listByHeadId({ headId }, { signal }), params.listByHeadId({ headId }, { signal })]);
      return { columns, params: taken };
    },
    enabled: id !== undefined,
    staleTime: 60_000,
  });
