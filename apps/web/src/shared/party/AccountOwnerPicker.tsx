import type { PickerProps } from '@tarmac/admin-kit/field';
import { useFormContext, useWatch } from 'react-hook-form';
import { CaptainPicker, CarrierPicker, CompanyPicker, CustomerPicker, DriverPicker } from '../pickers/pickers.tsx';

const pickers = { platform: CompanyPicker, customer: CustomerPicker, carrier: CarrierPicker, driver: DriverPicker, captain: CaptainPicker };

/** Chooses whose an account is, among those of the kind that the form says. */
export function AccountOwnerPicker(props: PickerProps) {
  const form = useFormContext() as ReturnType<typeof useFormContext> | null;
  return form === null ? <CompanyPicker {...props} /> : <OfKind {...props} />;
}

function OfKind(props: PickerProps) {
  const kind: unknown = useWatch({ name: 'ownerType' });
  const Picker = pickers[kind as keyof typeof pickers] ?? CompanyPicker;
  return <Picker key={String(kind)} {...props} />;
}
