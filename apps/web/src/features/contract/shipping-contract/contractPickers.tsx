import type { PickerProps } from '@tarmac/admin-kit/field';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { Select } from '@tarmac/admin-kit/input';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { contractQueries } from '../../../shared/contract/contract.resource.ts';
import { AgentPicker, CarrierPicker, CustomerPicker, DriverPicker } from '../../../shared/pickers/pickers.tsx';

const pickers = { '1': CustomerPicker, '2': CarrierPicker, '4': DriverPicker, '5': AgentPicker } as const;

function ByType(props: PickerProps) {
  const type = String(useWatch({ name: 'contractType' }) ?? '') as keyof typeof pickers;
  const Picker = pickers[type] ?? CustomerPicker;
  // Another kind has other people: what was chosen before is not one of them.
  return <Picker key={type} {...props} />;
}

/** Chooses whom a contract is with, by its type; without a form around it, a customer. */
export function PartyPicker(props: PickerProps) {
  const form = useFormContext() as ReturnType<typeof useFormContext> | null;
  return form === null ? <CustomerPicker {...props} /> : <ByType {...props} />;
}

/** Chooses a template of the contract's type. */
export function TemplatePicker({ value, onValueChange, valueText: _text, onPick: _pick, defaultValue: _default, ...control }: PickerProps) {
  const { localize } = useLocale();
  const type: unknown = useWatch({ name: 'contractType' });
  const { data } = useQuery(contractQueries.templates());
  const options = (data ?? [])
    .filter(({ contractType }) => contractType === type)
    .map(({ id, name, versionNo }) => ({ value: id, label: `${name} v${versionNo}` }));
  return (
    <Select
      {...control}
      allowClear
      options={options}
      value={value ?? null}
      placeholder={localize({ zh: '默认模板', en: 'The usual one' })}
      onValueChange={(next) => onValueChange?.(next)}
    />
  );
}
