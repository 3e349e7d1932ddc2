import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { Skeleton } from '@tarmac/admin-kit/input';
import type { ActionDialogProps } from '@tarmac/admin-kit/resource';
import {
  type BusinessReviewInput,
  createShippingNoteQueries,
  type ShippingNote,
  shippingNoteBusinessReviewFields,
  shippingNoteSchemas as schemas,
} from '@tarmac/freight-api/shipping';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadProblem } from '../../../../shared/pages/LoadProblem.tsx';
import { ReviewDrawer } from '../../../../shared/review/ReviewDrawer.tsx';
import type { Verdict } from '../../../../shared/review/verdict.tsx';
import { client } from '../../../../shared/session/session.ts';
import { shippingNote } from '../shippingNote.resource.ts';
import { noteLabels as labels } from '../noteLabels.ts';
import { checkingTexts as texts } from './checkingTexts.ts';
import { ReviewedTrack } from './ReviewedTrack.tsx';
import { type Overrides, RuleTable } from './RuleTable.tsx';

const queries = createShippingNoteQueries(client);

/** The verdict of the business review, with the reasons for which broken rules are let be. */
export type ReviewVerdict = Verdict & Pick<BusinessReviewInput, 'overrides'>;

/** Decides on a checked waybill by the rules R1 to R12, its slips and photos beside them. @source freight-domain S01 审核 */
export default function BusinessReviewDrawer({
  rows,
  draft,
  onOpenChange,
  onSubmit,
  onCheck,
  steps,
}: ActionDialogProps<ShippingNote, ReviewVerdict>) {
  const row = rows[0]!;
  const { localize } = useLocale();
  // As of now, not as it was when somebody looked before.
  const rules = useQuery({ ...queries.businessRules({ id: row.id }), gcTime: 0 });
  const [overrides, setOverrides] = useState<Overrides>({});
  const withOverrides = (verdict: Verdict): ReviewVerdict => ({
    ...verdict,
    overrides: verdict.pass ? overridesOf(overrides) : [],
  });
  return (
    <ReviewDrawer
      title={labels.businessReview}
      resource={shippingNote}
      row={row}
      documents={['loadFiles', 'unloadFiles', 'receiptFiles']}
      remark={shippingNoteBusinessReviewFields.remark}
      schema={schemas.businessReview}
      fields={[
        'shippingNoteNumber',
        'customerName',
        'driverName',
        'vehicleNumber',
        'cargoName',
        'loadWeight',
        'unloadWeight',
        'lossWeight',
        'distance',
        'trackDistance',
        'trackState',
        'abnormalFlags',
        'loadTime',
        'unloadTime',
        'driverFee',
        'feeTotal',
      ]}
      intro={
        <section aria-label={localize(texts.rules)} className="mb-4">
          {rules.isError && <LoadProblem error={rules.error} onRetry={() => void rules.refetch()} />}
          {rules.data === undefined && !rules.isError && <Skeleton rows={12} />}
          {rules.data !== undefined && (
            <>
              <h3 className="m-0 mb-1 text-base font-semibold">
                {localize(texts.rules)}{' '}
                <span className="text-sm font-normal text-ink-secondary tabular-nums">
                  {interpolate(localize(texts.rulesPassed), { passed: rules.data.passed, all: rules.data.rules.length })} ·{' '}
                  {localize(rules.data.isKept ? texts.rulesKept : texts.rulesNow)}
                </span>
              </h3>
              {rules.data.passed < rules.data.rules.length && (
                <p className="m-0 mb-2 text-sm text-ink-secondary">{localize(texts.overrideHelp)}</p>
              )}
              <RuleTable rules={rules.data.rules} overrides={overrides} onOverridesChange={setOverrides} />
            </>
          )}
        </section>
      }
      readings={(note) => <ReviewedTrack note={note} />}
      isReady={rules.data !== undefined}
      draft={draft}
      onOpenChange={onOpenChange}
      onSubmit={(verdict) => onSubmit(withOverrides(verdict))}
      onCheck={onCheck && ((verdict) => onCheck(withOverrides(verdict)))}
      steps={steps}
    />
  );
}

const overridesOf = (overrides: Overrides): NonNullable<ReviewVerdict['overrides']> =>
  Object.entries(overrides).flatMap(([rule, reason]) =>
    reason.trim() === '' ? [] : [{ rule: rule as keyof Overrides, reason: reason.trim() }],
  );
