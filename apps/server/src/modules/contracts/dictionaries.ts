import { dictionary, type Dictionary } from '../../platform/contract/index.ts';

/** Code sets of contracts beside `contract_type` and `contract_state`. */
export const contractDictionaries: readonly Dictionary[] = [
  dictionary('sign_mode', {
    label: { zh: '签署方式', en: 'How a contract is signed' },
    items: [
      ['electronic', '电子签署', 'Electronically'],
      ['paper', '纸质签署', 'On paper'],
    ],
  }),
];
