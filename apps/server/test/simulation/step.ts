import { toDateTimeText } from '../../src/platform/clock.ts';
import type { Ground, Outcome } from './ground.ts';
import type { Note } from './world.ts';

/** Something that somebody may do next, and what should come of it. */
export interface Step {
  name: string;
  /** Whether the server should allow it, as things stand in the model. */
  may(): boolean;
  send(): Promise<Outcome>;
  /** What comes of it where it is done. */
  apply(result: Outcome['result']): void | Promise<void>;
}

/** Makes a step of its kind, or finds nothing that it could be done to. */
export type Maker = (ground: Ground) => Step | undefined;

export const hour = 3_600_000;
export const done: Outcome = { done: true, why: '', result: null };
export const notesIn = ({ world }: Ground, ...status: string[]): Note[] =>
  Object.values(world.notes).filter((note) => status.includes(note.status));
export const notePath = '/shipping/hyShippingNote';
export const nowOf = ({ site }: Ground, hours = 0): string =>
  toDateTimeText(new Date(site.server.clock.now().getTime() + hours * 3_600_000));

/** A waybill as the server has it now: a form is sent with the version that was read. */
export const read = async ({ site }: Ground, id: string) => site.read(id);

let serials = 0;
/** A number that nothing else has. */
export const nextSerial = (of: string): string => `${of}${(serials += 1)}`;
/** What proves that money came or went, under a number that no other has. */
export const proof = (ground: Ground) => ({
  companyAccountId: ground.site.account.id,
  bankSerialNo: nextSerial('S'),
  voucherFiles: 'voucher/a.png',
});
export const noteOf = ({ world }: Ground, { note }: { note: string | null }): Note => world.notes[note!]!;

/** Steps of a kind, with how often each is tried. */
export type Steps = readonly (readonly [weight: number, make: Maker])[];
