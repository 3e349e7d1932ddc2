import type { FieldDefinition } from '@tarmac/admin-kit/field';
import { session } from './session.ts';

/** Whether the signed-in person is of a customer or agent: whose documents and addresses are their own. */
export const isCustomer = (): boolean => session.state().userType === '2';

/** The field of a customer: people of one begin with their own. Asked again for each form, as somebody else may have signed in. */
export const withOwnCustomer = <Meta extends FieldDefinition>(meta: Meta): Meta =>
  Object.defineProperty({ ...meta }, 'default', {
    enumerable: true,
    get: () => (isCustomer() ? (session.state().cid ?? undefined) : meta.default),
  });
