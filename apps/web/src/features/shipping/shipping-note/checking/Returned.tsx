import { DictText } from '@tarmac/admin-kit/dictionary';
import { useLocale } from '@tarmac/admin-kit/i18n';
import type { ShippingNote } from '@tarmac/freight-api/shipping';
import { Fragment } from 'react';
import { Note } from '../../../../shared/pages/Note.tsx';
import { checkingTexts as texts } from './checkingTexts.ts';

const refused = '3';

/** Why a waybill came back from the step behind it: what was said, and which rules it broke. Nothing while it did not. */
export function Returned({ row }: { row: ShippingNote }) {
  const { localize } = useLocale();
  const remark =
    row.businessReviewState === refused
      ? row.businessReviewRemark
      : row.checkState === refused
        ? row.checkRemark
        : row.preCheckState === refused
          ? row.preCheckRemark
          : null;
  if (remark === null) return null;
  const rules = (row.failedRules ?? '').split(',').filter((rule) => rule !== '');
  return (
    <Note>
      {localize(texts.returned)}: {remark}
      {rules.map((rule) => (
        <Fragment key={rule}>
          {' · '}
          {rule} <DictText code="review_rule" value={rule} />
        </Fragment>
      ))}
    </Note>
  );
}
