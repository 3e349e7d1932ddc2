import { Dialog } from '@tarmac/admin-kit/dialog';
import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { ErrorState, Skeleton, Tag, TextInput } from '@tarmac/admin-kit/input';
import { notices } from '@tarmac/admin-kit/notice';
import { useCan } from '@tarmac/admin-kit/permission';
import { type ActionDialogProps, useActionRunner } from '@tarmac/admin-kit/resource';
import type { FormHeadRow, FormPlan } from '@tarmac/freight-api/online';
import { useId, useRef, useState } from 'react';
import { errorText } from '../../../shared/texts/errorText.ts';
import { formTitle } from './form.resource.ts';
import { formTexts, publishTexts as texts } from './designerTexts.ts';
import { hasPages, isPublished, useMenuAction } from './menuAction.tsx';
import { usePublication } from './usePublication.ts';

/**
 * Says what publishing would do before it is done; where values would go out of sight, the name of the table has to be typed. Sub-tables
 * that wait are published with their main table. After the first time the menu entry is offered.
 *
 * @source ONL-07
 */
export default function PublishDialog({ rows, onOpenChange }: Pick<ActionDialogProps<FormHeadRow, never>, 'rows' | 'onOpenChange'>) {
  const { localize } = useLocale();
  const [head] = rows as readonly [FormHeadRow];
  const can = useCan();
  const { start } = useActionRunner<FormHeadRow>();
  const makeMenu = useMenuAction();
  const { planned, publish } = usePublication(head);
  const [typed, setTyped] = useState('');
  const published = useRef(0);
  const { plan, subs = [] } = planned.data ?? {};
  const needsForce = plan?.needsForce === true;
  const run = async () => {
    published.current = await publish({ force: needsForce });
    notices.success(interpolate(localize(texts.done), { version: published.current }));
  };
  const close = (isOpen: boolean) => {
    onOpenChange(isOpen);
    const isFirst = published.current > 0 && !isPublished(head) && hasPages(head) && head.copyType !== 1;
    if (!isOpen && isFirst && can('online:form:publish')) void start(makeMenu, [{ ...head, publishedVersion: published.current }]);
  };
  return (
    <Dialog
      open
      onOpenChange={close}
      title={interpolate(localize(texts.title), { name: localize(formTitle(head)) })}
      width={640}
      okText={localize(formTexts.publish)}
      okDanger={needsForce}
      okDisabled={plan === undefined || (plan.isCurrent && subs.length === 0) || (needsForce && typed !== head.tableName)}
      onOk={run}
      onOkError={(error) => notices.error(errorText(error))}
    >
      {plan ? (
        <>
          {(!plan.isCurrent || subs.length === 0) && <Plan plan={plan} />}
          {subs.map((sub) => (
            <section key={sub.head.id} className="mt-3">
              <h3 className="m-0 mb-1 text-base font-medium">
                {interpolate(localize(texts.withSub), { name: localize(formTitle(sub.head)) })}
              </h3>
              <Plan plan={sub.plan} />
            </section>
          ))}
        </>
      ) : planned.error ? (
        <ErrorState onRetry={() => void planned.refetch()}>{errorText(planned.error)}</ErrorState>
      ) : (
        <Skeleton rows={4} />
      )}
      {needsForce && <TypedName name={head.tableName ?? ''} value={typed} onChange={setTyped} />}
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
        {numbered(steps).map(({ key, text, lost }) => (
          <li key={key}>
            {localize(text)} {lost > 0 && <Tag tone="danger">{interpolate(localize(texts.lost), { count: lost })}</Tag>}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Two indexes are said in the same words. */
const numbered = (steps: FormPlan['steps']) => steps.map((step, index) => ({ ...step, key: `${index} ${step.text.en}` }));

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
