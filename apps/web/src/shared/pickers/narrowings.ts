import { fromLoading } from './nearby.ts';
import type { Narrowing } from '@tarmac/admin-kit/resource';

/** By what the form around a picker holds. */
type NarrowedBy = (values: Readonly<Record<string, unknown>>) => Narrowing;

/** Rows of the customer who pays, and in agent mode also those of the agent; the field says whose a row is. */
export const ofParties =
  (field: string): NarrowedBy =>
  ({ customerId, agentId, orderMode }) => {
    const owners = [customerId, orderMode === '3' ? agentId : undefined].filter((id): id is string => typeof id === 'string' && id !== '');
    return owners.length === 0 ? {} : { filter: { [field]: { in: owners } } };
  };

/** Those who may be sent out, seen from the loading place. */
export const fromPlace: NarrowedBy = (values) => ({ parameters: fromLoading(values) });
