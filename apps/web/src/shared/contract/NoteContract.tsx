import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, Empty, Skeleton } from '@tarmac/admin-kit/input';
import { notices } from '@tarmac/admin-kit/notice';
import { useCan } from '@tarmac/admin-kit/permission';
import { FieldDescriptions } from '@tarmac/admin-kit/resource';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadProblem } from '../pages/LoadProblem.tsx';
import { contract, contractApi, contractQueries } from './contract.resource.ts';
import { contractTexts as texts } from './contractTexts.ts';
import { ContractDialog } from './ContractViewer.tsx';

/** Question after the agreements of a waybill, the latest first. */
const agreementsOf = (noteId: string) => contractQueries.ofNote({ noteId, column: 'createTime', order: 'desc', pageSize: 10 });

/** The agreement of a waybill with its driver; a missing one can be made. @source freight-domain F02 合同, S04 补签 */
export function NoteContract({ noteId, canSupply }: { noteId: string; canSupply: boolean }) {
  const { localize } = useLocale();
  const can = useCan();
  const cache = useQueryClient();
  const [opened, setOpened] = useState<string>();
  const { data, error, isError, refetch } = useQuery(agreementsOf(noteId));
  const supply = useMutation({
    mutationFn: () => contractApi.supply({ noteId }, { idempotencyKey: crypto.randomUUID() }),
    onSuccess: async () => {
      notices.success(localize(texts.supplied));
      await Promise.all([contract.name, 'shippingNote'].map((name) => cache.invalidateQueries({ queryKey: [name] })));
    },
  });
  if (isError) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton rows={2} />;
  const [latest] = data.records;
  const isOver = latest === undefined || ['50', '99'].includes(latest.state ?? '');
  return (
    <div className="flex flex-col gap-3">
      {latest === undefined ? (
        <Empty>{localize(texts.none)}</Empty>
      ) : (
        <FieldDescriptions
          resource={contract}
          row={latest}
          names={[
            'contractNo',
            'state',
            'partyBName',
            'validTo',
            'signATime',
            'signBTime',
            ...(latest.endReason === null ? [] : (['endReason'] as const)),
          ]}
          columns={3}
        />
      )}
      <p className="m-0 flex gap-2">
        {latest !== undefined && can('contract:view') && <Button onClick={() => setOpened(latest.id)}>{localize(texts.view)}</Button>}
        {isOver && canSupply && can('contract:send') && (
          <Button busy={supply.isPending} onClick={() => supply.mutate()}>
            {localize(texts.supply)}
          </Button>
        )}
      </p>
      {opened !== undefined && <ContractDialog id={opened} onOpenChange={() => setOpened(undefined)} />}
    </div>
  );
}
