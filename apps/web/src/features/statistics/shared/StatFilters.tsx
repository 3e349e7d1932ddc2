import { useLocale } from '@tarmac/admin-kit/i18n';
import { DateRangeInput, RadioGroup } from '@tarmac/admin-kit/input';
import { useCan } from '@tarmac/admin-kit/permission';
import type { ReactNode } from 'react';
import { AgentPicker, CompanyPicker, CustomerPicker } from '../../../shared/pickers/pickers.tsx';
import type { StatAsked } from './statSpec.ts';
import { groupTexts } from '../../../shared/texts/statGroups.ts';
import { statTexts as texts } from './statTexts.ts';
import type { StatChange } from './useStatAsked.ts';

interface StatFiltersProps {
  asked: StatAsked;
  groups: readonly (keyof typeof groupTexts)[];
  onChange: (changes: StatChange) => void;
  /** What can be done with what is shown. */
  children: ReactNode;
}

/** What a page of statistics is asked for. Pickers stand there for those who may look the parties up. */
export function StatFilters({ asked, groups, onChange, children }: StatFiltersProps) {
  const { localize } = useLocale();
  const can = useCan();
  const picker = (name: 'companyId' | 'customerId' | 'agentId', text: { zh: string; en: string }) => ({
    id: `stat-${name}`,
    'aria-label': localize(text),
    placeholder: localize(text),
    value: asked[name] ?? null,
    onValueChange: (id: string | null) => onChange({ [name]: id }),
  });
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      <RadioGroup
        aria-label={localize(texts.by)}
        variant="buttons"
        value={asked.by}
        options={groups.map((value) => ({ value, label: localize(groupTexts[value]) }))}
        onValueChange={(by) => onChange({ by: by ?? null })}
      />
      <div className="w-64">
        <DateRangeInput
          aria-label={localize(texts.days)}
          value={[asked.from, asked.to]}
          onValueChange={(range) => {
            if (range === null) onChange({ from: null, to: null, step: null });
            else if (range[0] !== '' && range[1] !== '') onChange({ from: range[0], to: range[1], step: null });
          }}
        />
      </div>
      <RadioGroup
        aria-label={localize(texts.step)}
        variant="buttons"
        value={asked.step}
        options={(['day', 'week', 'month'] as const).map((value) => ({ value, label: localize(texts[value]) }))}
        onValueChange={(step) => onChange({ step: step ?? null })}
      />
      {can('company:list') && (
        <div className="w-48">
          <CompanyPicker {...picker('companyId', texts.company)} />
        </div>
      )}
      {can('customer:list') && (
        <>
          <div className="w-48">
            <CustomerPicker {...picker('customerId', texts.customer)} />
          </div>
          <div className="w-48">
            <AgentPicker {...picker('agentId', texts.agent)} />
          </div>
        </>
      )}
      {children}
    </div>
  );
}
