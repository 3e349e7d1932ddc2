import { session } from '../../../shared/session/session.ts';

/**
 * Whether the signed-in person may change what an order or a waybill says, by whose it is: what an agent has entered is the agent's to
 * change, the shipper only sees it. The server refuses it with the same rule.
 */
export function isOwnSide({ orderMode, agentId }: { orderMode: string | null; agentId: string | null }): boolean {
  const { userType, cid } = session.state();
  return userType !== '2' || orderMode !== '3' || agentId === cid;
}
