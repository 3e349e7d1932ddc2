import type { PopupPickerProps } from '@tarmac/admin-kit/popup-picker';

/** Spread into `<PopupPicker>`, beside its `onPick`. */
export const popups = [
  {
    code: 'customer_pick',
    originalFields: ['id', 'name'],
    destinationFields: ['customerId', 'customerName'],
    field: 'customerName',
  },
] satisfies readonly PopupPickerProps[];
