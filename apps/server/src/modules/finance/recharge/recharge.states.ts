import { stateMachine } from '../../../platform/contract/index.ts';

/** States of a recharge. @source freight-domain 3.8 */
export const rechargeStates = stateMachine({
  name: 'recharge',
  field: 'state',
  dict: 'recharge_state',
  codes: { toPay: '10', toConfirm: '20', received: '30', refused: '40', closed: '50', reversed: '60' },
  moves: {
    voucher: { from: ['toPay'], to: 'toConfirm', permission: 'recharge:add' },
    // Money that arrives before its proof does is confirmed by the word of the bank, or by a person who names it.
    confirm: { from: ['toPay', 'toConfirm'], leadsTo: ['received', 'refused'], permission: 'recharge:confirm' },
    close: { from: ['toPay', 'toConfirm'], to: 'closed', permission: 'recharge:close' },
    reverse: { from: ['received'], to: 'reversed', permission: 'recharge:reverse' },
  },
});

/** Codes by the name of the state. */
export const rechargeState = rechargeStates.codes;

/** How money of a customer comes, by dictionary `recharge_type`: told once it was sent, asked for at a bank, or at an institution. */
export const rechargeType = { transfer: '1', online: '2', third: '3' } as const;
