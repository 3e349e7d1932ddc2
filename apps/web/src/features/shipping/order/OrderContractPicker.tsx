import type { PickerProps } from '@tarmac/admin-kit/field';
import { useLocale } from '@tarmac/admin-kit/i18n';
import { TextInput } from '@tarmac/admin-kit/input';
import { useCan } from '@tarmac/admin-kit/permission';
import { ContractPicker } from '../../../shared/pickers/pickers.tsx';

/** Chooses the contract that an order is carried under. Who sees no contracts leaves it as it is. */
export function OrderContractPicker(props: PickerProps) {
  const { localize } = useLocale();
  const { id, 'aria-label': label, 'aria-labelledby': labelledBy } = props;
  if (useCan()('contract:list')) return <ContractPicker {...props} />;
  return (
    <TextInput
      id={id}
      aria-label={label}
      aria-labelledby={labelledBy}
      readOnly
      value=""
      placeholder={localize({ zh: '由管理员选择', en: 'Chosen by an administrator' })}
    />
  );
}
OrderContractPicker.textsOf = ContractPicker.textsOf;
