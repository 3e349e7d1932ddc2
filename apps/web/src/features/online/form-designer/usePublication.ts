import type { FormHeadRow, FormPlan } from '@tarmac/freight-api/online';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formApi, formHead } from './form.resource.ts';

/** A table with what publishing it would do. */
export interface PlannedTable {
  head: FormHeadRow;
  plan: FormPlan;
}

/** What publishing a form would do, with its sub-tables that wait for it, and how it is done. */
export function usePublication(head: FormHeadRow) {
  const client = useQueryClient();
  const planned = useQuery({
    queryKey: ['formPlan', head.id],
    queryFn: async ({ signal }) => {
      const [plan, subs] = await Promise.all([formApi.head.plan({ id: head.id }, { signal }), waitingSubs(head, signal)]);
      return { plan, subs };
    },
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
  /** @returns the version that is in force then */
  const publish = async ({ force }: { force: boolean }): Promise<number> => {
    for (const sub of planned.data?.subs ?? []) await formApi.definition.doDbSynch(sub.head.id, 'normal');
    const isCurrent = planned.data?.plan.isCurrent === true;
    const { publishedVersion } = isCurrent ? head : await formApi.definition.doDbSynch(head.id, force ? 'force' : 'normal');
    await Promise.all([
      client.invalidateQueries({ queryKey: [formHead.name] }),
      client.invalidateQueries({ queryKey: ['formDraft'] }),
      client.invalidateQueries({ queryKey: ['onlineForm', head.id] }),
    ]);
    return publishedVersion ?? 1;
  };
  return { planned, publish };
}

/** Sub-tables that differ from what is in force, and lose nothing by being published: the others are published by themselves. */
async function waitingSubs({ tableType, subTableStr }: FormHeadRow, signal: AbortSignal): Promise<PlannedTable[]> {
  const names = (subTableStr ?? '').split(',').filter(Boolean);
  if (tableType !== 2 || names.length === 0) return [];
  const { records } = await formApi.head.list({ tableType: '3', copyType: '0', pageNo: 1, pageSize: 200 }, { signal });
  const waiting = records.filter(({ tableName, isDbSynch }) => names.includes(tableName ?? '') && isDbSynch !== 'Y');
  const plans = await Promise.all(waiting.map(async (sub) => ({ head: sub, plan: await formApi.head.plan({ id: sub.id }, { signal }) })));
  return plans.filter(({ plan }) => !plan.needsForce && !plan.isCurrent);
}
