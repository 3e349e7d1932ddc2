import type { ReactNode } from 'react';
import { FieldView } from '../../field/FieldView.tsx';
import { fieldTitle } from '../list/fieldColumns.tsx';
import { valuesOf, type AnyRow, type Resource } from '../defineResource.ts';
import { isFieldEmpty } from './emptyFields.ts';
import { fieldOf } from '../form/fieldValues.ts';
import { zhResource } from '../texts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/** The head of a detail: title with status, the few facts that matter, what may be done. A drawer has its title in its own heading. */
export function DetailHead<Row extends AnyRow>({ resource, row, heading, steps, actions }: DetailHeadProps<Row>) {
  const { localize } = useTexts(zhResource);
  const { status, facts = [] } = resource.detailHead ?? {};
  const shown = facts.flatMap((fact) => {
    if (row === undefined) return [];
    if (typeof fact !== 'string') {
      const value = fact.render(row);
      return value ? [{ key: localize(fact.label), label: localize(fact.label), value }] : [];
    }
    if (isFieldEmpty(resource.fields, { name: fact, row })) return [];
    const meta = fieldOf(resource.fields, fact);
    return [{ key: fact, label: fieldTitle(meta, localize), value: <FieldView meta={meta} name={fact} row={valuesOf(row)} whole /> }];
  });
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {heading && <h2 className="m-0 max-w-full text-[22px] leading-7 font-semibold wrap-anywhere">{heading}</h2>}
        {status && row && !isFieldEmpty(resource.fields, { name: status, row }) && (
          <FieldView meta={fieldOf(resource.fields, status)} name={status} row={valuesOf(row)} />
        )}
        <div className="ms-auto flex flex-wrap items-center gap-3">
          {steps}
          {actions}
        </div>
      </div>
      {shown.length > 0 && (
        <dl className="m-0 flex flex-wrap gap-x-6 gap-y-1">
          {shown.map(({ key, label, value }) => (
            <div key={key} className="flex max-w-full min-w-0 items-baseline gap-2">
              <dt className="shrink-0 text-sm text-ink-secondary">{label}</dt>
              <dd className="m-0 min-w-0 font-medium wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

interface DetailHeadProps<Row> {
  resource: Resource<Row>;
  /** Absent while it is read: the ways to its neighbours stay where they are. */
  row: Row | undefined;
  /** Absent where the title stands above already. */
  heading?: string | undefined;
  /** Ways to the rows beside this one. */
  steps?: ReactNode;
  actions?: ReactNode;
}
