import type { PickerProps } from '@tarmac/admin-kit/field';
import { latePart } from './latePart.ts';

type Name = keyof typeof import('./entityPickers.ts');

/** Lists name pickers in the forms of their actions; code and fields of the entity behind one arrive when it is first shown. */
function pickerOf(name: Name) {
  const Picker = latePart(
    async () => (await import('./entityPickers.ts'))[name],
    () => <span className="block min-h-control w-full rounded-md border border-solid border-line-strong" />,
  );
  function LazyPicker(props: PickerProps) {
    return <Picker {...props} />;
  }
  LazyPicker.textsOf = async (values: readonly string[]) => (await import('./entityPickers.ts'))[name].textsOf(values);
  return LazyPicker;
}

export const CarrierPicker = pickerOf('CarrierPicker');
export const DriverPicker = pickerOf('DriverPicker');
export const CaptainPicker = pickerOf('CaptainPicker');
export const VehiclePicker = pickerOf('VehiclePicker');
export const CustomerPicker = pickerOf('CustomerPicker');
export const AgentPicker = pickerOf('AgentPicker');
export const ShipperPicker = pickerOf('ShipperPicker');
export const SendAddressPicker = pickerOf('SendAddressPicker');
export const ReceiveAddressPicker = pickerOf('ReceiveAddressPicker');
export const CompanyPicker = pickerOf('CompanyPicker');
export const DepartmentPicker = pickerOf('DepartmentPicker');
export const PersonPicker = pickerOf('PersonPicker');
export const RegionPicker = pickerOf('RegionPicker');
