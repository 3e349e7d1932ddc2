import { stateMachine } from '../../../platform/contract/index.ts';

/** States of a recharge. @source freight-domain 3.8 */
export const rechargeStates = stateMachine({
  name: 'recharge',
  field: 'state',
  dict: 'recharge_state',
  codes: { toPay: '10', toConfirm: '20', received: '30', refused: '40', closed: '50', reversed: '60' },
  moves: {
    confirm: { from: ['toConfirm'], leadsTo: ['received', 'refused'], permission: 'recharge:confirm' },
    close: { from: ['toPay', 'toConfirm'], to: 'closed', permission: 'recharge:close' },
    reverse: { from: ['received'], to: 'reversed', permission: 'recharge:reverse' },
  },
});

/** Codes by the name of the state. */
export const rechargeState = rechargeStates.codes;
