import { late } from '@tarmac/admin-kit/chunk';
import { DictSelect } from '@tarmac/admin-kit/dictionary';
import type { PickerProps } from '@tarmac/admin-kit/field';
import { DateInput, DecimalInput, MonthInput, TextInput } from '@tarmac/admin-kit/input';
import { useCan } from '@tarmac/admin-kit/permission';
import type { ReportParamInfo } from '@tarmac/freight-api/online';
import type { ComponentType } from 'react';
import { CarrierPicker, CustomerPicker, DriverPicker, VehiclePicker } from '../../../shared/pickers/pickers.tsx';

const PersonParam = late(() => import('./PersonParam.tsx'));

/** Who looks up what, and the permission that it takes. */
const pickers: Readonly<Record<string, { Picker: ComponentType<PickerProps>; permission: string }>> = {
  customer: { Picker: CustomerPicker, permission: 'customer:list' },
  carrier: { Picker: CarrierPicker, permission: 'carrier:list' },
  driver: { Picker: DriverPicker, permission: 'driver:list' },
  vehicle: { Picker: VehiclePicker, permission: 'vehicle:list' },
};

interface ParamInputProps {
  id: string;
  param: ReportParamInfo;
  /** Empty where nothing is asked for. */
  value: string;
  onValueChange: (value: string) => void;
}

/** The value of a parameter, chosen as its definition says. Who may not look up what it names types its key. @source ONL-06 */
export function ParamInput({ id, param, value, onValueChange }: ParamInputProps) {
  const can = useCan();
  const chosen = { id, value: value || null, onValueChange: (next: string | null) => onValueChange(next ?? '') };
  if (param.view === 'list' && param.dictCode) return <DictSelect {...chosen} code={param.dictCode} />;
  if (param.view === 'date') return <DateInput {...chosen} />;
  if (param.view === 'month') return <MonthInput {...chosen} />;
  if (param.view === 'person') return <PersonParam {...chosen} />;
  if (param.view === 'number') return <DecimalInput id={id} decimals={4} value={value} onValueChange={onValueChange} />;
  const found = pickers[param.view];
  if (found && can(found.permission)) return <found.Picker {...chosen} />;
  return <TextInput id={id} maxLength={200} value={value} onValueChange={onValueChange} />;
}
