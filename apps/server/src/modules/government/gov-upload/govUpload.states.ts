import { stateMachine } from '../../../platform/contract/index.ts';

/** States of an upload. What has no permission happens by itself. @source freight-domain 3.19 W1–W10 */
export const govUploadStates = stateMachine({
  name: 'govUpload',
  field: 'state',
  dict: 'upload_state',
  codes: {
    notReady: '0',
    waiting: '10',
    sending: '20',
    received: '30',
    invalid: '40',
    refused: '50',
    toRetry: '60',
    stopped: '70',
    stale: '80',
  },
  moves: {
    /** W1: what it depends on has been received. */
    raise: { from: ['notReady'], to: 'waiting' },
    /** W2. */
    fail: { from: ['waiting', 'toRetry'], to: 'invalid' },
    /** W3. */
    send: { from: ['waiting', 'toRetry'], to: 'sending' },
    receive: { from: ['sending'], to: 'received' },
    /** W4. */
    refuse: { from: ['sending'], to: 'refused' },
    /** W5. */
    delay: { from: ['sending'], to: 'toRetry' },
    /** W7. */
    repeat: { from: ['sending'], to: 'waiting' },
    /** W8, and W10 by hand. */
    reupload: { from: ['invalid', 'refused', 'stale'], leadsTo: ['notReady', 'waiting'], permission: 'gov:upload' },
    /** W9. */
    stop: { from: ['invalid', 'refused', 'toRetry'], to: 'stopped', permission: 'gov:stop' },
    /** W10. */
    change: { from: ['received'], to: 'stale' },
  },
});

/** Codes by the name of the state. */
export const uploadState = govUploadStates.codes;
