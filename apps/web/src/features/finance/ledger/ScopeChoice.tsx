import { useLocale } from '@tarmac/admin-kit/i18n';
import { Select } from '@tarmac/admin-kit/input';
import { useId } from 'react';
import { CompanyPicker } from '../../../shared/pickers/pickers.tsx';
import { lastMonths } from '../../../shared/texts/lastMonths.ts';
import type { LedgerScope } from './ledger.resource.ts';
import { ledgerTexts as texts } from './ledgerTexts.ts';

const monthsBack = 36;

/** Of which month and company balances are shown. */
export function ScopeChoice({ scope, onScopeChange }: { scope: LedgerScope; onScopeChange: (scope: LedgerScope) => void }) {
  const { localize } = useLocale();
  const id = useId();
  return (
    <>
      <label htmlFor={`${id}-month`}>{localize(texts.month)}</label>
      <div className="w-32">
        <Select
          id={`${id}-month`}
          allowClear={false}
          options={lastMonths(monthsBack).map((value) => ({ value, label: value }))}
          value={scope.month}
          onValueChange={(month) => month !== null && onScopeChange({ ...scope, month })}
        />
      </div>
      <div className="w-60">
        <CompanyPicker
          id={`${id}-company`}
          aria-label={localize(texts.company)}
          placeholder={localize(texts.allCompanies)}
          value={scope.companyId}
          onValueChange={(companyId) => onScopeChange({ ...scope, companyId })}
        />
      </div>
    </>
  );
}
