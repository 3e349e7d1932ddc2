import { late } from '@tarmac/admin-kit/chunk';
import { field, type FieldMeta, type PickerProps } from '@tarmac/admin-kit/field';
import { useLayoutEffect, useRef } from 'react';

type Name = keyof typeof import('./entityPickers.ts');

/** Lists name pickers in the forms of their actions; code and fields of the entity behind one arrive when it is first shown. */
function pickerOf(name: Name) {
  const Picker = late(async () => ({ default: (await import('./entityPickers.ts'))[name] }), {
    meanwhile: (props) => <Place {...props} />,
  });
  function LazyPicker(props: PickerProps) {
    return <Picker {...props} />;
  }
  LazyPicker.multiple = true;
  LazyPicker.textsOf = async (values: readonly string[]) => (await import('./entityPickers.ts'))[name].textsOf(values);
  return LazyPicker;
}

/** Keeps a picker's place until it is there, and hands it the focus: the first input of a form that opens is the one that stands first. */
function Place({ id, value, required, 'aria-label': label, 'aria-labelledby': labelledBy }: PlaceProps) {
  const place = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const input = place.current;
    const parent = input?.parentElement;
    return () => {
      if (document.activeElement === input) queueMicrotask(() => parent?.querySelector<HTMLElement>('input, button')?.focus());
    };
  }, []);
  return (
    <input
      ref={place}
      readOnly
      aria-busy
      aria-required={required}
      // Not shown: a dialog gives the focus to what must be filled and is empty.
      value={value ?? ''}
      id={id}
      aria-label={label}
      aria-labelledby={labelledBy}
      className="block min-h-control w-full rounded-md border border-solid border-line-strong bg-transparent text-transparent"
    />
  );
}

type PlaceProps = Pick<PickerProps, 'id' | 'value' | 'required' | 'aria-label' | 'aria-labelledby'>;

export const CarrierPicker = pickerOf('CarrierPicker');
export const DriverPicker = pickerOf('DriverPicker');
export const CaptainPicker = pickerOf('CaptainPicker');
export const VehiclePicker = pickerOf('VehiclePicker');
export const TrailerPicker = pickerOf('TrailerPicker');
export const CustomerPicker = pickerOf('CustomerPicker');
export const AgentPicker = pickerOf('AgentPicker');
const ShipperPicker = pickerOf('ShipperPicker');
const SendAddressPicker = pickerOf('SendAddressPicker');
const ReceiveAddressPicker = pickerOf('ReceiveAddressPicker');
export const ContractPicker = pickerOf('ContractPicker');
export const CompanyPicker = pickerOf('CompanyPicker');
export const DepartmentPicker = pickerOf('DepartmentPicker');
export const PersonPicker = pickerOf('PersonPicker');
const RegionPicker = pickerOf('RegionPicker');
const AreaPicker = pickerOf('AreaPicker');

/** The division of an address: a district where it is typed in, any level where it is searched by. */
export const divisionOf = <Meta extends FieldMeta>(meta: Meta) => field.reference(meta, { picker: RegionPicker, searchPicker: AreaPicker });

/** Who chooses the row of a reference by the entity that the contract names; a screen says so where it wants another one. */
export const referencePickers = {
  carrier: CarrierPicker,
  company: CompanyPicker,
  customer: CustomerPicker,
  receiveAddress: ReceiveAddressPicker,
  sendAddress: SendAddressPicker,
  shipper: ShipperPicker,
};
