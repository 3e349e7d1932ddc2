import { Dialog } from '@tarmac/admin-kit/dialog';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Button, Skeleton, Tag } from '@tarmac/admin-kit/input';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import { createVerifyCodeQueries, type VerifyCode } from '@tarmac/freight-api/system';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/session/session.ts';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { verifyCodeTexts as texts } from './verifyCodeTexts.ts';

const queries = createVerifyCodeQueries(client);

/** A message that the local adapter kept, with its code: what a phone would show. @source FRT-24 */
export function LocalMessageDialog({ rows, onOpenChange }: ActionDialogProps<VerifyCode, unknown>) {
  const { localize } = useLocale();
  const { data, error, isPending, refetch } = useQuery({ ...queries.viewCode({ id: rows[0]!.id }), staleTime: 0, gcTime: 0 });
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={localize(texts.view)}
      width={480}
      footer={
        <Button variant="primary" onClick={() => onOpenChange(false)}>
          {localize(texts.close)}
        </Button>
      }
    >
      {isPending && <Skeleton />}
      {error && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {data && (
        <div className="flex flex-col gap-3">
          <p className="m-0 flex flex-wrap items-center gap-2">
            <Tag tone="waiting">{localize(texts.simulated)}</Tag>
            {localize(texts.notSent)}
          </p>
          <p className="m-0 text-ink-secondary">
            {data.phone} · {data.sentAt}
          </p>
          <blockquote className="m-0 rounded-md border border-solid border-line bg-canvas px-3 py-2">{data.content}</blockquote>
        </div>
      )}
    </Dialog>
  );
}
