import { useLocale } from '@tarmac/admin-kit/i18n';
import { useMemo } from 'react';
import { usePaySafely } from '../../../shared/session/usePaySafely.tsx';
import { billActions, payOutWith } from './bill.actions.tsx';
import { billTexts as texts } from './billTexts.ts';

/** What staff do to a bill; to pay one out may ask for a check by SMS. @returns the actions, and the dialog to draw */
export function useBillActions() {
  const { localize } = useLocale();
  const { safely, check } = usePaySafely(localize(texts.smsHint));
  const actions = useMemo(() => {
    const payOut = payOutWith(safely);
    const isStatement = (action: (typeof billActions)[number]) => action.permission === 'bill:export';
    const from = billActions.findIndex(isStatement);
    return [...billActions.slice(0, from), payOut, ...billActions.slice(from)];
  }, [safely]);
  return { actions, check };
}
