import { Dialog } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Skeleton, TextArea } from '@tarmac/admin-kit/input';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../shared/texts/errorText.ts';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { gatewayApi, type RouteRow } from './gatewayRoute.resource.ts';
import { gatewayTexts as texts } from './gatewayTexts.ts';

const shown = ['id', 'name', 'uri', 'predicates', 'filters', 'stripPrefix', 'retryable', 'persist', 'showApi', 'status'] as const;

/** All routes as one text, which takes the place of them all. @source SYS-16, jeecg-wire 3.11 */
export function AsTextDialog({ onOpenChange, onSubmit }: ActionDialogProps<RouteRow, { routes: string }>) {
  const { localize } = useLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const { data, error, refetch } = useQuery({
    queryKey: ['gatewayRoute', 'text'],
    queryFn: async ({ signal }) =>
      JSON.stringify(
        (await gatewayApi.list({ signal })).map((route) => Object.fromEntries(shown.map((name) => [name, route[name]]))),
        null,
        2,
      ),
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      width={860}
      title={localize(texts.asText)}
      okDisabled={data === undefined}
      okClose={false}
      onOk={() => onSubmit({ routes: typed ?? data ?? '' })}
      onOkError={(failure) => setProblem(errorText(failure))}
    >
      {error ? (
        <LoadProblem error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton />
      ) : (
        <div className="flex flex-col gap-2">
          <p className="m-0 text-ink-secondary">{localize(texts.asTextHint)}</p>
          <TextArea
            aria-label={localize(texts.json)}
            rows={20}
            value={typed ?? data}
            onValueChange={(text) => {
              setTyped(text);
              setProblem('');
            }}
          />
          <p role="alert" className="m-0 min-h-5 text-danger-ink">
            {problem}
          </p>
        </div>
      )}
    </Dialog>
  );
}
