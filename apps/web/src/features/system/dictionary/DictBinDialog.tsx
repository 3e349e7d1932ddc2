import { Dialog, useConfirm } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, Empty, Skeleton } from '@tarmac/admin-kit/input';
import { notices } from '@tarmac/admin-kit/notice';
import { Can } from '@tarmac/admin-kit/permission';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { createDictApi, createDictQueries, type Dict, dictFields } from '@tarmac/freight-api/system';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/session/session.ts';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { dictTexts as texts } from './dictTexts.ts';

const api = createDictApi(client);
const queries = createDictQueries(client);
const shown = ['dictName', 'dictCode', 'description'] as const;

/** Removed dictionaries: each comes back with its items, or goes for good. @source SYS-06, jeecg-wire 3.5 */
export function DictBinDialog({ onOpenChange }: ActionDialogProps<Dict, unknown>) {
  const { localize } = useLocale();
  const confirm = useConfirm();
  const cache = useQueryClient();
  const { data, error, isPending, refetch } = useQuery({ ...queries.deleteList(), staleTime: 0 });
  const action = useMutation({
    mutationFn: (run: () => Promise<unknown>) => run(),
    onSettled: () => cache.invalidateQueries({ queryKey: ['dict'] }),
    onError: (problem) => notices.error(problem.message),
  });
  const purge = async (id: string) => {
    if (await confirm({ content: localize(texts.purgeConfirm), danger: true })) action.mutate(() => api.deletePhysic(id));
  };
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={localize(texts.bin)}
      width={860}
      footer={<Button onClick={() => onOpenChange(false)}>{localize(texts.close)}</Button>}
    >
      {isPending && <Skeleton />}
      {error && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <Empty>{localize(texts.emptyBin)}</Empty>}
      {data !== undefined && data.length > 0 && (
        <div className="overflow-x-auto">
          <table aria-label={localize(texts.binned)} className="w-full border-collapse text-start">
            <thead>
              <tr className="bg-sunken text-ink-secondary">
                {shown.map((name) => (
                  <th key={name} scope="col" className="border-0 border-b border-solid border-line px-3 py-2 text-start font-medium">
                    {localize(dictFields[name].label)}
                  </th>
                ))}
                <th scope="col" className="border-0 border-b border-solid border-line">
                  <span className="sr-only">{localize(texts.actions)}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {data.map((dict) => (
                <tr key={dict.id}>
                  {shown.map((name) => (
                    <td key={name} className="border-0 border-b border-solid border-line px-3 py-2 break-words">
                      {dict[name] || '--'}
                    </td>
                  ))}
                  <td className="border-0 border-b border-solid border-line px-3 py-1 text-end whitespace-nowrap">
                    <Button size="small" variant="link" disabled={action.isPending} onClick={() => action.mutate(() => api.back(dict.id))}>
                      {localize(texts.back)}
                    </Button>
                    <Can action="dict:deletePhysic">
                      <Button size="small" variant="dangerLink" disabled={action.isPending} onClick={() => void purge(dict.id)}>
                        {localize(texts.purge)}
                      </Button>
                    </Can>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Dialog>
  );
}
