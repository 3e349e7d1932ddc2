import type { Seal } from '../sign/signAdapter.ts';
import { contractState, contractStates, contractType } from './freightContract.states.ts';
import type { hyContract } from './freightContract.table.ts';

// Who signs what, and when: of values alone.

type ContractRow = typeof hyContract.$inferSelect;

/** A side of a contract. */
export type Side = 'A' | 'B';

/** Customers and agents give the work and are party A; carriers and drivers take it from the platform and are party B. */
export const platformSide = (type: string): Side => (type === contractType.customer || type === contractType.agency ? 'B' : 'A');

/** The side across from one. */
export const otherSide = (side: Side): Side => (side === 'A' ? 'B' : 'A');

/** The side that a reader signs for: staff for the platform, others for the other one. */
export const sideOf = ({ isStaff, type }: { isStaff: boolean; type: string }): Side =>
  isStaff ? platformSide(type) : otherSide(platformSide(type));

/** When a side has signed. */
export const signedAt = (row: Pick<ContractRow, 'signATime' | 'signBTime'>, side: Side): string | null =>
  side === 'A' ? row.signATime : row.signBTime;

/** Name of a side. */
export const partyName = (row: Pick<ContractRow, 'partyAName' | 'partyBName'>, side: Side): string =>
  side === 'A' ? row.partyAName : row.partyBName;

/** Agreements that are made by the hundred: the platform's signature comes with the driver's. */
export const isGenerated = (type: string): boolean => type === contractType.trip || type === contractType.framework;

/** The sides that sign at once when one does. */
export const sidesSigning = (type: string, own: Side): Side[] => (isGenerated(type) ? [own, otherSide(own)] : [own]);

/** What a reader is, as far as signing goes. */
export interface Signer {
  isStaff: boolean;
  /** Holds `contract:sign`. */
  mayAct: boolean;
}

/** What of a contract decides on a signature. */
export type Signable = Pick<ContractRow, 'contractType' | 'signMode' | 'state' | 'validTo' | 'signATime' | 'signBTime'>;

/** Why somebody may not sign: the state, the time that is over, their own signature that is there, or their rights. */
export type SignProblem = 'state' | 'over' | 'signed' | 'denied';

/**
 * Whether a reader may sign a contract on a day, `YYYY-MM-DD`; the last day of its validity is one of its days.
 *
 * @returns undefined when they may, else the first reason against it
 * @source freight-domain 3.18, A06
 */
export function whyNotSign(row: Signable, { signer, today }: { signer: Signer; today: string }): SignProblem | undefined {
  if (!contractStates.moves.sign.from.some((state) => contractStates.codes[state] === row.state)) return 'state';
  if (row.validTo < today) return 'over';
  if (signedAt(row, sideOf({ isStaff: signer.isStaff, type: row.contractType })) !== null) return 'signed';
  const isTheirs = signer.mayAct && row.signMode === 'electronic' && !(signer.isStaff && isGenerated(row.contractType));
  return isTheirs ? undefined : 'denied';
}

/** A signature was given over another text than the one that would be signed now. */
export const isAltered = (row: Pick<ContractRow, 'contentHash'>, contentHash: string): boolean =>
  row.contentHash !== null && row.contentHash !== contentHash;

/** State of a contract by its signatures: the first makes it partly signed, the second brings it into force. */
export const stateBySignatures = (row: Pick<ContractRow, 'signATime' | 'signBTime'>): string =>
  row.signATime !== null && row.signBTime !== null ? contractState.inForce : contractState.partlySigned;

/** A signature of a side. */
export interface SideSeal {
  side: Side;
  name: string;
  time: string;
  seal: Seal;
}

/** The columns that a signature fills. */
export const sealColumns = ({ side, name, time, seal: { serial, seal } }: SideSeal): Partial<ContractRow> =>
  side === 'A'
    ? { signATime: time, signAName: name, signASerial: serial, signASeal: seal }
    : { signBTime: time, signBName: name, signBSerial: serial, signBSeal: seal };

/** Whether an order of these parties may name a contract on a day: it is one for customers or agents, in force, and the day is among its days. */
export const mayBeNamed = (
  row: Pick<ContractRow, 'contractType' | 'partyId' | 'state' | 'validFrom' | 'validTo'>,
  { parties, day }: { parties: readonly (string | null)[]; day: string },
): boolean =>
  (row.contractType === contractType.customer || row.contractType === contractType.agency) &&
  parties.includes(row.partyId) &&
  row.state === contractState.inForce &&
  day >= row.validFrom &&
  day <= row.validTo;
