import { stateMachine } from '../../../platform/contract/index.ts';

/** States of a wallet. A frozen one sets nothing aside, refunds nothing and pays nothing that its customer asks for. @source freight-domain 2.13, amendments L32 */
export const customerWalletStates = stateMachine({
  name: 'customerWallet',
  field: 'state',
  dict: 'account_state',
  codes: { normal: '1', frozen: '2', closed: '3' },
  moves: {
    freeze: { from: ['normal'], to: 'frozen', permission: 'wallet:freeze' },
    unfreeze: { from: ['frozen'], to: 'normal', permission: 'wallet:freeze' },
  },
});

/** Codes by the name of the state. */
export const walletState = customerWalletStates.codes;
