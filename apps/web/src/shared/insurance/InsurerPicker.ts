import { createInsurancePolicyApi } from '@tarmac/freight-api/finance';
import { quietClient } from '../api/quietClient.ts';
import { definePicker } from '../pickers/definePicker.ts';

const api = createInsurancePolicyApi(quietClient);

/** Chooses an insurer who sells the kind of insurance that the form names. */
export const InsurerPicker = definePicker({
  list: async ({ insuranceType }, options) => {
    const companies = await api.companies(options);
    const records = companies
      .filter(({ types }) => typeof insuranceType !== 'string' || insuranceType === '' || types.includes(insuranceType))
      .map(({ code: id, name }) => ({ id, name }));
    return { records, total: records.length };
  },
  searchBy: 'name',
  narrowedBy: ({ insuranceType }) => ({ parameters: { insuranceType: typeof insuranceType === 'string' ? insuranceType : '' } }),
  text: (row) => row.name,
});
