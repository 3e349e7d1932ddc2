import { stateMachine } from '../../../platform/contract/index.ts';

/** States of a contract. One on paper comes into force with its scan, without being sent. @source freight-domain 3.18 */
export const contractStates = stateMachine({
  name: 'contract',
  field: 'state',
  dict: 'contract_state',
  codes: {
    draft: '10',
    toSign: '20',
    partlySigned: '30',
    inForce: '40',
    declined: '50',
    expired: '60',
    terminated: '70',
    void: '99',
  },
  moves: {
    send: { from: ['draft'], to: 'toSign', leadsTo: ['inForce'], permission: 'contract:send' },
    /** The first signature makes it partly signed, the second brings it into force. */
    sign: { from: ['toSign', 'partlySigned'], leadsTo: ['partlySigned', 'inForce'], permission: 'contract:sign' },
    refuse: { from: ['toSign', 'partlySigned'], to: 'declined', permission: 'contract:sign' },
    terminate: { from: ['inForce'], to: 'terminated', permission: 'contract:terminate' },
    void: { from: ['draft', 'toSign', 'partlySigned'], to: 'void', permission: 'contract:void' },
    /** Signed by hand: the scan brings it into force, however far the electronic signatures are. */
    scan: { from: ['draft', 'toSign', 'partlySigned'], to: 'inForce', permission: 'contract:send' },
    edit: { from: ['draft'], permission: 'contract:edit' },
    remove: { from: ['draft', 'void'], permission: 'contract:delete' },
  },
});

/** Codes by the name of the state. */
export const contractState = contractStates.codes;

/** Whose contract it is, by its type. A single trip's is made with its waybill and by nobody. */
export const contractType = { customer: '1', carrier: '2', trip: '3', framework: '4', agency: '5' } as const;
