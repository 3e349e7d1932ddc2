import type { expectDone } from '../freight.ts';

type Row = ReturnType<typeof expectDone>;

/** What the second person is asked to do. */
export interface Decision {
  path: string;
  body: object;
}

/** Two things about one document that one person does not both do. */
export interface Pair {
  /** What is made, and what is decided. */
  what: string;
  /** Roles that make, and that decide. */
  maker: string;
  checker: string;
  /** Where it is decided. */
  at: string;
  /** What keeps them apart: `<file> <field>` as the source has it; of an application its kind. */
  guard: string;
  /** Makes it, and says how it is to be decided on. */
  make(who: string): Promise<Omit<Decision, 'path'>>;
}

/** A row as it was read. */
export const keyOf = ({ id, version }: Row) => ({ id, version });
/** A decision on one row with its version. */
export const on = ({ id, version }: Row, more: object = { pass: true }) => ({ body: { id, version, ...more } });
/** The same on rows of a batch. */
export const onMany = ({ id, version }: Row, more: object = { pass: true }) => ({ body: { ids: [id], versions: [version], ...more } });
/** The approval of a payment. */
export const onPayment = ({ id }: Row) => ({ body: { ids: [id], pass: true } });

/** Where applications are decided on. */
export const approvals = '/account/hyApproval/audit';
