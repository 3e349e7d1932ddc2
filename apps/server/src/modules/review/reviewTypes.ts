import type { Needs } from '@tarmac/freight-api/rules';
import type { AnyEntity } from '../../platform/contract/index.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { CommonTable, Resource, Values } from '../../platform/resource/resource.ts';
import type { PartyKind } from './review.events.ts';
import type { ReviewMachine } from './review.states.ts';
import type { Certificate } from './reviewRules.ts';

/** What is particular to reviewing one kind of party. */
export interface ReviewRules<Kind extends AnyEntity, Table extends CommonTable> {
  kind: PartyKind;
  resource: Resource<Kind, Table>;
  machine: ReviewMachine;
  /** Fields whose change sends an approved party back to review. */
  keyFields: readonly string[];
  /** What must be there before a review, which forms mark by the same rule. */
  needs: Needs;
  /** What the needs ask for and the row itself does not hold, such as who drives a vehicle. */
  beside?: (tx: Tx, row: Table['$inferSelect']) => Promise<Readonly<Record<string, unknown>>>;
  /** Last days of validity that must not have passed. */
  certificates: readonly Certificate[];
  /** Problems of the documents among each other; empty when they agree. */
  findings?: (row: Table['$inferSelect'], today: string) => readonly string[];
  /** What else happens on approval, and values to store with it. */
  onApprove?: (tx: Tx, ctx: Context, row: Table['$inferSelect']) => Promise<Values<Table>>;
}
