import type { Filters } from '@tarmac/admin-kit/field';

/** Anyone who was approved. */
export const approved = { state: { is: '2' } } as const satisfies Filters;

/** Drivers and vehicles that may be sent out: anyone who stands on the blacklist is refused by every dispatch. */
export const dispatchable = { ...approved, blacklist: { is: '0' } } as const satisfies Filters;
