import { createThirdAccountApi } from '@tarmac/freight-api/finance';
import { quietClient } from '../../../shared/api/quietClient.ts';
import { definePicker } from '../../../shared/pickers/definePicker.ts';

/** Chooses an account of an operating company at an institution that is open. */
export const OwnThirdAccountPicker = definePicker({
  list: createThirdAccountApi(quietClient).list,
  searchBy: 'ownerName',
  narrowedBy: ({ companyId }) => ({
    parameters: { ownerType: 'platform', ownerId: typeof companyId === 'string' ? companyId : '', openState: '2', state: '1' },
  }),
  text: (row) => `${row.channelCode ?? ''} ${row.accountNo ?? ''}`.trim(),
  description: (row) => row.accountName ?? '',
});
