import { stateMachine } from '../../../platform/contract/index.ts';

/** States of an order. `submit` and `dispatch` lead to where the service decides, an edit of the quantities as well. @source freight-domain 3.1 */
export const orderStates = stateMachine({
  name: 'order',
  field: 'status',
  dict: 'order_status',
  codes: {
    draft: '10',
    toReview: '20',
    toDispatch: '30',
    dispatching: '40',
    dispatched: '50',
    completed: '60',
    closed: '70',
    revoked: '99',
  },
  moves: {
    submit: { from: ['draft'], leadsTo: ['toReview', 'toDispatch'], permission: 'order:submit' },
    approve: { from: ['toReview'], to: 'toDispatch', permission: 'order:review' },
    reject: { from: ['toReview'], to: 'draft', permission: 'order:review' },
    edit: { from: ['draft', 'toDispatch', 'dispatching', 'dispatched'], permission: 'order:edit' },
    dispatch: { from: ['toDispatch', 'dispatching'], permission: 'order:dispatch' },
    close: { from: ['toDispatch', 'dispatching'], to: 'closed', permission: 'order:close' },
    revoke: { from: ['draft', 'toReview', 'toDispatch'], to: 'revoked', permission: 'order:revoke' },
    complete: { from: ['dispatching', 'dispatched', 'closed'], to: 'completed' },
    remove: { from: ['draft', 'revoked'], permission: 'order:delete' },
  },
});
