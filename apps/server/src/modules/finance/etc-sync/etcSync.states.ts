import { stateMachine } from '../../../platform/contract/index.ts';

/** How far a trip is known to the toll service. What has no permission happens by its word, or by that of the waybill. @source freight-domain 3.17, amendments 25 */
export const etcSyncStates = stateMachine({
  name: 'etcSync',
  field: 'state',
  dict: 'etc_state',
  codes: {
    toReport: '10',
    started: '20',
    ended: '30',
    querying: '40',
    invoiced: '50',
    failed: '60',
    timedOut: '70',
    skipped: '80',
  },
  moves: {
    /** Also by a late answer, after it had been given up. */
    start: { from: ['toReport', 'failed'], to: 'started' },
    end: { from: ['started', 'failed'], to: 'ended' },
    fail: { from: ['toReport', 'started'], to: 'failed' },
    /** There are no invoices yet. */
    wait: { from: ['ended', 'querying'], to: 'querying' },
    timeOut: { from: ['ended', 'querying'], to: 'timedOut' },
    take: { from: ['ended', 'querying', 'invoiced', 'timedOut'], to: 'invoiced' },
    reportStart: { from: ['toReport'], permission: 'etc:sync' },
    reportEnd: { from: ['started'], permission: 'etc:sync' },
    query: {
      from: ['ended', 'querying', 'invoiced', 'timedOut'],
      leadsTo: ['querying', 'invoiced', 'timedOut'],
      permission: 'etc:sync',
    },
    restart: { from: ['failed'], leadsTo: ['toReport', 'started'], permission: 'etc:sync' },
    skip: { from: ['toReport', 'started', 'ended', 'querying', 'failed', 'timedOut'], to: 'skipped', permission: 'etc:skip' },
    /** The waybill was revoked: N25, N27. */
    revoke: { from: ['toReport', 'started', 'ended', 'querying', 'invoiced', 'failed', 'timedOut'], to: 'skipped' },
  },
});

/** Codes by the name of the state. */
export const etcState = etcSyncStates.codes;

/** What is told to the toll service of a trip. */
export type EtcReport = 'start' | 'end';
