import { stateMachine } from '../../../platform/contract/index.ts';

/** States of an advance. What has no permission happens by itself. @source freight-domain 3.6, amendments 8, L11 */
export const dianfuStates = stateMachine({
  name: 'dianfu',
  field: 'state',
  dict: 'dianfu_state',
  codes: {
    toAudit: '10',
    toAdvance: '20',
    advanced: '30',
    partlyRepaid: '40',
    repaid: '50',
    refused: '60',
    writtenOff: '80',
    cancelled: '99',
  },
  moves: {
    audit: { from: ['toAudit'], leadsTo: ['toAdvance', 'refused'], permission: 'dianfu:audit' },
    /** Where the money has come in the meantime nothing is advanced, and the application is closed. */
    advance: { from: ['toAdvance'], leadsTo: ['advanced', 'cancelled'], permission: 'dianfu:advance' },
    /** Partly or whole; what comes for one that was given up is recovered. */
    repay: {
      from: ['advanced', 'partlyRepaid', 'writtenOff'],
      leadsTo: ['partlyRepaid', 'repaid'],
      mayStay: true,
      permission: 'dianfu:repay',
    },
    notice: { from: ['advanced', 'partlyRepaid'], permission: 'dianfu:notice' },
    writeOff: { from: ['advanced', 'partlyRepaid'], to: 'writtenOff', permission: 'dianfu:writeOff' },
    cancel: { from: ['toAudit', 'toAdvance'], to: 'cancelled', permission: 'dianfu:cancel' },
    /** Its waybill has got its money another way. */
    close: { from: ['toAudit', 'toAdvance'], to: 'cancelled' },
  },
});

/** Codes by the name of the state. */
export const dianfuState = dianfuStates.codes;

/** Asked for, and nothing advanced yet. */
export const dianfuAsked: readonly string[] = [dianfuState.toAudit, dianfuState.toAdvance];
/** Advanced, and not paid back. */
export const dianfuOwed: readonly string[] = [dianfuState.advanced, dianfuState.partlyRepaid];
