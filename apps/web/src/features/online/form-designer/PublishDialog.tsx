import { Dialog } from '@tarmac/admin-kit/dialog';
import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { ErrorState, Skeleton, Tag, TextInput } from '@tarmac/admin-kit/input';
import { notices } from '@tarmac/admin-kit/notice';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import type { FormHeadRow, FormPlan } from '@tarmac/freight-api/online';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { errorText } from '../../../shared/texts/errorText.ts';
import { formTexts, publishTexts as texts } from './designerTexts.ts';
import { formApi, formHead } from './form.resource.ts';

/** Says what publishing would do before it is done; where values would go out of sight, the name of the table has to be typed. @source ONL-07 */
export default function PublishDialog({ rows, onOpenChange }: Pick<ActionDialogProps<FormHeadRow, never>, 'rows' | 'onOpenChange'>) {
  const { localize } = useLocale();
  const [{ id, tableName, tableTxt }] = rows as readonly [FormHeadRow];
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const plan = useQuery({
    queryKey: ['formPlan', id],
    queryFn: ({ signal }) => formApi.head.plan({ id }, { signal }),
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
  const needsForce = plan.data?.needsForce === true;
  const publish = async () => {
    const { publishedVersion } = await formApi.definition.doDbSynch(id, needsForce ? 'force' : 'normal');
    notices.success(interpolate(localize(texts.done), { version: publishedVersion ?? 1 }));
    await Promise.all([
      client.invalidateQueries({ queryKey: [formHead.name] }),
      client.invalidateQueries({ queryKey: ['formDraft', id] }),
      client.invalidateQueries({ queryKey: ['onlineForm', id] }),
    ]);
  };
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={interpolate(localize(texts.title), { name: tableTxt ?? '' })}
      width={640}
      okText={localize(formTexts.publish)}
      okDanger={needsForce}
      okDisabled={plan.data === undefined || plan.data.isCurrent || (needsForce && typed !== tableName)}
      onOk={publish}
      onOkError={(error) => notices.error(errorText(error))}
    >
      {plan.data ? (
        <Plan plan={plan.data} />
      ) : plan.error ? (
        <ErrorState onRetry={() => void plan.refetch()}>{errorText(plan.error)}</ErrorState>
      ) : (
        <Skeleton rows={4} />
      )}
      {needsForce && <TypedName name={tableName ?? ''} value={typed} onChange={setTyped} />}
    </Dialog>
  );
}

function Plan({ plan: { version, steps, isCurrent } }: { plan: FormPlan }) {
  const { localize } = useLocale();
  if (isCurrent) return <p className="m-0">{localize(texts.nothing)}</p>;
  if (steps.length === 0) return <p className="m-0">{localize(texts.onlyTexts)}</p>;
  return (
    <>
      <p className="mt-0 mb-2">{interpolate(localize(texts.asVersion), { version })}</p>
      <ol className="m-0 flex flex-col gap-1.5 ps-5">
        {steps.map(({ text, lost }) => (
          <li key={text.en}>
            {localize(text)} {lost > 0 && <Tag tone="danger">{interpolate(localize(texts.lost), { count: lost })}</Tag>}
          </li>
        ))}
      </ol>
    </>
  );
}

function TypedName({ name, value, onChange }: { name: string; value: string; onChange: (value: string) => void }) {
  const { localize } = useLocale();
  const id = useId();
  return (
    <div className="mt-4 flex flex-col gap-1">
      <label htmlFor={id} className="text-danger-ink">
        {interpolate(localize(texts.force), { name })}
      </label>
      <TextInput id={id} aria-label={localize(texts.tableName)} value={value} onValueChange={onChange} />
    </div>
  );
}
