import { z } from 'zod';
import type { AnyEntity, Endpoint } from '../../platform/contract/index.ts';
import { RowKey, RowReason, RowVerdict } from '../../platform/contract/rowInputs.ts';
import type { ReviewPermissions } from './review.states.ts';

/** One row, on or off the blacklist, and why. */
const BlacklistInput = RowReason.extend({ blacklist: z.enum(['0', '1']) }).meta({ id: 'BlacklistInput' });

const errors = ['NotFound', 'Conflict', 'InvalidInput'] as const;

/** Submit, review, freeze and unfreeze of a certified kind of row. @source freight-domain 3.3 */
export function reviewEndpoints<Kind extends AnyEntity>(kind: Kind, may: ReviewPermissions) {
  const row = kind.row as Kind['row'];
  const { zh, en } = kind.label;
  return {
    submit: {
      method: 'PUT',
      path: '/submit',
      permission: may.edit,
      summary: { zh: `提交${zh}审核`, en: `Submit for review: ${en}` },
      body: RowKey,
      reply: row,
      idempotent: 'accepted',
      errors,
    },
    review: {
      method: 'PUT',
      path: '/review',
      permission: may.review,
      summary: { zh: `审核${zh}`, en: `Review: ${en}` },
      body: RowVerdict,
      checkable: true,
      reply: row,
      idempotent: 'accepted',
      errors,
    },
    freeze: {
      method: 'PUT',
      path: '/freeze',
      permission: may.freeze,
      summary: { zh: `冻结${zh}`, en: `Freeze: ${en}` },
      body: RowReason,
      checkable: true,
      reply: row,
      idempotent: 'accepted',
      errors,
    },
    unfreeze: {
      method: 'PUT',
      path: '/unfreeze',
      permission: may.freeze,
      summary: { zh: `解冻${zh}`, en: `Unfreeze: ${en}` },
      body: RowReason,
      checkable: true,
      reply: row,
      idempotent: 'accepted',
      errors,
    },
  } as const satisfies Record<string, Endpoint>;
}

/** Setting and lifting of the blacklist mark. */
export function blacklistEndpoints<Kind extends AnyEntity>(kind: Kind, permission: string) {
  return {
    blacklist: {
      method: 'PUT',
      path: '/blacklist',
      permission,
      summary: { zh: `${kind.label.zh}黑名单`, en: `Blacklist: ${kind.label.en}` },
      body: BlacklistInput,
      checkable: true,
      reply: kind.row as Kind['row'],
      idempotent: 'accepted',
      errors,
    },
  } as const satisfies Record<string, Endpoint>;
}

/** Check of documents against each other. */
export function verifyEndpoints<Kind extends AnyEntity>(kind: Kind, permission: string) {
  return {
    verify: {
      method: 'POST',
      path: '/verify',
      permission,
      summary: { zh: `核验${kind.label.zh}`, en: `Verify: ${kind.label.en}` },
      body: RowKey,
      reply: kind.row as Kind['row'],
      idempotent: 'accepted',
      errors,
    },
  } as const satisfies Record<string, Endpoint>;
}
